import { RefreshCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { Texts } from '#web/i18n/texts.tsx'
import { dismissNewer, useVersion } from '#web/lib/offline/versions'
import { hasTypedText } from '#web/lib/typed-text'
import { useDevice } from '#web/state/device'
import { LastingToast } from '#web/ui/toast/lasting-toast.tsx'
import { Toaster } from '#web/ui/toast/toaster.tsx'

const AccountOffer = lazy(async () => ({ default: (await import('#web/app/account/account-offer.tsx')).AccountOffer }))

/**
 * The toasts of the page, and below them the offer of a new version: the page is reloaded only when the player says
 * so, and says so twice if typed text would be lost. (PWA-6)
 */
export function ShellToasts() {
  const t = useTranslations('shell')
  const { hasNewer, isDismissed } = useVersion()
  const [isAsking, setAsking] = useState(false)
  const isOffered = useDevice((device) => device.auth_token !== null && device.isAccountOffered)
  const reload = { label: t('update.reload'), onPress: () => (hasTypedText() ? setAsking(true) : reloadPage()) }
  const reloadAnyway = { label: t('update.reloadAnyway'), onPress: reloadPage }

  return (
    <Toaster>
      {hasNewer && !isDismissed && (
        <LastingToast
          icon={RefreshCw}
          text={isAsking ? t('update.unsent') : t('update.ready')}
          action={isAsking ? reloadAnyway : reload}
          onDismiss={dismissNewer}
        />
      )}
      {isOffered && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Texts areas={['accountOffer']}>
              <AccountOffer />
            </Texts>
          </Suspense>
        </ErrorBoundary>
      )}
    </Toaster>
  )
}

function reloadPage(): void {
  window.location.reload()
}
