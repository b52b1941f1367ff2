import { type Instant, instant } from '@ephemeris/core/time/instant'

/** The server's only source of the current time. */
export interface Clock {
  now(): Instant
}

/** Runs at real speed; with `startAt` it shows that instant at the moment of the call. (OPS-1) */
export function createClock(startAt: Instant | null): Clock {
  const shiftMs = startAt === null ? 0 : startAt - Date.now()
  return { now: () => instant(Date.now() + shiftMs) }
}
