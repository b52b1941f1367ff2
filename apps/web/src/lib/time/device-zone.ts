import { type DisplayedClock, zoneClock } from '@ephemeris/core/time/clock'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Kept, because asking takes longer than drawing a bar, and every bar wants to know. */
let zone: string | null = null

/** One clock per zone for all components: it remembers the offsets for which it had to ask `Intl`. */
const clocks = new Map<string, DisplayedClock>()

/** The device's IANA zone, e.g. `Europe/Berlin`; follows a traveller who comes back to the page. */
export function useDeviceZone(): string {
  return useSyncExternalStore(subscribe, deviceZone)
}

/**
 * As `useDeviceZone`, at this moment. The first call initialises the browser's calendar: tens of milliseconds on a
 * phone.
 */
export function deviceZone(): string {
  zone ??= askZone()
  return zone
}

/** @param name as `useDeviceZone` gives it @throws RangeError if `Intl` does not know it */
export function clockOfZone(name: string): DisplayedClock {
  const clock = clocks.get(name) ?? zoneClock(name)
  clocks.set(name, clock)
  return clock
}

/** Some systems name a zone that `Intl` refuses, such as `Etc/Unknown`: the clock is that of UTC then. */
function askZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  try {
    Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    return 'UTC'
  }
}

/** No event reports a new zone: it is looked up when the page is seen again or takes the focus. */
function readZoneAgain(): void {
  zone = askZone()
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  if (listeners.size === 0) {
    zone = askZone()
    document.addEventListener('visibilitychange', readZoneAgain)
    window.addEventListener('focus', readZoneAgain)
  }
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', readZoneAgain)
    window.removeEventListener('focus', readZoneAgain)
  }
}
