import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { phaseOf, type Urgency, urgencyOf } from '@ephemeris/core/activity/timing'
import type { Instant } from '@ephemeris/core/time/instant'
import { textPx } from '#web/features/timeline/bar/text-px'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useCountdownText } from '#web/state/words/countdown-text'

/** What is left of a running bar. */
interface EndText {
  readonly text: string
  /** How loudly it is said. */
  readonly urgency: Urgency | 'expected'
  readonly widthPx: number
}

const FONT_PX = 12

/** Of the chip around the text: its padding, and the sign of what ends by tomorrow. */
const AROUND_PX: Readonly<Record<EndText['urgency'], number>> = { urgent: 34, warning: 16, none: 14, expected: 18 }

/** `null` of what does not run, or whose announcement is gone. (ACT-4, ACT-5, ACT-21) */
export function useEndText(): (activity: PlacedActivity, now: Instant) => EndText | null {
  const clock = useDisplayedClock()
  const countdown = useCountdownText()

  return (activity, now) => {
    const { endAt, certainty, announcement } = activity
    if (phaseOf(activity, now) !== 'running' || announcement?.goneSince) return null
    const urgency = certainty === 'expected' ? certainty : urgencyOf(endAt, now, clock)
    const text = countdown.left({ at: endAt, certainty }, now)
    return { text, urgency, widthPx: textPx(text, FONT_PX) + AROUND_PX[urgency] }
  }
}
