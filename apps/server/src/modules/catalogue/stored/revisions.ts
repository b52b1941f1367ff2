import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { listRetiredBodies, listRevisions, type RevisionRow } from './catalogue.queries.ts'
import { readStoredActivity } from './stored-activity.ts'

/** How long feeds say that an activity is gone; each calendar has asked by then. */
const RETIRED_LISTED_DAYS = 30

/** The latest change of an activity: how many changes its game had seen by then, and when. */
export interface Revision {
  /** Never falls, also where a stored period takes the place of a computed one or gives it back. */
  readonly sequence: number
  readonly at: Instant
}

export interface Revisions {
  readonly byId: ReadonlyMap<string, Revision>
  /** For what is computed: the latest change of what it follows, a version, a challenge or a programme of the game. */
  readonly byGame: ReadonlyMap<string, Revision>
  readonly retired: readonly CatalogueActivity[]
}

export const NO_REVISIONS: Revisions = { byId: new Map(), byGame: new Map(), retired: [] }

export async function readRevisions(db: Db): Promise<Revisions> {
  const [rows, retired] = await Promise.all([listRevisions(db), listRetiredBodies(db, RETIRED_LISTED_DAYS)])
  return {
    byId: new Map(rows.map((row) => [row.id, revisionOf(row)])),
    byGame: rulingRevisions(rows),
    retired: retired.map(readStoredActivity).filter((activity) => activity !== null),
  }
}

function rulingRevisions(rows: readonly RevisionRow[]): ReadonlyMap<string, Revision> {
  const latest = new Map<string, Revision>()
  for (const row of rows.filter(({ isRuling }) => isRuling)) {
    const [known, revision] = [latest.get(row.gameId), revisionOf(row)]
    if (!known || known.sequence < revision.sequence) latest.set(row.gameId, revision)
  }
  return latest
}

function revisionOf({ version, updatedAt }: Pick<RevisionRow, 'version' | 'updatedAt'>): Revision {
  return { sequence: Number(version), at: instant(updatedAt.getTime()) }
}
