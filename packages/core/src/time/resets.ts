import { DAY_MS, HOUR_MS, type Instant } from './instant.ts'
import { instantOf, wallTime, wallTimeOf } from './wall-time.ts'
import type { UtcOffset } from './zone.ts'

/** On the clock of every server. (INC-3) */
const RESET_MS = 4 * HOUR_MS

/** When a server's next day of play begins: the first 04:00 after `now` on its clock. */
export function nextDailyReset(now: Instant, server: UtcOffset): Instant {
  const daysBegun = Math.floor((wallTimeOf(now, server) - RESET_MS) / DAY_MS)
  return instantOf(wallTime((daysBegun + 1) * DAY_MS + RESET_MS), server)
}
