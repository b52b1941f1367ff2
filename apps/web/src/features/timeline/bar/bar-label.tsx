import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import type { Status } from '@ephemeris/core/activity/status'
import type { Instant } from '@ephemeris/core/time/instant'
import styles from '#web/features/timeline/bar/bar-content.module.css'
import { BarCountdown } from '#web/features/timeline/bar/bar-countdown.tsx'
import { BarExtraNode } from '#web/features/timeline/bar/bar-extra.tsx'
import { BarTitle } from '#web/features/timeline/bar/bar-title.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'

interface BarLabelProps {
  activity: PlacedActivity
  mark: Status
  now: Instant
  onShow: (activityId: string) => void
}

/**
 * The title of a bar and its countdown: inside the bar and after its end, or both beside the bar while too little of it
 * is in view; then a click leads to the bar. Scrolling changes that without rendering, see `useLabelPlaces`. (TL-33)
 *
 * For the pointer alone: the keyboard moves from bar to bar, wherever they are, and screen readers announce each.
 */
export function BarLabel({ activity, mark, now, onShow }: BarLabelProps) {
  return (
    <div className={styles.place} aria-hidden>
      <Pressable className={styles.label} tabIndex={-1} data-label onClick={() => onShow(activity.id)}>
        <BarTitle activity={activity} mark={mark} />
        <BarCountdown activity={activity} extra={<BarExtraNode activityId={activity.id} />} now={now} />
      </Pressable>
    </div>
  )
}
