import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { type GameId, isGameId } from '@ephemeris/core/games/game'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { type GameState, listRetiredBodies, listRevisions, type RevisionRow } from './catalogue.queries.ts'
import { readStoredActivity } from './stored-activity.ts'

/** So long calendars are told that an activity is gone; each has asked by then. */
const TELL_RETIRED_DAYS = 30

/** The latest change of an activity: how many changes its game had seen by then, and when. */
export interface Revision {
  /** Never falls, also where a stored period takes the place of a computed one or gives it back. */
  readonly sequence: number
  readonly at: Instant
}

export interface Revisions {
  readonly byId: ReadonlyMap<string, Revision>
  /** For what is computed: it may change with any fact of its game. */
  readonly byGame: ReadonlyMap<GameId, Revision>
  readonly retired: readonly CatalogueActivity[]
}

export const NO_REVISIONS: Revisions = { byId: new Map(), byGame: new Map(), retired: [] }

export async function readRevisions(db: Db, states: readonly GameState[]): Promise<Revisions> {
  const [rows, retired] = await Promise.all([listRevisions(db), listRetiredBodies(db, TELL_RETIRED_DAYS)])
  return {
    byId: new Map(rows.map((row) => [row.id, revisionOf(row)])),
    byGame: new Map(states.flatMap((state) => (isGameId(state.gameId) ? [[state.gameId, revisionOf(state)]] : []))),
    retired: retired.map(readStoredActivity).filter((activity) => activity !== null),
  }
}

function revisionOf({ version, updatedAt }: Pick<RevisionRow, 'version' | 'updatedAt'>): Revision {
  return { sequence: Number(version), at: instant(updatedAt.getTime()) }
}
