import { type CalendarDay, dayOf, daysBetween } from '../time/calendar.ts'
import type { DisplayedClock } from '../time/clock.ts'
import type { Span } from '../time/event-window.ts'
import { DAY_MS, type Instant } from '../time/instant.ts'
import { resetsBetween } from '../time/resets.ts'
import type { UtcOffset } from '../time/zone.ts'

/** A version lasts about 42 days and is announced shortly before it opens: nothing further off is of use yet. */
export const OUTLOOK_DAYS = 45

export type Phase = 'upcoming' | 'running' | 'ended'

/** Running includes the first and the last moment. (ACT-3) */
export function phaseOf({ startAt, endAt }: Span, now: Instant): Phase {
  if (now < startAt) return 'upcoming'
  return now <= endAt ? 'running' : 'ended'
}

/** `urgent` ends today or tomorrow, `warning` within three days. (ACT-4) */
export type Urgency = 'urgent' | 'warning' | 'none'

/**
 * How loudly a running activity's end should be shown. (ACT-4)
 *
 * Days are calendar days on the clock the player reads, not 24-hour spans:
 * an activity ending at 00:10 tomorrow is `urgent` at 23:50 today.
 *
 * @throws RangeError if the activity is already over: ask only about running ones.
 */
export function urgencyOf(endAt: Instant, now: Instant, clock: DisplayedClock): Urgency {
  if (endAt < now) throw new RangeError(`activity ended ${now - endAt} ms ago`)

  const daysLeft = daysBetween(now, endAt, clock)
  if (daysLeft <= 1) return 'urgent'
  return daysLeft <= 3 ? 'warning' : 'none'
}

/**
 * Which day of play of a game's server an activity is on, for "day 12 of 42"; both count from 1. (ACT-6)
 *
 * A day ends with its reset, and the length is the time between both ends in days, rounded up, so that it is the same
 * on every server. What is left after the last of these days belongs to it: the two hours before a maintenance.
 */
export function dayProgress({ startAt, endAt }: Span, now: Instant, server: UtcOffset): { day: number; of: number } {
  const of = Math.max(1, Math.ceil((endAt - startAt) / DAY_MS))
  const day = Math.min(Math.max(resetsBetween(startAt, now, server) + 1, 1), of)
  return { day, of }
}

/** Where `day` lies from today: 0 is today, -1 yesterday. */
export function daysFromToday(day: CalendarDay, now: Instant, clock: DisplayedClock): number {
  return day - dayOf(now, clock)
}
