import { type CalendarDay, calendarDay, monthOf } from '../../time/calendar.ts'
import { DAY_MS } from '../../time/instant.ts'
import type { DayRange } from './scale.ts'

export interface MonthCell {
  /** `2026-05`: two Januaries of different years are two cells. */
  readonly key: string
  readonly first: CalendarDay
  /** Days of the month that lie inside the range. */
  readonly dayCount: number
}

/** One cell per month of the range, in order. (TL-4) */
export function monthsOf({ first, last }: DayRange): MonthCell[] {
  const cells: MonthCell[] = []
  for (let day = first; day <= last; ) {
    const { year, month } = monthOf(day)
    const nextMonth = Date.UTC(year, month, 1) / DAY_MS
    const end = Math.min(nextMonth, last + 1)
    cells.push({ key: `${year}-${String(month).padStart(2, '0')}`, first: day, dayCount: end - day })
    day = calendarDay(end)
  }
  return cells
}
