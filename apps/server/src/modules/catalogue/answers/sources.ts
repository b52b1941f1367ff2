import type { CatalogueSource } from '@ephemeris/contract/config'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import type { Source } from '../sources/notice-source.ts'
import type { SourceState } from '../sources/source.queries.ts'
import type { Snapshot } from '../stored/snapshot.ts'

/** Without a new announcement for so long, the facts of a game are stale. (CAT-8) */
const FACTS_STALE_AFTER_MS = 7 * DAY_MS

export interface Asked {
  readonly states: readonly SourceState[]
  /** Whom this installation asks. */
  readonly sources: readonly Source[]
}

/** How old each game's announcements are; a game without any is as old as time. (CAT-8, ING-12) */
export function listSources({ activities }: Snapshot, asked: Asked, now: Instant): CatalogueSource[] {
  return GAME_IDS.map((gameId) => {
    const announced = activities.filter((activity) => activity.gameId === gameId && activity.certainty === 'announced')
    const updatedAt = instant(Math.min(newestOf(announced), now))
    const reading = { readAt: readAtOf(gameId, asked, announced), isFailing: isFailing(gameId, asked) }
    return { gameId, updatedAt, state: now - updatedAt > FACTS_STALE_AFTER_MS ? 'stale' : 'ok', ...reading }
  })
}

function newestOf(activities: readonly CatalogueActivity[]): number {
  return Math.max(0, ...activities.map(({ source }) => source.updatedAt))
}

/** By this installation or, where it asks other instances, by those that read the publishers for it. */
function readAtOf(gameId: GameId, asked: Asked, announced: readonly CatalogueActivity[]): Instant | null {
  const own = statesOf(gameId, { ...asked, sources: asked.sources.filter(({ isMirror }) => !isMirror) })
  const mirroredAt = asked.sources.some(({ isMirror }) => isMirror)
    ? newestOf(announced.filter(({ source }) => source.name === 'mirror'))
    : 0
  const readAt = Math.max(mirroredAt, ...own.map((state) => state.readAt?.getTime() ?? 0))
  return readAt > 0 ? instant(readAt) : null
}

function isFailing(gameId: GameId, asked: Asked): boolean {
  const states = statesOf(gameId, asked)
  return states.length > 0 && states.every(({ failures }) => failures > 0)
}

/** Of the sources that report on a game; one that is no longer asked says nothing. */
function statesOf(gameId: GameId, { states, sources }: Asked): readonly SourceState[] {
  const ids = sources.filter(({ id, isMirror }) => isMirror || id === gameId).map(({ id }) => id)
  return states.filter(({ sourceId }) => ids.includes(sourceId))
}
