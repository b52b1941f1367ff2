import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { type CalendarDay, calendarDay } from '@ephemeris/core/time/calendar'
import { activitiesOn } from '@ephemeris/core/timeline/day'
import { useLocale, useTranslations } from 'use-intl'
import { DayGroup } from '#web/features/timeline/day-panel/day-group.tsx'
import { DayHeader } from '#web/features/timeline/day-panel/day-header.tsx'
import styles from '#web/features/timeline/day-panel/day-panel.module.css'
import type { AskForMark } from '#web/features/timeline/status/status-menu.tsx'
import { fullDay } from '#web/i18n/words/dates'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { EmptyStar } from '#web/ui/message/empty-star.tsx'

interface DayPanelProps {
  day: CalendarDay
  /** In the order of the rows. */
  activities: readonly PlacedActivity[]
  onDay: (day: CalendarDay) => void
  onOpen: (activityId: string) => void
  onMark: AskForMark
  onClose: () => void
}

/** What ends, starts and runs on one day. (TL-11) */
export function DayPanel({ day, activities, onDay, onOpen, onMark, onClose }: DayPanelProps) {
  const t = useTranslations('timeline')
  const language = useLocale()
  const clock = useDisplayedClock()
  const { ending, starting, running } = activitiesOn(activities, day, clock)
  const count = ending.length + starting.length + running.length
  const actions = { onOpen, onMark }

  return (
    <Modal placement="end" widthPx={460} label={fullDay(day, language)} onClose={onClose}>
      <DayHeader
        day={day}
        counts={{ count, ending: ending.length, starting: starting.length }}
        onStep={(days) => onDay(calendarDay(day + days))}
        onClose={onClose}
      />
      <div className={styles.list}>
        <DayGroup label={t('day.ending')} activities={ending} moment="end" {...actions} />
        <DayGroup label={t('day.starting')} activities={starting} moment="start" {...actions} />
        <DayGroup label={t('day.running')} activities={running} moment="both" {...actions} />
        {count === 0 && (
          <p className={styles.empty}>
            <EmptyStar />
            {t('day.empty')}
          </p>
        )}
      </div>
    </Modal>
  )
}
