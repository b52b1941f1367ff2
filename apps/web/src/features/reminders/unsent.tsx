import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { dayOf } from '@ephemeris/core/time/calendar'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CHANNEL_CARDS } from '#web/features/reminders/channels/channel-cards'
import styles from '#web/features/reminders/reminders.module.css'
import { useRuleWords } from '#web/features/reminders/rules/use-rule-words'
import { useReminderClock } from '#web/features/reminders/use-reminder-clock'
import { dayText, timeText } from '#web/i18n/dates'
import { useMomentStyle } from '#web/state/words/moment-style'

/** The messages of the last days that could not be sent; nothing while there are none. (REM-52) */
export function Unsent({ overview }: { overview: ReminderOverview }) {
  const t = useTranslations('reminders')
  const titleId = useId()
  const words = useRuleWords(overview)
  const language = useLocale()
  const style = { ...useMomentStyle(), clock: useReminderClock(overview) }
  if (overview.unsent.length === 0) return null

  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.comingUpOverline}>
        {t('unsent')}
      </h3>
      <ul>
        {overview.unsent.map(({ channel, dueAt, text }) => {
          const { icon: Icon } = CHANNEL_CARDS[channel]
          const day = dayText(dayOf(dueAt, style.clock), language, { weekday: 'short', month: 'short', day: 'numeric' })
          return (
            <li key={`${channel} ${dueAt} ${text}`} className={styles.message}>
              <span className={styles.when}>{t('next.when', { day, time: timeText(dueAt, style) })}</span>
              <span className={styles.what}>{text}</span>
              <span className={styles.ways}>
                <span className="visually-hidden">{t('next.by', { channels: words.channel(channel) })}</span>
                <Icon size={15} strokeWidth={1.75} aria-hidden />
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
