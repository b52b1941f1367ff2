import type { Absence } from '@ephemeris/core/tab-lock/tab-lock'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/tab-lock/tab-lock-dialog.module.css'
import { Button } from '#web/ui/button/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'

interface TabLockDialogProps {
  absence: Absence
  isForcing: boolean
  onForce: () => void
}

/** Says that the app works in another tab; it closes only when it works in this one. (LOCK-20) */
export function TabLockDialog({ absence, isForcing, onForce }: TabLockDialogProps) {
  const t = useTranslations('shell')
  const titleId = useId()
  const messageId = useId()
  const isLost = absence === 'lost'
  const Icon = isLost ? CircleAlert : TriangleAlert

  return (
    <Modal placement="center" widthPx={500} labelledBy={titleId} describedBy={messageId} isUppermost>
      <div className={styles.content}>
        <span className={styles.disc} data-absence={absence}>
          <Icon size={22} aria-hidden />
        </span>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {isLost ? t('tabLock.lostLockTitle') : t('tabLock.title')}
          </h2>
          <div id={messageId}>
            <p className={styles.message}>{isLost ? t('tabLock.lostLockMessage') : t('tabLock.message')}</p>
            {!isLost && <p className={styles.warning}>{t('tabLock.warning')}</p>}
          </div>
        </div>
        <Button look="primary" size="lg" className={styles.action} disabled={isForcing} onClick={onForce}>
          {isLost ? t('tabLock.forceAcquire') : t('tabLock.continue')}
        </Button>
      </div>
    </Modal>
  )
}
