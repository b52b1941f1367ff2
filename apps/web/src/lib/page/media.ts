import { useCallback, useSyncExternalStore } from 'react'
import { WINDOWS, type WindowName } from '#web/lib/page/windows'

/** Whether a media query matches now; the component renders again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = mediaOf(query)
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaMatches(query))
}

/** Whether the window is one of these now; the component renders again when that changes. */
export function useWindow(...names: readonly WindowName[]): boolean {
  return useMedia(names.map((name) => WINDOWS[name]).join(', '))
}

/** Whether a media query holds at this moment. */
export function mediaMatches(query: string): boolean {
  return mediaOf(query).matches
}

/** One per query: components ask at every drawing, and a new one each time would be built and thrown away. */
const queries = new Map<string, MediaQueryList>()

function mediaOf(query: string): MediaQueryList {
  const media = queries.get(query) ?? matchMedia(query)
  queries.set(query, media)
  return media
}

/** The size of the window at this moment. */
export function windowSize(): { widthPx: number; heightPx: number } {
  return { widthPx: window.innerWidth, heightPx: window.innerHeight }
}
