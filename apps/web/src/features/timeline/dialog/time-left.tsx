import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { phaseOf } from '@ephemeris/core/activity/timing'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import { Digits } from '#web/features/timeline/dialog/digits.tsx'
import styles from '#web/features/timeline/dialog/time-left.module.css'
import { useCountdownText } from '#web/i18n/use-countdown-text'
import { useNow } from '#web/lib/page-clock'

/** Starts in, ends in, or over; about how many days where that is only expected. (ACT-3, ACT-21) */
export function TimeLeft({ activity }: { activity: PlacedActivity }) {
  const t = useTranslations('timeline')
  const countdown = useCountdownText()
  const now = useNow(SECOND_MS)
  const phase = phaseOf(activity, now)
  if (phase === 'ended') return <p className={styles.over}>{t('dialog.ended')}</p>

  const { startAt, endAt, certainty } = activity
  const end = phase === 'running' ? 'end' : 'start'
  const at = phase === 'running' ? endAt : startAt
  const isExpected = certainty === 'expected'

  return (
    <div>
      <p className={styles.label}>{t(isExpected ? `dialog.${end}ExpectedIn` : `dialog.${end}sIn`)}</p>
      {isExpected ? <p className={styles.about}>{countdown.spoken({ at, certainty }, now)}</p> : <Digits until={at} />}
    </div>
  )
}
