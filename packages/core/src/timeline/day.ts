import type { PlacedActivity } from '../activity/activity.ts'
import { type CalendarDay, calendarDay, startOfDay } from '../time/calendar.ts'
import type { DisplayedClock } from '../time/clock.ts'
import { sortByEnd } from './sort.ts'

/** The activities that touch a day: those that end on it, start on it, or run through it; in each, what ends first. */
export interface DayActivities {
  readonly ending: readonly PlacedActivity[]
  readonly starting: readonly PlacedActivity[]
  readonly running: readonly PlacedActivity[]
}

/**
 * An activity touches a day when it starts at or before the day's end and ends at or after its start, on the same
 * clock as the bars. One that starts and ends on the day counts as ending. (TL-11)
 */
export function activitiesOn(
  activities: readonly PlacedActivity[],
  day: CalendarDay,
  clock: DisplayedClock,
): DayActivities {
  const from = startOfDay(day, clock)
  const to = startOfDay(calendarDay(day + 1), clock)
  const touching = sortByEnd(activities.filter(({ startAt, endAt }) => startAt < to && endAt >= from))

  const ending = touching.filter(({ endAt }) => endAt < to)
  const starting = touching.filter(({ startAt, endAt }) => startAt >= from && endAt >= to)
  const running = touching.filter(({ startAt, endAt }) => startAt < from && endAt >= to)
  return { ending, starting, running }
}
