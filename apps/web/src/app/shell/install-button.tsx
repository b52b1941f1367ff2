import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/shell/shell.module.css'
import { acceptInstallOffer, useInstallOffer } from '#web/lib/outside/install-offer'
import { Button } from '#web/ui/button/button.tsx'
import { laterLayer } from '#web/ui/part/later.tsx'

/** For browsers that cannot ask themselves. */
const InstallSteps = laterLayer(async () => (await import('#web/app/shell/install-steps.tsx')).InstallSteps)

/** In the bar on top, only while the browser offers to install the app. (PWA-9) */
export function InstallButton() {
  const t = useTranslations('shell')
  const { offer } = useInstallOffer()
  const [showsSteps, setShowsSteps] = useState(false)
  if (offer === 'none') return null

  return (
    <>
      <Button
        look="quiet"
        className={styles.button ?? ''}
        aria-label={t('install.label')}
        onClick={() => (offer === 'prompt' ? void acceptInstallOffer() : setShowsSteps(true))}
      >
        <Download size={18} strokeWidth={1.75} aria-hidden />
        <span className={styles.words}>{t('install.label')}</span>
      </Button>
      {showsSteps && <InstallSteps onClose={() => setShowsSteps(false)} />}
    </>
  )
}
