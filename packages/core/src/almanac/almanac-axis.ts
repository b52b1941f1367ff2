import { calendarDay, dayOf, monthOf, startOfDay } from '../time/calendar.ts'
import type { DisplayedClock } from '../time/clock.ts'
import { DAY_MS, type Instant, instant } from '../time/instant.ts'
import type { AlmanacEntry } from './almanac.ts'

/** From the month of the first banner to two months ahead, or to the end of the last banner that is announced. */
export interface AlmanacAxis {
  readonly from: Instant
  readonly to: Instant
  readonly months: readonly AxisMonth[]
}

export interface AxisMonth {
  readonly at: Instant
  readonly year: number
  readonly isJanuary: boolean
}

const MONTHS_AHEAD = 2

/** Months begin on `clock`. (ALM-7) */
export function almanacAxis(entries: readonly AlmanacEntry[], now: Instant, clock: DisplayedClock): AlmanacAxis {
  const first = Math.min(now, ...entries.flatMap(({ banners }) => banners[0]?.startAt ?? []))
  const start = monthOf(dayOf(instant(first), clock))
  const since = (at: number) => {
    const { year, month } = monthOf(dayOf(instant(at), clock))
    return (year - start.year) * 12 + month - start.month
  }
  const last = Math.max(now, ...entries.flatMap(({ banners }) => banners.map(({ startAt, endAt }) => endAt ?? startAt)))
  const count = Math.max(since(now) + MONTHS_AHEAD, since(last)) + 1
  const months = Array.from({ length: count + 1 }, (_, past) => monthAt(start, past, clock))
  const [from, to] = [months[0]?.at ?? now, months[count]?.at ?? now]
  return { from, to, months: months.slice(0, -1) }
}

/** Where a moment lies on the axis, from 0 to 1; what lies beyond it is at its end. */
export function shareOnAxis({ from, to }: AlmanacAxis, at: Instant): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)))
}

function monthAt(start: { year: number; month: number }, past: number, clock: DisplayedClock): AxisMonth {
  const index = start.year * 12 + start.month - 1 + past
  const year = Math.floor(index / 12)
  const day = calendarDay(Date.UTC(year, index % 12, 1) / DAY_MS)
  return { at: startOfDay(day, clock), year, isJanuary: index % 12 === 0 }
}
