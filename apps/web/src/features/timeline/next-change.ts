import { calendarDay, dayOf, startOfDay } from '@ephemeris/core/time/calendar'
import type { DisplayedClock } from '@ephemeris/core/time/clock'
import type { Span } from '@ephemeris/core/time/event-window'
import { type Instant, instant } from '@ephemeris/core/time/instant'

/** When an activity next begins or ends, or the next day does. */
export function nextChange(placed: readonly Span[], at: Instant, clock: DisplayedClock): Instant {
  const edges = placed.flatMap(({ startAt, endAt }) => [startAt, endAt]).filter((edge) => edge > at)
  return instant(Math.min(startOfDay(calendarDay(dayOf(at, clock) + 1), clock), ...edges))
}
