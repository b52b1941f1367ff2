import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { useTranslations } from 'use-intl'
import { CalendarChannel } from '#web/features/reminders/channels/calendar-channel.tsx'
import { MailChannel } from '#web/features/reminders/channels/mail-channel.tsx'
import { PushChannel } from '#web/features/reminders/channels/push-channel.tsx'
import { WebhookChannel } from '#web/features/reminders/channels/webhook-channel.tsx'
import { ComingUp } from '#web/features/reminders/coming-up.tsx'
import styles from '#web/features/reminders/reminders.module.css'
import { QuietHoursFields } from '#web/features/reminders/rules/quiet-hours.tsx'
import { ReminderRules } from '#web/features/reminders/rules/reminder-rules.tsx'
import { Unsent } from '#web/features/reminders/unsent.tsx'
import { useSavedPart } from '#web/features/reminders/use-reminders'

/** The rules and what comes of them at the left, the channels at the right. */
export function Reminders({ overview }: { overview: ReminderOverview }) {
  const t = useTranslations('reminders')
  const isSaved = useSavedPart(({ part }) => part !== null)

  return (
    <div className={styles.columns}>
      <div className={styles.rules}>
        <ReminderRules overview={overview} />
        <QuietHoursFields hours={overview.settings.quietHours} />
        <Unsent overview={overview} />
        <ComingUp overview={overview} />
        <p className="visually-hidden" role="status">
          {isSaved && t('saved')}
        </p>
      </div>
      <div className={styles.channels}>
        <h3 className={styles.overline}>{t('ways')}</h3>
        <CalendarChannel />
        <PushChannel push={overview.push} />
        <MailChannel overview={overview} />
        <WebhookChannel webhook={overview.webhook} />
      </div>
    </div>
  )
}
