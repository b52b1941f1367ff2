import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { AnnouncedVersion } from '@ephemeris/core/activity/version-facts'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { BANNERS } from '@ephemeris/gamedata/banners'
import { EVENTS } from '@ephemeris/gamedata/events'
import { bannerActivity } from './banner-activity.ts'
import { eventActivity } from './event-activity.ts'
import { versionActivity } from './version-activity.ts'
import { versionWindows } from './version-windows.ts'

/** The facts that come with the product: versions, banners and events, each game in the order of its data. (CAT-11) */
export function shippedActivities(): readonly CatalogueActivity[] {
  return GAME_IDS.flatMap((gameId) => shippedOf(gameId, []))
}

/** Those of one game; banners that last as long as their version end with the announced one. */
export function shippedOf(gameId: GameId, announced: readonly AnnouncedVersion[]): readonly CatalogueActivity[] {
  const windows = versionWindows(gameId, null, announced)
  return [
    ...windows.filter(({ certainty }) => certainty === 'announced').map((window) => versionActivity(gameId, window)),
    ...BANNERS[gameId].map((banner) => bannerActivity(gameId, banner, windows)),
    ...EVENTS[gameId].map((event) => eventActivity(gameId, event, windows)),
  ].filter((activity) => activity !== null)
}
