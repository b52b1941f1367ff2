import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import type { Instant } from '@ephemeris/core/time/instant'
import { useEndText } from '#web/features/timeline/bar/use-end-text'
import { UrgencyChip } from '#web/ui/chip/urgency-chip.tsx'

interface EndChipProps {
  activity: PlacedActivity
  now: Instant
}

/** The time that is left of something running; what ends by tomorrow also carries a sign, unless it is only expected to. (ACT-4, ACT-21) */
export function EndChip({ activity, now }: EndChipProps) {
  const end = useEndText()(activity, now)
  return end && <UrgencyChip urgency={end.urgency}>{end.text}</UrgencyChip>
}
