import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { phaseOf } from '@ephemeris/core/activity/timing'
import type { Instant } from '@ephemeris/core/time/instant'
import type { ReactNode } from 'react'
import styles from '#web/features/timeline/bar/bar-content.module.css'
import { EndChip } from '#web/features/timeline/bar/end-chip.tsx'
import { useCountdownText } from '#web/state/words/countdown-text'

interface BarCountdownProps {
  activity: PlacedActivity
  /** Follows what is left of a running bar. */
  extra?: ReactNode
  now: Instant
}

/** The time that a running bar has left, in view wherever it ends; left of a coming one the time until it starts. (ACT-5, TL-73) */
export function BarCountdown({ activity, extra, now }: BarCountdownProps) {
  const countdown = useCountdownText()
  const phase = phaseOf(activity, now)
  if (phase === 'ended' || activity.announcement?.goneSince) return null

  return (
    <span className={phase === 'running' ? styles.after : styles.before} data-countdown={phase} aria-hidden>
      {phase === 'running' ? (
        <>
          <EndChip activity={activity} now={now} />
          <span className={styles.extra}>{extra}</span>
        </>
      ) : (
        countdown.startsIn({ at: activity.startAt, certainty: startCertaintyOf(activity) }, now)
      )}
    </span>
  )
}
