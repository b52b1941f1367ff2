import { useEffect } from 'react'
import { useLocale } from 'use-intl'
import { pageAt } from '#web/app/routes'
import { loadTexts } from '#web/i18n/load-texts'

/** What says that a link is about to be followed: a pointer above it, a finger on it, the focus. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const

/** Loads the page of a link while it is being pressed, so that it is there when the link is followed. (SHELL-62) */
export function usePreparedPages(): void {
  const language = useLocale()

  useEffect(() => {
    const prepare = async ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
      const page = link && pageAt(link.pathname)
      if (!page) return
      try {
        await page.screen.prepare()
        await Promise.all(page.areas.map((area) => loadTexts(language, area)))
      } catch {
        // Whoever follows the link is told.
      }
    }
    for (const sign of SIGNS) document.addEventListener(sign, prepare)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, prepare)
    }
  }, [language])
}
