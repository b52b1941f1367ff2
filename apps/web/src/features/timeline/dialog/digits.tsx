import { countdownTo } from '@ephemeris/core/time/countdown'
import { type Instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { useNow } from '#web/lib/time/page-clock'

/** The time until a moment in days, hours, minutes and seconds, ticking. (ACT-5) */
export function Digits({ until }: { until: Instant }) {
  const t = useTranslations('timeline')
  const { days, hours, minutes, seconds } = countdownTo(until, useNow(SECOND_MS))
  const parts = { days, hours, minutes, seconds }

  return (
    <div className={styles.digits} role="timer" aria-live="off">
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span key={unit} className={styles.part}>
          <b className={styles.figure}>{unit === 'days' ? parts.days : String(parts[unit]).padStart(2, '0')}</b>{' '}
          <span className={styles.unit}>{t(`dialog.units.${unit}`, { count: parts[unit] })}</span>
        </span>
      ))}
    </div>
  )
}
