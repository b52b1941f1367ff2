import type { CalendarDay } from '@ephemeris/core/time/calendar'
import { columnsInView, type IndexRange } from '@ephemeris/core/timeline/viewport'
import { type RefObject, useCallback, useState } from 'react'
import type { ChartFrame } from '#web/features/timeline/chart/chart-frame'
import { viewOf } from '#web/features/timeline/chart/scrolling'
import { useScrollReader } from '#web/features/timeline/chart/use-scroll-reader'

/** As numbers of days, which stay right when the calendar begins earlier than before. */
const ALL_DAYS: IndexRange = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** The day columns that can be seen, in part or whole. Changes with every day that scrolls by: for small parts only. (TL-33) */
export function useColumnsInView(
  scroller: RefObject<HTMLElement | null>,
  frame: ChartFrame,
  firstDay: CalendarDay,
): IndexRange {
  const [days, setDays] = useState(ALL_DAYS)

  const read = useCallback(
    (element: HTMLElement) => {
      const { leftPx, widthPx } = viewOf(element, frame)
      const columns = columnsInView(leftPx, widthPx)
      const from = firstDay + columns.from
      const to = firstDay + columns.to
      setDays((former) => (former.from === from && former.to === to ? former : { from, to }))
    },
    [frame, firstDay],
  )
  useScrollReader(scroller, read)

  return { from: days.from - firstDay, to: days.to - firstDay }
}
