import { clampToWindow, type EventWindow } from '../time/event-window.ts'
import { instant } from '../time/instant.ts'
import type { UtcOffset } from '../time/zone.ts'
import { type Activity, edgeInstant, type PlacedActivity } from './activity.ts'

/**
 * Activities on the clock of the server on which their game is played, clamped into the window. (TIME-2, TIME-6)
 * Where an instant and a wall-clock edge cross on a far server, the activity shrinks to its end.
 */
export function placeActivities<A extends Activity>(
  activities: readonly A[],
  serverOf: (gameId: A['gameId']) => UtcOffset,
  window: EventWindow,
): (A & PlacedActivity)[] {
  return activities.map((activity) => {
    const server = serverOf(activity.gameId)
    const endAt = edgeInstant(activity.end, server)
    const startAt = instant(Math.min(edgeInstant(activity.start, server), endAt))
    const span = clampToWindow({ startAt, endAt }, window, server)
    return { ...activity, startAt: span.startAt, endAt: span.endAt }
  })
}
