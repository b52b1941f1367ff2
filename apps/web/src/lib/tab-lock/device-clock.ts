import { type Instant, instant } from '@ephemeris/core/time/instant'

/** The device's own clock, uncorrected: all tabs of a browser read the same. */
export function deviceNow(): Instant {
  return instant(Date.now())
}

/** Calls `ring` once the device's clock shows `at`. Returns the way to call it off. */
export function alarmAt(at: Instant, ring: () => void): () => void {
  const timer = setTimeout(ring, Math.max(0, at - Date.now()))
  return () => clearTimeout(timer)
}
