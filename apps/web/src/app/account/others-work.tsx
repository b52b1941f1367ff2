import { readAllPlans } from '@ephemeris/core/plan/stored/stored-plan'
import { countMarks } from '@ephemeris/core/sync/synced-settings'
import { useTranslations } from 'use-intl'
import styles from '#web/app/app.module.css'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'
import { withOwnWork, withSharedWork } from '#web/lib/device/device-user'
import { useDevice } from '#web/state/device'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/**
 * Asks who has just logged in what becomes of the marks and the plan of another user on this device. Closing it sets
 * them aside: nothing is mixed, and their owner finds them again. (PANEL-20)
 */
export function OthersWork() {
  const t = useTranslations('accountOffer')
  const marks = useDevice((device) => countMarks(device.activityStatus))
  const goals = useDevice(({ plan }) => readAllPlans(plan).reduce((sum, { goals: some }) => sum + some.length, 0))

  return (
    <Dialog title={t('others.title')} widthPx={440} onClose={() => answer(withOwnWork)}>
      <Text as="p" kind="quiet">
        {t('others.text', { marks, goals })}
      </Text>
      <Row gap={8} align="stretch" justify="end" wrap className={styles.answers}>
        <Button look="quiet" onClick={() => answer(withSharedWork)}>
          {t('others.share')}
        </Button>
        <Button look="primary" onClick={() => answer(withOwnWork)}>
          {t('others.aside')}
        </Button>
      </Row>
    </Dialog>
  )
}

function answer(change: (device: DeviceSettings, userId: string) => Partial<DeviceSettings>): void {
  deviceStorage.update((device) => (device.user_id === null ? {} : change(device, device.user_id)))
}
