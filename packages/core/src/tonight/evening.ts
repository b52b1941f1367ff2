import { type CalendarDay, calendarDay, momentOn } from '../time/calendar.ts'
import { type DisplayedClock, onClock } from '../time/clock.ts'
import { EVENING_TURNS } from '../time/evening-turn.ts'
import { DAY_MS, HOUR_MS, type Instant, instant, MINUTE_MS } from '../time/instant.ts'
import type { MinuteOfDay } from '../time/minute-of-day.ts'

/** A player's evening: the present one, or the next one while it is day. */
export interface Evening {
  /** The day on which it begins. */
  readonly day: CalendarDay
  readonly beginsAt: Instant
  /** When the player usually stops. */
  readonly stopsAt: Instant
  /** When the evening after it begins. What ends before is lost unless it is done by `stopsAt`. */
  readonly nextAt: Instant
}

const BEGINS = 18 * 60
const NOON = 12 * 60

/**
 * The evening to which `now` belongs. (TON-1)
 *
 * Evenings begin at 18:00. A stop before noon is on the next day. Until 05:00, or until the stop where that is later, it
 * is still the evening before.
 *
 * @param clock the player's own, with its daylight saving: an evening does not depend on a game's server
 */
export function eveningOf(now: Instant, stop: MinuteOfDay, clock: DisplayedClock): Evening {
  const turns = stop < NOON ? Math.max(stop, EVENING_TURNS) : EVENING_TURNS
  const day = calendarDay(Math.floor((onClock(now, clock) - turns * MINUTE_MS) / DAY_MS))
  return {
    day,
    beginsAt: momentOn(day, BEGINS, clock),
    stopsAt: momentOn(stop < NOON ? calendarDay(day + 1) : day, stop, clock),
    nextAt: momentOn(calendarDay(day + 1), BEGINS, clock),
  }
}

/** The day of the last evening before an end: by the next one it is over. (TON-5) */
export function lastEveningBefore(endsAt: Instant, clock: DisplayedClock): CalendarDay {
  return calendarDay(Math.floor((onClock(endsAt, clock) - BEGINS * MINUTE_MS) / DAY_MS))
}

/**
 * The hours that the ruler of an evening shows: from its begin, or the hour of `now` before that, to 06:00, or an hour
 * after a later stop.
 */
export function rulerOf(
  { beginsAt, stopsAt }: Evening,
  now: Instant,
): { readonly from: Instant; readonly to: Instant } {
  const hoursAhead = Math.max(0, Math.ceil((beginsAt - now) / HOUR_MS))
  return {
    from: instant(beginsAt - hoursAhead * HOUR_MS),
    to: instant(Math.max(beginsAt + 12 * HOUR_MS, stopsAt + HOUR_MS)),
  }
}
