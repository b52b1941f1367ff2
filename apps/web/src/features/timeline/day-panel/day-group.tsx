import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { useId } from 'react'
import { DayEntry } from '#web/features/timeline/day-panel/day-entry.tsx'
import styles from '#web/features/timeline/day-panel/day-panel.module.css'
import type { AskForMark } from '#web/features/timeline/status/status-menu.tsx'

interface DayGroupProps {
  label: string
  activities: readonly PlacedActivity[]
  /** Which of its moments an entry tells: the one that lies on the day, or both. */
  moment: 'start' | 'end' | 'both'
  onOpen: (activityId: string) => void
  onMark: AskForMark
}

/** The activities that touch a day in one way; nothing at all where there are none. */
export function DayGroup({ label, activities, moment, onOpen, onMark }: DayGroupProps) {
  const id = useId()
  if (activities.length === 0) return null

  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        <span>{label}</span>
        <span>{activities.length}</span>
      </h3>
      <ul className={styles.entries}>
        {activities.map((activity) => (
          <DayEntry key={activity.id} activity={activity} moment={moment} onOpen={onOpen} onMark={onMark} />
        ))}
      </ul>
    </section>
  )
}
