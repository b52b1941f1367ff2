import { useSyncExternalStore } from 'react'

/** The device's IANA zone, e.g. `Europe/Berlin`; follows a traveller who comes back to the page. */
export function useDeviceZone(): string {
  return useSyncExternalStore(subscribe, deviceZone)
}

function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** No event tells of a new zone: it is looked up when the page is seen again or takes the focus. */
function subscribe(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify)
  window.addEventListener('focus', notify)
  return () => {
    document.removeEventListener('visibilitychange', notify)
    window.removeEventListener('focus', notify)
  }
}
