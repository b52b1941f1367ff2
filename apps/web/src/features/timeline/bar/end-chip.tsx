import { urgencyOf } from '@ephemeris/core/activity/timing'
import type { Instant } from '@ephemeris/core/time/instant'
import { Clock3 } from 'lucide-react'
import styles from '#web/features/timeline/bar/end-chip.module.css'
import { useCountdownText } from '#web/features/timeline/text/use-countdown-text'
import { useDisplayedClock } from '#web/state/displayed-clock'

interface EndChipProps {
  endAt: Instant
  now: Instant
}

/** The time that is left of something running; what ends by tomorrow also carries a sign. (ACT-4) */
export function EndChip({ endAt, now }: EndChipProps) {
  const clock = useDisplayedClock()
  const countdown = useCountdownText()
  const urgency = urgencyOf(endAt, now, clock)

  return (
    <span className={styles.chip} data-urgency={urgency}>
      {urgency === 'urgent' && <Clock3 size={12} strokeWidth={2.25} aria-hidden />}
      {countdown.left(endAt, now)}
    </span>
  )
}
