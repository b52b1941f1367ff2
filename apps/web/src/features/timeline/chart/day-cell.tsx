import { type CalendarDay, formatDay, weekdayOf } from '@ephemeris/core/time/calendar'
import { useLocale } from 'use-intl'
import styles from '#web/features/timeline/chart/chart.module.css'
import { fullDay, weekdayMark } from '#web/i18n/words/dates'

interface DayCellProps {
  day: CalendarDay
  leftPx: number
  kind: 'past' | 'today' | 'coming'
  isWeekend: boolean
  isTabStop: boolean
  onOpen: (day: CalendarDay) => void
}

/** A day of the calendar above the bars; opens the day panel. */
export function DayCell({ day, leftPx, kind, isWeekend, isTabStop, onOpen }: DayCellProps) {
  const language = useLocale()
  const iso = formatDay(day)

  return (
    <button
      type="button"
      className={styles.day}
      style={{ left: leftPx }}
      data-day={iso}
      data-kind={kind}
      data-weekend={isWeekend || undefined}
      data-monday={weekdayOf(day) === 1 || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={kind === 'today' ? 'date' : undefined}
      aria-haspopup="dialog"
      onClick={() => onOpen(day)}
    >
      <span className="visually-hidden">{fullDay(day, language)}</span>
      <span className={styles.number} aria-hidden>
        {Number(iso.slice(8))}
      </span>
      <span className={styles.weekday} aria-hidden>
        {weekdayMark(day, language)}
      </span>
    </button>
  )
}
