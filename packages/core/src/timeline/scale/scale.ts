import { type CalendarDay, calendarDay, dayOf, startOfDay } from '../../time/calendar.ts'
import type { DisplayedClock } from '../../time/clock.ts'
import type { Span } from '../../time/event-window.ts'
import { type Instant, instant } from '../../time/instant.ts'

/** Width of a day. */
export const DAY_WIDTH_PX = 36

/** No bar is narrower. (TL-3) */
export const MIN_BAR_WIDTH_PX = 50

/** The days that the timeline shows, both inclusive. */
export interface DayRange {
  readonly first: CalendarDay
  readonly last: CalendarDay
}

/** From one day before the earliest start to three days after the latest end, on the displayed clock. (TL-1) */
export function dayRangeOf(spans: readonly Span[], now: Instant, clock: DisplayedClock): DayRange {
  let first = Number(now)
  let last = Number(now)
  for (const { startAt, endAt } of spans) {
    first = Math.min(first, startAt)
    last = Math.max(last, endAt)
  }
  return {
    first: calendarDay(dayOf(instant(first), clock) - 1),
    last: calendarDay(dayOf(instant(last), clock) + 3),
  }
}

/**
 * Instants as pixels and back. (TL-2)
 *
 * Every calendar day of the displayed clock is 36 px wide and time runs evenly inside it; so a day of 23 or 25 hours
 * keeps its column, and each pixel is still exactly one instant.
 */
export interface Scale {
  readonly range: DayRange
  readonly widthPx: number
  xOf(at: Instant): number
  instantAt(x: number): Instant
  xOfDay(day: CalendarDay): number
}

export function scaleOf(range: DayRange, clock: DisplayedClock): Scale {
  const starts = new Map<CalendarDay, Instant>()

  function startOf(day: CalendarDay): Instant {
    const known = starts.get(day)
    if (known !== undefined) return known
    const start = startOfDay(day, clock)
    starts.set(day, start)
    return start
  }

  function xOfDay(day: CalendarDay): number {
    return (day - range.first) * DAY_WIDTH_PX
  }

  return {
    range,
    widthPx: (range.last - range.first + 1) * DAY_WIDTH_PX,
    xOfDay,
    xOf: (at) => {
      const day = dayOf(at, clock)
      const start = startOf(day)
      const length = startOf(calendarDay(day + 1)) - start
      return xOfDay(day) + ((at - start) / length) * DAY_WIDTH_PX
    },
    instantAt: (x) => {
      const column = Math.floor(x / DAY_WIDTH_PX)
      const day = calendarDay(range.first + column)
      const start = startOf(day)
      const length = startOf(calendarDay(day + 1)) - start
      return instant(Math.round(start + (x / DAY_WIDTH_PX - column) * length))
    },
  }
}

export interface BarBox {
  readonly leftPx: number
  readonly widthPx: number
}

/** The position of the bar of a span; at least 50 px wide. (TL-3) */
export function barBoxOf({ startAt, endAt }: Span, scale: Scale): BarBox {
  const leftPx = scale.xOf(startAt)
  return { leftPx, widthPx: Math.max(scale.xOf(endAt) - leftPx, MIN_BAR_WIDTH_PX) }
}
