import type { Absence } from '@ephemeris/core/tab-lock/tab-lock'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/tab-lock/tab-lock-dialog.module.css'
import { isRecordReadable } from '#web/lib/tab-lock/lock-record'
import { Button } from '#web/ui/button/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
      <Grid gap={16} className={styles.content}>
        <span className={styles.disc} data-absence={absence}>
          <Icon size={22} aria-hidden />
        </span>
        <Stack gap={4}>
          <Text kind="title" as="h2" id={titleId}>
            {t(TITLES[words])}
          </Text>
          <Stack gap={8} id={messageId}>
            <Text kind="quiet" as="p">
              {t(MESSAGES[words])}
            </Text>
            {words === 'occupied' && (
              <Text kind="small" as="p" className={styles.warning}>
                {t('tabLock.warning')}
              </Text>
            )}
          </Stack>
        </Stack>
        <Button look="primary" size="lg" className={styles.action} disabled={isForcing} onClick={onForce}>
          {isLost ? t('tabLock.forceAcquire') : t('tabLock.continue')}
        </Button>
      </Grid>
    </Modal>
  )
}
