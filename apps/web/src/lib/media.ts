import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds at the moment; the component renders anew when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaHolds(query))
}

/** Whether a media query holds at this moment. */
export function mediaHolds(query: string): boolean {
  return matchMedia(query).matches
}

/** The size of the window at this moment. */
export function windowSize(): { widthPx: number; heightPx: number } {
  return { widthPx: window.innerWidth, heightPx: window.innerHeight }
}
