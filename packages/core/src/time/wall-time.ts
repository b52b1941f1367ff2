import { type Instant, instant, MINUTE_MS } from './instant.ts'
import type { UtcOffset } from './zone.ts'

/** What a clock on the wall shows, without saying where: milliseconds as if the shown time were UTC. */
export type WallTime = number & { readonly unit: 'ms of a wall clock, as if it were UTC' }

const PATTERN = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)$/

export function wallTime(ms: number): WallTime {
  return ms as WallTime
}

/** Reads `YYYY-MM-DD HH:MM:SS` (or with `T`); `null` for any other form and for dates that do not exist. (TIME-1) */
export function parseWallTime(text: string): WallTime | null {
  const match = PATTERN.exec(text)
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  // Out-of-range parts carry over into the next larger one, so a date that does not exist comes out different.
  const isReal =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second
  return isReal ? wallTime(date.getTime()) : null
}

/** `YYYY-MM-DD HH:MM:SS` */
export function formatWallTime(wall: WallTime): string {
  return new Date(wall).toISOString().slice(0, 19).replace('T', ' ')
}

/** The instant at which a clock at `offset` shows `wall`. */
export function instantOf(wall: WallTime, offset: UtcOffset): Instant {
  return instant(wall - offset * MINUTE_MS)
}

/** What a clock at `offset` shows at `at`. */
export function wallTimeOf(at: Instant, offset: UtcOffset): WallTime {
  return wallTime(at + offset * MINUTE_MS)
}
