import { useLayoutEffect } from 'react'
import { useMedia } from '#web/lib/page/media'
import { usePreferences } from '#web/state/preferences'

/** Keeps the page, and the browser's bar around it, in the chosen colours, or in the system's. (SHELL-4, PWA-13) */
export function useColorScheme(): void {
  const { theme } = usePreferences()
  const prefersDark = useMedia('(prefers-color-scheme: dark)')
  const scheme = theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme

  useLayoutEffect(() => {
    document.documentElement.dataset.colorScheme = scheme
  }, [scheme])

  useLayoutEffect(() => {
    for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const { scheme: own } = colour.dataset
      colour.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
    }
  }, [theme])
}
