import type { DisplayedClock } from './clock.ts'
import { onClock } from './clock.ts'
import { DAY_MS, HOUR_MS, type Instant, instant, MINUTE_MS, SECOND_MS } from './instant.ts'
import type { MinuteOfDay } from './minute-of-day.ts'
import { formatWallTime, parseWallTime, type WallTime, wallTime } from './wall-time.ts'

/** A calendar day as the number of days since 1970-01-01. */
export type CalendarDay = number & { readonly unit: 'days since 1970-01-01' }

export function calendarDay(days: number): CalendarDay {
  return days as CalendarDay
}

/** The day that `clock` shows at `at`. (TIME-4) */
export function dayOf(at: Instant, clock: DisplayedClock): CalendarDay {
  return calendarDay(Math.floor(onClock(at, clock) / DAY_MS))
}

/** How many calendar days `clock` turns from one moment to another; negative backwards. */
export function daysBetween(from: Instant, to: Instant, clock: DisplayedClock): number {
  return dayOf(to, clock) - dayOf(from, clock)
}

/** `2026-05-20` */
export function formatDay(day: CalendarDay): string {
  return formatWallTime(midnight(day)).slice(0, 10)
}

/** Reads `YYYY-MM-DD`; `null` for any other form and for days that do not exist. */
export function parseDay(text: string): CalendarDay | null {
  const wall = /^\d{4}-\d\d-\d\d$/.test(text) ? parseWallTime(`${text} 00:00:00`) : null
  return wall === null ? null : calendarDay(wall / DAY_MS)
}

/** 0 is Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return (((day + 4) % 7) + 7) % 7
}

export function isWeekend(day: CalendarDay): boolean {
  const weekday = weekdayOf(day)
  return weekday === 0 || weekday === 6
}

/** Year and month (1 to 12) of a day. */
export function monthOf(day: CalendarDay): { year: number; month: number } {
  const date = new Date(midnight(day))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

function midnight(day: CalendarDay): WallTime {
  return wallTime(day * DAY_MS)
}

/**
 * The first instant at which `clock` shows `day`. (TIME-5)
 *
 * Where daylight saving skips midnight, that is the moment of the change; where a day begins twice, the earlier one.
 */
export function startOfDay(day: CalendarDay, clock: DisplayedClock): Instant {
  const guess = instant(day * DAY_MS - clock.offsetAt(instant(day * DAY_MS)) * 60 * SECOND_MS)
  const settled = instant(day * DAY_MS - clock.offsetAt(guess) * 60 * SECOND_MS)
  if (isFirstOf(day, settled, clock)) return settled

  let low = settled - 3 * HOUR_MS
  let high = settled + 3 * HOUR_MS
  while (high - low > SECOND_MS) {
    const middle = low + Math.floor((high - low) / 2 / SECOND_MS) * SECOND_MS
    if (dayOf(instant(middle), clock) < day) low = middle
    else high = middle
  }
  return instant(high)
}

function isFirstOf(day: CalendarDay, at: Instant, clock: DisplayedClock): boolean {
  return dayOf(at, clock) === day && dayOf(instant(at - SECOND_MS), clock) < day
}

/** When a clock shows a time of a day; where daylight saving skips it, as much later. */
export function momentOn(day: CalendarDay, minute: MinuteOfDay, clock: DisplayedClock): Instant {
  const wall = day * DAY_MS + minute * MINUTE_MS
  const guess = instant(wall - clock.offsetAt(instant(wall)) * MINUTE_MS)
  return instant(wall - clock.offsetAt(guess) * MINUTE_MS)
}
