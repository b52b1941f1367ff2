import { Share } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/reminders/channels/channels.module.css'

/** The three steps by which an iPhone lets Ephemeris send notifications. (REM-45) */
export function InstallHint() {
  const t = useTranslations('reminders')
  const bold = { b: (words: ReactNode) => <b className={styles.installHintName}>{words}</b> }

  return (
    <div className={styles.hint}>
      <p>{t('push.installHint')}</p>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <span>{t.rich('push.share', bold)}</span>
          <Share size={16} strokeWidth={1.75} aria-hidden />
        </li>
        <li className={styles.step}>
          <span>{t.rich('push.add', bold)}</span>
        </li>
        <li className={styles.step}>
          <span>{t('push.open')}</span>
        </li>
      </ol>
    </div>
  )
}
