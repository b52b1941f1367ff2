import type { PlacedActivity } from '../activity/activity.ts'
import { isPutAside, type Marks } from '../activity/status.ts'
import { phaseOf, urgencyOf } from '../activity/timing.ts'
import { dayOf } from '../time/calendar.ts'
import type { DisplayedClock } from '../time/clock.ts'
import type { Instant } from '../time/instant.ts'
import { sortByEnd } from './sort.ts'

/** What a player who opens the app today should know of; no activity is in both lists. */
export interface TodaysActivities {
  /** Runs and ends within three days, without tonight's; what ends first comes first. (HOME-1) */
  readonly ending: readonly PlacedActivity[]
  /** Starts on this day, earlier or later; what starts first comes first. (HOME-2) */
  readonly starting: readonly PlacedActivity[]
}

interface TodayContext {
  readonly marks: Marks
  readonly now: Instant
  /** Days are those of this clock. */
  readonly clock: DisplayedClock
  /** What surely ends before is listed for tonight; `null`: nothing is. */
  readonly tonightUntil?: Instant | null
}

/** Of all activities those that the day is about and that the player has not put aside as done or cancelled. */
export function todaysActivities(
  activities: readonly PlacedActivity[],
  { marks, now, clock, tonightUntil = null }: TodayContext,
): TodaysActivities {
  const open = activities.filter(({ id }) => !isPutAside(marks, id))
  const isTonights = ({ type, endAt, certainty, announcement }: PlacedActivity) =>
    tonightUntil !== null &&
    endAt < tonightUntil &&
    type !== 'version' &&
    certainty !== 'expected' &&
    !announcement?.goneSince
  const isEnding = (activity: PlacedActivity) =>
    phaseOf(activity, now) === 'running' && urgencyOf(activity.endAt, now, clock) !== 'none'
  const isStarting = (activity: PlacedActivity) =>
    phaseOf(activity, now) !== 'ended' && dayOf(activity.startAt, clock) === dayOf(now, clock)

  return {
    ending: sortByEnd(open.filter((activity) => isEnding(activity) && !isTonights(activity))),
    starting: open
      .filter((activity) => isStarting(activity) && !isEnding(activity))
      .toSorted((a, b) => a.startAt - b.startAt || (a.id < b.id ? -1 : 1)),
  }
}
