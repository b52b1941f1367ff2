import { type CalendarDay, calendarDay, isWeekend } from '@ephemeris/core/time/calendar'
import { type MonthCell, monthsOf } from '@ephemeris/core/timeline/scale/months'
import { DAY_WIDTH_PX, type Scale } from '@ephemeris/core/timeline/scale/scale'
import type { IndexRange } from '@ephemeris/core/timeline/scale/viewport'
import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import styles from '#web/features/timeline/chart/chart.module.css'
import { DayCell } from '#web/features/timeline/chart/day-cell.tsx'
import { monthParts } from '#web/i18n/words/dates'

interface ChartHeadProps {
  scale: Scale
  columns: IndexRange
  today: CalendarDay
  /** The one day that Tab reaches. */
  activeDay: CalendarDay
  onDay: (day: CalendarDay) => void
  /** The content of the ruler: the clock. */
  children: ReactNode
}

/** Months, days and the ruler; stays at the top while the rows scroll. */
export function ChartHead({ scale, columns, today, activeDay, onDay, children }: ChartHeadProps) {
  const { range } = scale

  return (
    <div className={styles.head}>
      <div className={styles.corner} />
      <div className={styles.track} style={{ width: scale.widthPx }}>
        {monthsOf(range)
          .filter(({ first, dayCount }) => reaches(first - range.first, dayCount, columns))
          .map((month) => (
            <Month key={month.key} month={month} leftPx={scale.xOfDay(month.first)} />
          ))}
        {daysOf(range.first, columns).map((day) => (
          <DayCell
            key={day}
            day={day}
            leftPx={scale.xOfDay(day)}
            kind={day === today ? 'today' : day < today ? 'past' : 'coming'}
            isWeekend={isWeekend(day)}
            isTabStop={day === activeDay}
            onOpen={onDay}
          />
        ))}
        <div className={styles.ruler} />
        {children}
      </div>
    </div>
  )
}

function Month({ month, leftPx }: { month: MonthCell; leftPx: number }) {
  const { before, name, after } = monthParts(month.first, useLocale())

  return (
    <div className={styles.month} style={{ left: leftPx, width: month.dayCount * DAY_WIDTH_PX }}>
      <span className={styles.monthName}>
        <span className={styles.year}>{before}</span>
        {name}
        <span className={styles.year}>{after}</span>
      </span>
    </div>
  )
}

function daysOf(first: CalendarDay, { from, to }: IndexRange): CalendarDay[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => calendarDay(first + from + index))
}

function reaches(from: number, length: number, columns: IndexRange): boolean {
  return from < columns.to && from + length > columns.from
}
