import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { holdsOthersWork } from '#web/lib/device/device-user'
import { dismissNewer, useVersion } from '#web/lib/offline/versions'
import { hasTypedText } from '#web/lib/typed-text'
import { useDevice } from '#web/state/device'
import { useTopDialog } from '#web/ui/dialog/open-dialogs'
import { LastingToast } from '#web/ui/message/lasting-toast.tsx'
import { Toaster } from '#web/ui/message/toaster.tsx'
import { later, Thrown } from '#web/ui/part/later.tsx'

const AccountOffer = later(
  async () => (await import('#web/app/account/account-offer.tsx')).AccountOffer,
  ['accountOffer', 'cloudSync'],
  { Missing: Thrown },
)

/**
 * The toasts of the page, and below them the offer of a new version: the page is reloaded only when the player says
 * so, and says so twice if typed text would be lost. (PWA-6)
 */
export function ShellToasts() {
  const t = useTranslations('shell')
  const { hasNewer, isDismissed } = useVersion()
  const [isAsking, setAsking] = useState(false)
  const isOffered = useDevice((device) => device.auth_token !== null && device.isAccountOffered)
  const isAsked = useDevice(holdsOthersWork)
  const dialog = useTopDialog()
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
      {isOffered && !isAsked && dialog === null && (
        <ErrorBoundary fallback={null}>
          <AccountOffer />
        </ErrorBoundary>
      )}
    </Toaster>
  )
}

function reloadPage(): void {
  window.location.reload()
}
