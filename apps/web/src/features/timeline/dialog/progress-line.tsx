import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { dayProgress, phaseOf } from '@ephemeris/core/activity/timing'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'

/** How far a running activity with a known start has come, and which day it is on. (ACT-6, ACT-21) */
export function ProgressLine({ activity }: { activity: PlacedActivity }) {
  const t = useTranslations('timeline')
  const clock = useDisplayedClock()
  const now = useNow(MINUTE_MS)
  const isStartKnown = startCertaintyOf(activity) !== 'expected'
  const isRunning = isStartKnown && phaseOf(activity, now) === 'running'
  const { startAt, endAt } = activity
  const { day, of } = dayProgress(activity, now, clock)
  const share = isStartKnown ? Math.min(Math.max((now - startAt) / (endAt - startAt || 1), 0), 1) : 0
  const isExpected = activity.certainty === 'expected'
  const progress = isExpected ? t('dialog.progressExpected', { day, of }) : t('dialog.progress', { day, of })
  const length = isExpected ? t('dialog.lengthExpected', { days: of }) : t('dialog.length', { days: of })

  return (
    <div>
      {/* The words below say the same, so the line is only drawn. */}
      <div className={styles.track} aria-hidden>
        <div className={styles.done} style={{ width: `${share * 100}%` }} />
      </div>
      <p className={styles.facts}>
        <span>{isRunning ? progress : length}</span>
      </p>
    </div>
  )
}
