import { activityId } from '@ephemeris/core/activity/activity-id'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { VersionWindow } from '@ephemeris/core/activity/expected-versions'
import { edgeOf } from '@ephemeris/core/activity/fact-edge'
import { shortEventTitles } from '@ephemeris/core/activity/short-title'
import type { GameId } from '@ephemeris/core/games/game'
import { type GameEvent, isOnTimeline } from '@ephemeris/gamedata/timeline/events'
import { fullTitle } from '@ephemeris/gamedata/timeline/full-text'
import { endEdgeOf } from './end-edge.ts'
import { factSource } from './fact-source.ts'

/**
 * An event as an activity; `null` if the timeline does not show it: kinds that players do not wait for, and single periods of a
 * cycle, which the cycle itself shows. Placeholder hours and doubtful rows are expectations, not facts. (CAT-17)
 */
export function eventActivity(
  gameId: GameId,
  event: GameEvent,
  windows: readonly VersionWindow[],
): CatalogueActivity | null {
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
    certainty: event.isDayOnly || event.confidence === 'low' ? 'expected' : 'announced',
    source: factSource(gameId, 'catalogue', event.ref),
    announcement: null,
    featured: [],
    version: null,
    cycle: null,
  }
}
