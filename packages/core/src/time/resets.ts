import { DAY_MS, type Instant, MINUTE_MS } from './instant.ts'
import type { MinuteOfDay } from './minute-of-day.ts'
import { instantOf, wallTime, wallTimeOf } from './wall-time.ts'
import type { UtcOffset } from './zone.ts'

/** On the clock of every server. (INC-3) */
export const RESET_MINUTE: MinuteOfDay = 4 * 60

const RESET_MS = RESET_MINUTE * MINUTE_MS
const WEEK_MS = 7 * DAY_MS
/** Day 0 of the epoch was a Thursday. */
const MONDAY_MS = 4 * DAY_MS

/** When a server's next day of play begins: the first 04:00 after `now` on its clock. */
export function nextDailyReset(now: Instant, server: UtcOffset): Instant {
  return nextIn(DAY_MS, RESET_MS, { now, server })
}

/** How many days of play of a server begin after `from`, up to and with `to`. (ACT-6) */
export function resetsBetween(from: Instant, to: Instant, server: UtcOffset): number {
  return (nextDailyReset(to, server) - nextDailyReset(from, server)) / DAY_MS
}

/** When its next week begins: the first Monday 04:00 after `now`. */
export function nextWeeklyReset(now: Instant, server: UtcOffset): Instant {
  return nextIn(WEEK_MS, MONDAY_MS + RESET_MS, { now, server })
}

/** When a calendar day of a zone ends: what is reset at midnight there. */
export function nextMidnight(now: Instant, zone: UtcOffset): Instant {
  return nextIn(DAY_MS, 0, { now, server: zone })
}

function nextIn(everyMs: number, fromMs: number, { now, server }: { now: Instant; server: UtcOffset }): Instant {
  const shown = wallTimeOf(now, server)
  const passed = Math.floor((shown - fromMs) / everyMs)
  return instantOf(wallTime(fromMs + (passed + 1) * everyMs), server)
}
