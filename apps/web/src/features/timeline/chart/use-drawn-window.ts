import { columnsToDraw, type IndexRange, rowsToDraw } from '@ephemeris/core/timeline/viewport'
import { type RefObject, useCallback, useState } from 'react'
import type { ChartFrame } from '#web/features/timeline/chart/chart-frame'
import type { DrawnWindow } from '#web/features/timeline/chart/drawn-rows'
import { viewOf } from '#web/features/timeline/chart/scrolling'
import { useScrollReader } from '#web/features/timeline/chart/use-scroll-reader'

const NOTHING: DrawnWindow = { columns: { from: 0, to: 0 }, rows: { from: 0, to: 0 } }

/** How many days and rows there are. */
interface Extent {
  readonly columnCount: number
  readonly rowCount: number
}

/** The part of the chart that is drawn, in whole steps: React hears of scrolling only when a step is crossed. (TL-13) */
export function useDrawnWindow(
  scroller: RefObject<HTMLElement | null>,
  frame: ChartFrame,
  { columnCount, rowCount }: Extent,
): DrawnWindow {
  const [drawn, setDrawn] = useState(NOTHING)

  const read = useCallback(
    (element: HTMLElement) => {
      const { leftPx, topPx, widthPx, heightPx } = viewOf(element, frame)
      // Unbounded here, so that the window is right at once when the list grows. The gaps between games move a row by
      // less than one pitch; the window is wider than it needs to be by a whole step.
      const columns = columnsToDraw(leftPx, widthPx, Number.POSITIVE_INFINITY)
      const rows = rowsToDraw(topPx, heightPx, { pitchPx: frame.pitchPx, count: Number.POSITIVE_INFINITY })
      setDrawn((former) => (isSame(former.columns, columns) && isSame(former.rows, rows) ? former : { columns, rows }))
    },
    [frame],
  )
  useScrollReader(scroller, read)

  return { columns: clipped(drawn.columns, columnCount), rows: clipped(drawn.rows, rowCount) }
}

function clipped({ from, to }: IndexRange, count: number): IndexRange {
  return { from: Math.min(from, count), to: Math.min(to, count) }
}

function isSame(a: IndexRange, b: IndexRange): boolean {
  return a.from === b.from && a.to === b.to
}
