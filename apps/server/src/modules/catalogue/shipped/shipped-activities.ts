import { activityId } from '@ephemeris/core/activity/activity-id'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { edgeOf } from '@ephemeris/core/activity/fact-edge'
import { shortEventTitles } from '@ephemeris/core/activity/titles/short-title'
import type { VersionWindow } from '@ephemeris/core/activity/versions/expected-versions'
import type { AnnouncedVersion } from '@ephemeris/core/activity/versions/version-facts'
import type { GameId } from '@ephemeris/core/games/game'
import { BANNERS } from '@ephemeris/gamedata/timeline/banners'
import { EVENTS, type GameEvent, isOnTimeline } from '@ephemeris/gamedata/timeline/events'
import { fullTitle } from '@ephemeris/gamedata/timeline/full-text'
import { bannerActivity } from './banner-activity.ts'
import { endEdgeOf } from './end-edge.ts'
import { factSource } from './fact-source.ts'
import { versionActivity } from './version-activity.ts'
import { versionWindows } from './version-windows.ts'

/** So many answers are kept: of each game, those before and after a few versions were announced. */
const MOST_KEPT = 16

/** By the game and its announced versions; nothing else changes them while a process runs. */
const kept = new Map<string, readonly CatalogueActivity[]>()

/**
 * The facts of one game that come with the product: versions, banners and events, each in the order of its data. Banners
 * that last as long as their version end with the announced one. (CAT-11)
 */
export function shippedOf(gameId: GameId, announced: readonly AnnouncedVersion[]): readonly CatalogueActivity[] {
  const key = JSON.stringify([gameId, announced])
  const known = kept.get(key)
  if (known) return known
  const activities = activitiesOf(gameId, announced)
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, activities)
  return activities
}

function activitiesOf(gameId: GameId, announced: readonly AnnouncedVersion[]): readonly CatalogueActivity[] {
  const windows = versionWindows(gameId, null, { announced })
  return [
    ...windows.filter(({ certainty }) => certainty === 'announced').map((window) => versionActivity(gameId, window)),
    ...BANNERS[gameId].map((banner) => bannerActivity(gameId, banner, windows)),
    ...EVENTS[gameId].map((event) => eventActivity(gameId, event, windows)),
  ].filter((activity) => activity !== null)
}

/**
 * An event as an activity; `null` if the timeline does not show it: kinds that players do not wait for, and single periods of a
 * cycle, which the cycle itself shows. Placeholder hours and doubtful rows are expectations, not facts. (CAT-17)
 */
function eventActivity(gameId: GameId, event: GameEvent, windows: readonly VersionWindow[]): CatalogueActivity | null {
  if (!isOnTimeline(event) || event.cycle !== null) return null
  const { title, ownTitles } = fullTitle(event.title, { gameId, kind: 'events', id: event.id })
  return {
    id: activityId(gameId, event.id),
    gameId,
    type: event.kind === 'challenge_mode' ? 'challenge' : 'event',
    title,
    shortTitle: shortEventTitles(title, gameId),
    ownTitles,
    start: edgeOf(event.start),
    end: endEdgeOf(event.end, windows),
    bannerUrl: null,
    certainty: event.precision === 'day' || event.confidence === 'low' ? 'expected' : 'announced',
    source: factSource(gameId, 'catalogue', event.ref),
    announcement: null,
    featured: [],
    version: null,
    cycle: null,
  }
}
