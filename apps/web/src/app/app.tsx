import { asksNewcomers } from '@ephemeris/contract/pages'
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { OwnLayer } from '#web/app/own-layer.tsx'
import { pageAt } from '#web/app/routes'
import { Screens } from '#web/app/screens.tsx'
import { Shell } from '#web/app/shell/shell.tsx'
import { useSessionStart } from '#web/app/use-session-start'
import { Welcome } from '#web/app/welcome.tsx'
import { dropFallbackTexts, useTextChanges } from '#web/i18n/load-texts'
import { showsFirstWelcome } from '#web/lib/before-paint/first-paint'
import { deviceStorage } from '#web/lib/device/device-storage'
import type { StorageTrouble } from '#web/lib/device/settings-store'
import { keepForOffline } from '#web/lib/offline/register'
import { hasBadge } from '#web/lib/outside/app-badge'
import { useAddress } from '#web/lib/page/router.tsx'
import { useHoldsApp } from '#web/lib/page/use-holds-app'
import { whenIdle } from '#web/lib/time/idle'
import { useKeptGames } from '#web/state/games'
import { useIsBehindWelcome } from '#web/state/welcome'
import { showToast } from '#web/ui/message/toasts'
import { later, Thrown } from '#web/ui/part/later.tsx'
import { Unseen } from '#web/ui/part/unseen'

/** For the icon of the installed app alone. */
const TonightBadge = later(async () => (await import('#web/features/tonight/tonight-badge.tsx')).TonightBadge, [], {
  Missing: Thrown,
})

export function App() {
  const t = useTranslations('shell')
  const { pathname } = useAddress()
  useStartNotices()
  useOfflineCopy()
  useSessionStart()
  useKeptGames()

  const page = pageAt(pathname)
  const isBehindWelcome = useIsBehindWelcome() && page !== null && asksNewcomers(page.path)
  const isDrawn = useIsPageDrawn(isBehindWelcome)
  const isIdle = useIsIdle()
  const title = t(`pages.${page?.id ?? 'notFound'}.title`)

  return (
    <Shell pageTitle={title} isFullBleed={page?.isFullBleed ?? false}>
      {isDrawn && (
        <Unseen value={isBehindWelcome}>
          <Screens page={page} />
        </Unseen>
      )}
      {isIdle && hasBadge() && (
        <ErrorBoundary fallback={null}>
          <TonightBadge />
        </ErrorBoundary>
      )}
      <OwnLayer />
      <Welcome page={page} />
    </Shell>
  )
}

/** Everything else comes first. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

/** The welcome of a newcomer fills the window: the page behind it is drawn while they read it. (WEL-1) */
function useIsPageDrawn(isBehindWelcome: boolean): boolean {
  const [isDrawn, setDrawn] = useState(() => !showsFirstWelcome())

  useLayoutEffect(() => {
    if (isDrawn) return
    const draw = () => startTransition(() => setDrawn(true))
    if (isBehindWelcome) whenIdle(draw)
    else draw()
  }, [isDrawn, isBehindWelcome])

  return isDrawn
}

/** Keeps on the device what every page needs in the present language. (PWA-1) */
function useOfflineCopy(): void {
  const language = useLocale()

  useEffect(() => void keepForOffline(language), [language])
}

/**
 * Shows once what failed without stopping the app: unreadable or missing storage, texts that did not load. Notices
 * about storage wait while a dialog of the tab lock covers the page. A language that failed is loaded again when it
 * is chosen again. (LANG-5, SET-4)
 */
function useStartNotices(): void {
  const t = useTranslations('shell')
  const language = useLocale()
  const trouble = useSyncExternalStore(subscribe, () => deviceStorage.trouble)
  const { hasFallenBack } = useTextChanges()
  const holdsApp = useHoldsApp()
  const reported = useRef<StorageTrouble | null>(null)
  const showTrouble = useEffectEvent((of: StorageTrouble) => {
    if (reported.current === of) return
    reported.current = of
    showToast({ tone: 'error', text: t(`storage.${of}`) })
  })
  const showFallback = useEffectEvent(() => showToast({ tone: 'error', text: t('language.fallback') }))

  useEffect(() => {
    if (trouble && holdsApp) showTrouble(trouble)
  }, [trouble, holdsApp])

  useEffect(() => {
    if (!hasFallenBack) return
    useTextChanges.setState({ hasFallenBack: false })
    showFallback()
  }, [hasFallenBack])

  useEffect(() => dropFallbackTexts(language), [language])
}

function subscribe(notify: () => void): () => void {
  return deviceStorage.subscribe(notify)
}
