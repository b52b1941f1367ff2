import { useLayoutEffect } from 'react'
import { useMedia } from '#web/lib/media'
import { usePreferences } from '#web/state/preferences'

/** Keeps the page in the chosen colours, or in the system's. (SHELL-4) */
export function useColorScheme(): void {
  const { theme } = usePreferences()
  const prefersDark = useMedia('(prefers-color-scheme: dark)')
  const scheme = theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme

  useLayoutEffect(() => {
    document.documentElement.dataset.colorScheme = scheme
  }, [scheme])
}
