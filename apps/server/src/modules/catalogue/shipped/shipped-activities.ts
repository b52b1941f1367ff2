import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { AnnouncedVersion } from '@ephemeris/core/activity/version-facts'
import type { GameId } from '@ephemeris/core/games/game'
import { BANNERS } from '@ephemeris/gamedata/timeline/banners'
import { EVENTS } from '@ephemeris/gamedata/timeline/events'
import { bannerActivity } from './banner-activity.ts'
import { eventActivity } from './event-activity.ts'
import { versionActivity } from './version-activity.ts'
import { versionWindows } from './version-windows.ts'

/** The facts of one game that come with the product: versions, banners and events, each in the order of its data. Banners that last as long as their version end with the announced one. (CAT-11) */
export function shippedOf(gameId: GameId, announced: readonly AnnouncedVersion[]): readonly CatalogueActivity[] {
  const windows = versionWindows(gameId, null, announced)
  return [
    ...windows.filter(({ certainty }) => certainty === 'announced').map((window) => versionActivity(gameId, window)),
    ...BANNERS[gameId].map((banner) => bannerActivity(gameId, banner, windows)),
    ...EVENTS[gameId].map((event) => eventActivity(gameId, event, windows)),
  ].filter((activity) => activity !== null)
}
