import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Kept, because asking takes longer than drawing a bar, and every bar wants to know. */
let zone: string | null = null

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

function askZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** No event tells of a new zone: it is looked up when the page is seen again or takes the focus. */
function lookAgain(): void {
  zone = askZone()
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  if (listeners.size === 0) {
    zone = askZone()
    document.addEventListener('visibilitychange', lookAgain)
    window.addEventListener('focus', lookAgain)
  }
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', lookAgain)
    window.removeEventListener('focus', lookAgain)
  }
}
