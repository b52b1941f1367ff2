import { TEST_PAUSE_SECONDS, type TestResults, testReminders } from '@ephemeris/contract/reminders/reminders'
import { type ChannelId, SENDING_CHANNELS } from '@ephemeris/core/reminders/reminder-settings'
import { useMutation } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/reminders/reminders.module.css'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { pauseAfter, useRest } from '#web/state/account/pauses'
import { Button } from '#web/ui/button/button.tsx'
import { showToast, type Toast } from '#web/ui/message/toasts'

interface TestButtonProps {
  /** What a channel is called. */
  nameOf: (channel: ChannelId) => string
}

const PAUSE = { success: TEST_PAUSE_SECONDS, failure: TEST_PAUSE_SECONDS } as const

/** Sends a test by every channel that is ready, and says of each what came of it. (REM-50) */
export function TestButton({ nameOf }: TestButtonProps) {
  const t = useTranslations('reminders')
  const errorText = useErrorText()
  const language = useLocale()
  const restSeconds = useRest('reminderTest')
  const test = useMutation({
    mutationFn: () => pauseAfter('reminderTest', PAUSE, () => call(testReminders, {})),
    onSuccess: (results) => showToast(toastOf(results)),
    onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
  })
  const isResting = restSeconds > 0 && !test.isPending

  function toastOf(results: TestResults): Omit<Toast, 'id'> {
    const list = new Intl.ListFormat(language, { type: 'conjunction' })
    const named = (wanted: 'sent' | 'failed') => SENDING_CHANNELS.filter((one) => results[one] === wanted).map(nameOf)
    const sent = list.format(named('sent'))
    const failed = list.format(named('failed'))
    if (sent && failed) return { tone: 'error', text: t('test.mixed', { sent, failed }) }
    if (failed) return { tone: 'error', text: t('test.failed', { failed }) }
    return sent ? { tone: 'success', text: t('test.sent', { sent }) } : { tone: 'error', text: t('test.nothing') }
  }

  return (
    <Button
      look="quiet"
      className={styles.button ?? ''}
      aria-disabled={isResting || test.isPending || undefined}
      onClick={() => {
        if (!isResting && !test.isPending) test.mutate()
      }}
    >
      {test.isPending ? (
        <span className={styles.ring} aria-hidden />
      ) : (
        <Send size={16} strokeWidth={1.75} aria-hidden />
      )}
      <span>{isResting ? t('test.again', { seconds: restSeconds }) : t('test.send')}</span>
    </Button>
  )
}
