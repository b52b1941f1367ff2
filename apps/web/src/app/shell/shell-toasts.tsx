import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/shell/shell-toasts.module.css'
import { dismissNewer, useVersion } from '#web/lib/offline/versions'
import { hasTypedText } from '#web/lib/typed-text'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
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
      {isAsking && <UnsentWords onClose={() => setAsking(false)} />}
    </>
  )
}

function UnsentWords({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell')
  return (
    <Dialog title={t('update.unsentTitle')} widthPx={400} onClose={onClose}>
      <p>{t('update.unsentMessage')}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('update.stay')}</Button>
        <Button className={styles.reload ?? ''} onClick={reload}>
          {t('update.reloadAnyway')}
        </Button>
      </div>
    </Dialog>
  )
}

function reload(): void {
  window.location.reload()
}
