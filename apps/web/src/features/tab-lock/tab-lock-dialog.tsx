import type { Absence } from '@ephemeris/core/tab-lock/tab-lock'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/tab-lock/tab-lock-dialog.module.css'
import { isRecordReadable } from '#web/lib/tab-lock/lock-record'
import { Button } from '#web/ui/button/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'

interface TabLockDialogProps {
  absence: Absence
  isForcing: boolean
  onForce: () => void
}

const TITLES = { occupied: 'tabLock.title', lost: 'tabLock.lostLockTitle', blind: 'tabLock.blindTitle' } as const
const MESSAGES = {
  occupied: 'tabLock.message',
  lost: 'tabLock.lostLockMessage',
  blind: 'tabLock.blindMessage',
} as const

/**
 * Says that the app works in another tab, or that no one can know, since the browser blocks the storage that tabs share;
 * it closes only when the app works in this one. (LOCK-9, LOCK-20)
 */
export function TabLockDialog({ absence, isForcing, onForce }: TabLockDialogProps) {
  const t = useTranslations('shell')
  const titleId = useId()
  const messageId = useId()
  const isLost = absence === 'lost'
  const [isBlind] = useState(() => !isRecordReadable())
  const words = absence === 'occupied' && isBlind ? 'blind' : absence
  const Icon = isLost ? CircleAlert : TriangleAlert

  return (
    <Modal placement="center" widthPx={500} labelledBy={titleId} describedBy={messageId} isUppermost>
      <div className={styles.content}>
        <span className={styles.disc} data-absence={absence}>
          <Icon size={22} aria-hidden />
        </span>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {t(TITLES[words])}
          </h2>
          <div id={messageId}>
            <p className={styles.message}>{t(MESSAGES[words])}</p>
            {words === 'occupied' && <p className={styles.warning}>{t('tabLock.warning')}</p>}
          </div>
        </div>
        <Button look="primary" size="lg" className={styles.action} disabled={isForcing} onClick={onForce}>
          {isLost ? t('tabLock.forceAcquire') : t('tabLock.continue')}
        </Button>
      </div>
    </Modal>
  )
}
