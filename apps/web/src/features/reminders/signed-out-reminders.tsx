import { useTranslations } from 'use-intl'
import { PublicCalendarChannel } from '#web/features/reminders/channels/calendar-channel.tsx'
import styles from '#web/features/reminders/reminders.module.css'
import { LinkButton } from '#web/ui/button/link-button.tsx'

/** Who is signed out has the public calendars; everything else is sent to an account. (FEED-20) */
export function SignedOutReminders() {
  const t = useTranslations('reminders')
  return (
    <div className={styles.signedOutRemindersColumns}>
      <PublicCalendarChannel />
      <div className={styles.login}>
        <p className={styles.text}>{t('signedOut.text')}</p>
        <LinkButton to="/settings?highlight=login">{t('signedOut.logIn')}</LinkButton>
      </div>
    </div>
  )
}
