import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import type { Status } from '@ephemeris/core/activity/status'
import type { Instant } from '@ephemeris/core/time/instant'
import styles from '#web/features/timeline/bar/bar.module.css'
import { useActivityLabel } from '#web/features/timeline/text/use-activity-label'
import { useBarExtra } from '#web/state/timeline/bar-extras'

interface BarButtonProps {
  activity: PlacedActivity
  mark: Status
  now: Instant
  isTabStop: boolean
  onOpen: (activityId: string) => void
  onFocus: (activityId: string) => void
}

/** Opens the dialog of a bar, and carries the bar's accessible name. */
export function BarButton({ activity, mark, now, isTabStop, onOpen, onFocus }: BarButtonProps) {
  const { id } = activity
  const label = useActivityLabel()
  const extra = useBarExtra(id)

  return (
    <button
      type="button"
      className={styles.open}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={[label(activity, mark, now), extra?.label].filter(Boolean).join(' ')}
      aria-haspopup="dialog"
      onClick={() => onOpen(id)}
      onFocus={() => onFocus(id)}
    />
  )
}
