import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { phaseOf } from '@ephemeris/core/activity/timing'
import { countdownTo, roughDays } from '@ephemeris/core/time/countdown'
import { type Instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useCountdownText } from '#web/state/words/countdown-text'

/**
 * Starts in, ends in, or over; about how many days where that is only expected; no countdown to what the publisher no
 * longer announces. (ACT-3, ACT-21, TL-63)
 */
export function ActivityTimeLeft({ activity }: { activity: PlacedActivity }) {
  const t = useTranslations('timeline')
  const clock = useDisplayedClock()
  const countdown = useCountdownText()
  const now = useNow(SECOND_MS)
  const phase = phaseOf(activity, now)
  const { startAt, endAt } = activity
  const certainty = phase === 'upcoming' ? startCertaintyOf(activity) : activity.certainty
  const isExpected = certainty === 'expected'
  if (phase === 'ended') {
    return <p className={styles.over}>{isExpected ? t('activity.endedExpected') : t('dialog.ended')}</p>
  }

  if (activity.announcement?.goneSince) {
    return <p className={styles.over}>{t(`activity.${activity.announcement.isCancelled ? 'cancelled' : 'gone'}`)}</p>
  }

  const end = phase === 'running' ? 'end' : 'start'
  const at = phase === 'running' ? endAt : startAt
  if (!isExpected) {
    return (
      <div>
        <p className={styles.timeLeftLabel}>{t(`dialog.${end}sIn`)}</p>
        <Digits until={at} />
      </div>
    )
  }

  const isNear = roughDays(at, now, clock) <= 1
  return (
    <div>
      <p className={styles.timeLeftLabel}>{t(isNear ? `day.${end}Expected` : `dialog.${end}ExpectedIn`)}</p>
      <p className={styles.about}>{countdown.spoken({ at, certainty }, now)}</p>
    </div>
  )
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/** The time until a moment in days, hours, minutes and seconds, ticking, from the first that is not zero. (ACT-5) */
function Digits({ until }: { until: Instant }) {
  const t = useTranslations('timeline')
  const parts = countdownTo(until, useNow(SECOND_MS))
  const first = UNITS.findIndex((unit) => parts[unit] > 0)

  return (
    <div className={styles.digits} role="timer" aria-live="off">
      {UNITS.slice(first).map((unit, place) => (
        <span key={unit} className={styles.unitOfTime}>
          <b className={styles.figure}>{place === 0 ? parts[unit] : String(parts[unit]).padStart(2, '0')}</b>{' '}
          <span className={styles.unit}>{t(`dialog.units.${unit}`, { count: parts[unit] })}</span>
        </span>
      ))}
    </div>
  )
}
