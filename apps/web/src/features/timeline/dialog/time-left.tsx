import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { phaseOf } from '@ephemeris/core/activity/timing'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import { Digits } from '#web/features/timeline/dialog/digits.tsx'
import styles from '#web/features/timeline/dialog/time-left.module.css'
import { useNow } from '#web/lib/page-clock'

/** Starts in, ends in, or over. (ACT-3) */
export function TimeLeft({ activity }: { activity: PlacedActivity }) {
  const t = useTranslations('timeline')
  const phase = phaseOf(activity, useNow(SECOND_MS))
  if (phase === 'ended') return <p className={styles.over}>{t('dialog.ended')}</p>

  return (
    <div>
      <p className={styles.label}>{t(phase === 'running' ? 'dialog.endsIn' : 'dialog.startsIn')}</p>
      <Digits until={phase === 'running' ? activity.endAt : activity.startAt} />
    </div>
  )
}
