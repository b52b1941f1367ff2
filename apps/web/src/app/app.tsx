import { asksNewcomers } from '@ephemeris/contract/pages'
import { startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { pageAt } from '#web/app/routes'
import { Screens } from '#web/app/screens.tsx'
import { Shell } from '#web/app/shell/shell.tsx'
import { useOfflineCopy } from '#web/app/use-offline-copy'
import { useSessionStart } from '#web/app/use-session-start'
import { useStartNotices } from '#web/app/use-start-notices'
import { Welcome } from '#web/app/welcome.tsx'
import { showsFirstWelcome, showsKeptDrawing } from '#web/lib/before-paint/first-paint'
import { hasBadge } from '#web/lib/outside/app-badge'
import { whenIdle } from '#web/lib/time/idle'
import { useKeptGames } from '#web/state/games'
import { useIsBehindWelcome } from '#web/state/welcome'
import { FacesUnseen } from '#web/ui/face/face.tsx'
import { laterPart } from '#web/ui/part/later.tsx'

/** For the icon of the installed app alone. */
const TonightBadge = laterPart(async () => (await import('#web/features/tonight/tonight-badge.tsx')).TonightBadge)

/** Nobody begins there on purpose. */
const NotFoundScreen = laterPart(async () => (await import('#web/app/screens/not-found-screen.tsx')).NotFoundScreen)

export function App() {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  useStartNotices()
  useOfflineCopy()
  useSessionStart()
  useKeptGames()

  const page = pageAt(pathname)
  const isDrawn = useIsPageDrawn()
  const isIdle = useIsIdle()
  const isBehindWelcome = useIsBehindWelcome() && page !== null && asksNewcomers(page.path)
  const title = t(`pages.${page?.id ?? 'notFound'}.title`)

  return (
    <Shell pageTitle={title} isFullBleed={page?.isFullBleed ?? false}>
      {isDrawn && (
        <FacesUnseen value={isBehindWelcome}>
          <Screens page={page} />
        </FacesUnseen>
      )}
      {page === null && <NotFoundScreen />}
      {isIdle && hasBadge() && (
        <ErrorBoundary fallback={null}>
          <TonightBadge />
        </ErrorBoundary>
      )}
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

/**
 * The welcome of a newcomer opens first: what comes behind an open dialog is styled and laid out once, not twice. What
 * was drawn before the program is replaced at once.
 */
function useIsPageDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(() => !showsFirstWelcome() || showsKeptDrawing())
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return isDrawn
}
