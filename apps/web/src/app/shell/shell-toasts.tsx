import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { dismissNewer, useVersion } from '#web/lib/offline/versions'
import { hasTypedText } from '#web/lib/typed-text'
import { LastingToast } from '#web/ui/toast/lasting-toast.tsx'
import { Toaster } from '#web/ui/toast/toaster.tsx'

/**
 * The toasts of the page, and below them the offer of a new version: the page is loaded anew only when the player says
 * so, and twice so over words that were typed. (PWA-6)
 */
export function ShellToasts() {
  const t = useTranslations('shell')
  const { hasNewer, isDismissed } = useVersion()
  const [isAsking, setAsking] = useState(false)
  const reload = { label: t('update.reload'), onPress: () => (hasTypedText() ? setAsking(true) : reloadPage()) }
  const reloadAnyway = { label: t('update.reloadAnyway'), onPress: reloadPage }

  return (
    <Toaster>
      {hasNewer && !isDismissed && (
        <LastingToast
          text={isAsking ? t('update.unsent') : t('update.ready')}
          action={isAsking ? reloadAnyway : reload}
          onDismiss={dismissNewer}
        />
      )}
    </Toaster>
  )
}

function reloadPage(): void {
  window.location.reload()
}
