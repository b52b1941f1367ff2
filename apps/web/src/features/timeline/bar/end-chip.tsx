import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { urgencyOf } from '@ephemeris/core/activity/timing'
import type { Instant } from '@ephemeris/core/time/instant'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useCountdownText } from '#web/state/words/countdown-text'
import { UrgencyChip } from '#web/ui/chip/urgency-chip.tsx'

interface EndChipProps {
  activity: Pick<PlacedActivity, 'endAt' | 'certainty'>
  now: Instant
}

/** The time that is left of something running; what ends by tomorrow also carries a sign, unless it is only expected to. (ACT-4, ACT-21) */
export function EndChip({ activity: { endAt, certainty }, now }: EndChipProps) {
  const clock = useDisplayedClock()
  const countdown = useCountdownText()
  const urgency = certainty === 'expected' ? certainty : urgencyOf(endAt, now, clock)
  return <UrgencyChip urgency={urgency}>{countdown.left({ at: endAt, certainty }, now)}</UrgencyChip>
}
