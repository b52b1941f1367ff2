import { useLayoutEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useMedia } from '#web/lib/page/media'
import { useAddress } from '#web/lib/page/router.tsx'

/** The ways in which an installed app has a window of its own. */
const OWN_WINDOW = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay']
  .map((mode) => `(display-mode: ${mode})`)
  .join(', ')

/**
 * The document's language, its manifest in that language (PWA-10), and its title; beside other pages in a browser the
 * title names the app, too. (SHELL-2)
 */
export function usePageIdentity(pageTitle: string): void {
  const t = useTranslations('shell')
  const language = useLocale()
  const isInstalled = useMedia(OWN_WINDOW)
  const title = isInstalled ? pageTitle : `${pageTitle} - ${t('appTitle')}`

  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.title = title
  }, [language, title])

  const description = t('description')
  useLayoutEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language}.webmanifest`)
  }, [language, description])
}

/** After another page was opened, the focus is at its beginning, as after the loading of a document. (SHELL-5) */
export function useFocusOnNavigation() {
  const { pathname } = useAddress()
  const previous = useRef(pathname)
  const main = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    main.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])

  return main
}
