import { urgencyOf } from '@ephemeris/core/activity/timing'
import type { Instant } from '@ephemeris/core/time/instant'
import { useCountdownText } from '#web/i18n/use-countdown-text'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { UrgencyChip } from '#web/ui/chip/urgency-chip.tsx'

interface EndChipProps {
  endAt: Instant
  now: Instant
}

/** The time that is left of something running; what ends by tomorrow also carries a sign. (ACT-4) */
export function EndChip({ endAt, now }: EndChipProps) {
  const clock = useDisplayedClock()
  const countdown = useCountdownText()
  return <UrgencyChip urgency={urgencyOf(endAt, now, clock)}>{countdown.left(endAt, now)}</UrgencyChip>
}
