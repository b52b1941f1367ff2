import { DAY_MS, HOUR_MS, type Instant, instant, MINUTE_MS } from '../time/instant.ts'
import type { UtcOffset } from '../time/zone.ts'

/** Days turn at 04:00 on the server's clock. (INC-3) */
const RESET_MS = 4 * HOUR_MS

/** How many days of a 30-day pass are left, the one that is open now included. (INC-10) */
export function passDaysLeft(passUntil: Instant | null, now: Instant, server: UtcOffset): number {
  if (passUntil === null) return 0
  return Math.max(0, serverDay(passUntil, server) - serverDay(now, server) + 1)
}

/** The end of a pass with so many days left: the last moment of its last day; `null`: none is left. */
export function passUntilOf(days: number, now: Instant, server: UtcOffset): Instant | null {
  if (days === 0) return null
  const lastDay = serverDay(now, server) + days
  return instant(lastDay * DAY_MS + RESET_MS - server * MINUTE_MS - 1)
}

function serverDay(at: Instant, server: UtcOffset): number {
  return Math.floor((at + server * MINUTE_MS - RESET_MS) / DAY_MS)
}
