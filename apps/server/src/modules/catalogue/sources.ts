import type { CatalogueSource } from '@ephemeris/contract/config'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import type { Snapshot } from './snapshot.ts'

const STALE_AFTER_MS = 7 * DAY_MS

/** How old each game's announcements are; a game without any is as old as time. (CAT-8) */
export function listSources({ activities }: Snapshot, now: Instant): CatalogueSource[] {
  return GAME_IDS.map((gameId) => {
    const announced = activities.filter((activity) => activity.gameId === gameId && activity.certainty === 'announced')
    const newest = Math.max(0, ...announced.map(({ source }) => source.updatedAt))
    const updatedAt = instant(Math.min(newest, now))
    return { gameId, updatedAt, state: now - updatedAt > STALE_AFTER_MS ? 'stale' : 'ok' }
  })
}
