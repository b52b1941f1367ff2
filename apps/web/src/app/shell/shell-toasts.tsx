import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { dismissNewer, useVersion } from '#web/lib/offline/versions'
import { hasTypedText } from '#web/lib/typed-text'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
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

  return (
    <>
      <Toaster>
        {hasNewer && !isDismissed && (
          <LastingToast
            text={t('update.ready')}
            action={{ label: t('update.reload'), onPress: () => (hasTypedText() ? setAsking(true) : reload()) }}
            onDismiss={dismissNewer}
          />
        )}
      </Toaster>
      {isAsking && (
        <ConfirmDialog
          title={t('update.unsentTitle')}
          consequence={t('update.unsentMessage')}
          verb={t('update.reloadAnyway')}
          isDestructive
          onConfirm={reload}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function reload(): void {
  window.location.reload()
}
