import { daysBetween } from './calendar.ts'
import type { DisplayedClock } from './clock.ts'
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from './instant.ts'

/** A span of time in whole units, rounded down; never negative. */
export interface Countdown {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

export function countdownTo(target: Instant, now: Instant): Countdown {
  const ms = Math.max(0, lastSecond(target) - now)
  return {
    days: Math.floor(ms / DAY_MS),
    hours: Math.floor((ms % DAY_MS) / HOUR_MS),
    minutes: Math.floor((ms % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((ms % MINUTE_MS) / SECOND_MS),
  }
}

/**
 * Games end at 03:59:59 what others end at 04:00, and pages know the time to the minute. Counted to its last second, an
 * end has as many minutes left all through a minute, in whichever way it is written. (ACT-5)
 */
function lastSecond(target: Instant): number {
  return target % MINUTE_MS === 0 ? target - SECOND_MS : target
}

/** The form beside a bar: the two largest units that matter. (ACT-5) */
export type ShortCountdown =
  | { readonly unit: 'days'; readonly days: number; readonly hours: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'minutes'; readonly minutes: number }
  | { readonly unit: 'moment' }

/** From then on hours do not matter to who waits for a start. */
export const FAR_MS = 7 * DAY_MS

/** Calendar days on `clock` until a moment that is only expected: 0 is today; never negative. (ACT-21) */
export function roughDays(target: Instant, now: Instant, clock: DisplayedClock): number {
  return Math.max(0, daysBetween(now, target, clock))
}

/** Days and hours, or hours and minutes, or minutes, or less than a minute. (ACT-5) */
export function shortCountdown(target: Instant, now: Instant): ShortCountdown {
  const { days, hours, minutes } = countdownTo(target, now)
  if (days > 0) return { unit: 'days', days, hours }
  if (hours > 0) return { unit: 'hours', hours, minutes }
  if (minutes > 0) return { unit: 'minutes', minutes }
  return { unit: 'moment' }
}

/** The time until a start: as the short one, from a week on in whole days alone. (ACT-5) */
export function startCountdown(
  start: Instant,
  now: Instant,
): ShortCountdown | { readonly unit: 'far'; readonly days: number } {
  return isFar(start, now) ? { unit: 'far', days: countdownTo(start, now).days } : shortCountdown(start, now)
}

/** Whether a start is a week away or more. */
export function isFar(start: Instant, now: Instant): boolean {
  return lastSecond(start) - now >= FAR_MS
}
