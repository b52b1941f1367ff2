import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { REMINDER_CHANNELS } from '@ephemeris/core/reminders/reminder-settings'
import { useTranslations } from 'use-intl'
import { CHANNEL_CARDS } from '#web/features/reminders/channels/channel-cards'
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
        {REMINDER_CHANNELS.map((channel) => {
          const { Card } = CHANNEL_CARDS[channel]
          return <Card key={channel} overview={overview} />
        })}
      </div>
    </div>
  )
}
