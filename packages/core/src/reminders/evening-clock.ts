import { type CalendarDay, calendarDay, dayOf, momentOn } from '../time/calendar.ts'
import { type DisplayedClock, onClock } from '../time/clock.ts'
import { EVENING_TURNS } from '../time/evening-turn.ts'
import { DAY_MS, type Instant, instant, MINUTE_MS } from '../time/instant.ts'
import type { MinuteOfDay } from '../time/minute-of-day.ts'
import type { QuietHours } from './reminder-settings.ts'

/** How long before the night a reminder comes for what ends in the night. */
const BEFORE_NIGHT_MS = 30 * MINUTE_MS

/** The day to whose evening a moment belongs: until 05:00 it is the day before. (REM-5) */
export function eveningDayOf(at: Instant, clock: DisplayedClock): CalendarDay {
  return calendarDay(Math.floor((onClock(at, clock) - EVENING_TURNS * MINUTE_MS) / DAY_MS))
}

/** The first moment of the day after, as `eveningDayOf` counts days. */
export function nextEveningDay(day: CalendarDay, clock: DisplayedClock): Instant {
  return momentOn(calendarDay(day + 1), EVENING_TURNS, clock)
}

/** When the clock shows a time in the evening of a day; times until 05:00 belong to the night that follows it. */
export function eveningMoment(day: CalendarDay, minute: MinuteOfDay, clock: DisplayedClock): Instant {
  return momentOn(minute < EVENING_TURNS ? calendarDay(day + 1) : day, minute, clock)
}

/** The night in which a moment lies; `null`: it lies in none. */
export interface Night {
  /** The last good moment before it. */
  readonly before: Instant
  readonly end: Instant
}

export function nightAt(at: Instant, quiet: QuietHours, clock: DisplayedClock): Night | null {
  if (!quiet.isOn) return null
  const day = dayOf(at, clock)
  const minute = Math.floor((onClock(at, clock) - day * DAY_MS) / MINUTE_MS)
  const passesMidnight = quiet.from > quiet.to
  const isIn = passesMidnight ? minute >= quiet.from || minute < quiet.to : minute >= quiet.from && minute < quiet.to
  if (!isIn) return null
  const begins = passesMidnight && minute < quiet.to ? calendarDay(day - 1) : day
  const ends = passesMidnight ? calendarDay(begins + 1) : begins
  return {
    before: instant(momentOn(begins, quiet.from, clock) - BEFORE_NIGHT_MS),
    end: momentOn(ends, quiet.to, clock),
  }
}
