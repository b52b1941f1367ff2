import type { PushDevice } from '@ephemeris/contract/reminders/reminder-channels'
import { HOUR_MS, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import styles from '#web/features/reminders/channels/channels.module.css'
import { usePushRemoval } from '#web/features/reminders/channels/use-own-push'
import { useErrorText } from '#web/i18n/use-error-text'
import { useNow } from '#web/lib/time/page-clock'
import { useAgeText } from '#web/state/words/age-text'
import { Button } from '#web/ui/button/button.tsx'
import { showToast } from '#web/ui/message/toasts'

/** The user's other browsers that take push messages, each with a way to end that. (REM-44) */
export function PushDevices({ devices }: { devices: readonly PushDevice[] }) {
  const t = useTranslations('reminders')
  const errorText = useErrorText()
  const ageText = useAgeText()
  const now = useNow(MINUTE_MS)
  const removal = usePushRemoval()

  return (
    <ul>
      {devices.map(({ id, device, seenAt }) => (
        <li key={id} className={styles.device}>
          <span className={styles.pushDevicesName}>
            {now - seenAt < HOUR_MS ? t('push.usedNow', { device }) : t('push.used', { device, age: ageText(seenAt) })}
          </span>
          <Button
            look="ghost"
            aria-label={t('push.remove', { device })}
            onClick={() =>
              removal.mutate(id, { onError: (error) => showToast({ tone: 'error', text: errorText(error) }) })
            }
          >
            {t('push.removeShort')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
