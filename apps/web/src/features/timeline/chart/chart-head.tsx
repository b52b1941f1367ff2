import { fullDay, monthParts, weekdayMark } from '@ephemeris/core/language/dates'
import { type CalendarDay, calendarDay, formatDay, isWeekend } from '@ephemeris/core/time/calendar'
import { type MonthCell, monthsOf } from '@ephemeris/core/timeline/scale/months'
import { DAY_WIDTH_PX, type Scale } from '@ephemeris/core/timeline/scale/scale'
import type { IndexRange } from '@ephemeris/core/timeline/scale/viewport'
import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import styles from '#web/features/timeline/chart/chart.module.css'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
    <Row text="body" className={styles.month} style={{ left: leftPx, width: month.dayCount * DAY_WIDTH_PX }}>
      <Text kind="bold" className={styles.monthName}>
        <Text kind="medium" className={styles.year}>
          {before}
        </Text>
        {name}
        <Text kind="medium" className={styles.year}>
          {after}
        </Text>
      </Text>
    </Row>
  )
}

function daysOf(first: CalendarDay, { from, to }: IndexRange): CalendarDay[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => calendarDay(first + from + index))
}

function reaches(from: number, length: number, columns: IndexRange): boolean {
  return from < columns.to && from + length > columns.from
}

interface DayCellProps {
  day: CalendarDay
  leftPx: number
  kind: 'past' | 'today' | 'coming'
  isWeekend: boolean
  isTabStop: boolean
  onOpen: (day: CalendarDay) => void
}

/** A day of the calendar above the bars; opens the day panel. */
function DayCell({ day, leftPx, kind, isWeekend, isTabStop, onOpen }: DayCellProps) {
  const language = useLocale()
  const iso = formatDay(day)

  return (
    <Pressable
      className={styles.day}
      style={{ left: leftPx }}
      data-day={iso}
      data-kind={kind}
      data-weekend={isWeekend || undefined}
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
    </Pressable>
  )
}
