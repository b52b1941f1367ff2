import type { CatalogueSource } from '@ephemeris/contract/config'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import type { SourceState } from './ingest/source.queries.ts'
import { isMirrorId } from './ingest/source-id.ts'
import type { Snapshot } from './snapshot.ts'

const STALE_AFTER_MS = 7 * DAY_MS

/** How old each game's announcements are; a game without any is as old as time. (CAT-8, ING-12) */
export function listSources({ activities }: Snapshot, states: readonly SourceState[], now: Instant): CatalogueSource[] {
  return GAME_IDS.map((gameId) => {
    const announced = activities.filter((activity) => activity.gameId === gameId && activity.certainty === 'announced')
    const newest = Math.max(0, ...announced.map(({ source }) => source.updatedAt))
    const updatedAt = instant(Math.min(newest, now))
    return { gameId, updatedAt, state: now - updatedAt > STALE_AFTER_MS ? 'stale' : 'ok', ...readingOf(gameId, states) }
  })
}

function readingOf(gameId: GameId, states: readonly SourceState[]): Pick<CatalogueSource, 'readAt' | 'isFailing'> {
  const asked = states.filter(({ sourceId }) => sourceId === gameId || isMirrorId(sourceId))
  const readAt = Math.max(...asked.map((state) => state.readAt?.getTime() ?? 0))
  return {
    readAt: readAt > 0 ? instant(readAt) : null,
    isFailing: asked.length > 0 && asked.every(({ failures }) => failures > 0),
  }
}
