import { type CalendarDay, calendarDay } from '@ephemeris/core/time/calendar'
import { DAY_WIDTH_PX } from '@ephemeris/core/timeline/scale/scale'
import { columnsToDraw, type IndexRange, rowsToDraw, type View } from '@ephemeris/core/timeline/scale/viewport'
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'
import { type ChartMeasures, likelyView } from '#web/features/timeline/chart/chart-measures'
import type { DrawnWindow } from '#web/features/timeline/chart/drawn-rows'
import { scrollLeftForNow, viewOf } from '#web/features/timeline/chart/scroll/scrolling'
import { useScrollReader } from '#web/features/timeline/chart/scroll/use-scroll-reader'

interface Extent {
  readonly firstDay: CalendarDay
  readonly columnCount: number
  readonly rowCount: number
  readonly nowX: number
  /** Where the view begins, unless someone scrolls. */
  readonly restTopPx: number
}

/** Of days themselves, not of columns: it stays right when the calendar begins earlier than before. */
interface WindowOfDays {
  readonly from: CalendarDay
  readonly to: CalendarDay
  readonly rows: IndexRange
  readonly seenRows: IndexRange
}

/**
 * The part of the chart that is drawn, in whole steps: React hears of scrolling only when a step is crossed. What it will be
 * is known before the chart has a place on the page, so that nothing is drawn twice. The rows in view are drawn first, in a
 * task of half the length; those around them after the next paint. (TL-13)
 */
export function useDrawnWindow(
  scroller: RefObject<HTMLElement | null>,
  frame: ChartMeasures,
  { firstDay, columnCount, rowCount, nowX, restTopPx }: Extent,
): DrawnWindow {
  const [drawn, setDrawn] = useState(() => {
    const view = likelyView(frame)
    return windowOf({ ...view, leftPx: scrollLeftForNow(nowX, view, frame), topPx: restTopPx }, firstDay, frame)
  })

  const read = useCallback(
    (element: HTMLElement) => {
      const next = windowOf(viewOf(element, frame), firstDay, frame)
      setDrawn((previous) => (isSame(previous, next) ? previous : next))
    },
    [frame, firstDay],
  )
  useScrollReader(scroller, read)

  const [hasDrawnRows, setHasDrawnRows] = useState(false)
  const hasRows = rowCount > 0
  useEffect(() => {
    if (hasRows) startTransition(() => setHasDrawnRows(true))
  }, [hasRows])

  return {
    columns: clipped({ from: drawn.from - firstDay, to: drawn.to - firstDay }, columnCount),
    rows: clipped(hasDrawnRows ? drawn.rows : drawn.seenRows, rowCount),
  }
}

/**
 * Unbounded, so that the window is right at once when the list grows. The gaps between games move a row by less than one
 * pitch; the window is wider than it needs to be by a whole step.
 */
function windowOf(
  { leftPx, topPx, widthPx, heightPx }: View,
  firstDay: CalendarDay,
  frame: ChartMeasures,
): WindowOfDays {
  const { from, to } = columnsToDraw(firstDay * DAY_WIDTH_PX + leftPx, widthPx, Number.POSITIVE_INFINITY)
  const rows = rowsToDraw(topPx, heightPx, { pitchPx: frame.pitchPx, count: Number.POSITIVE_INFINITY })
  const seenRows = { from: rows.from, to: Math.min(rows.to, Math.ceil((topPx + heightPx) / frame.pitchPx) + 1) }
  return { from: calendarDay(from), to: calendarDay(to), rows, seenRows }
}

function clipped({ from, to }: IndexRange, count: number): IndexRange {
  return { from: Math.min(Math.max(from, 0), count), to: Math.min(Math.max(to, 0), count) }
}

function isSame(a: WindowOfDays, b: WindowOfDays): boolean {
  return a.from === b.from && a.to === b.to && a.rows.from === b.rows.from && a.rows.to === b.rows.to
}
