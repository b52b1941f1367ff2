import { columnsInView, type IndexRange } from '@ephemeris/core/timeline/viewport'
import { type RefObject, useCallback, useState } from 'react'
import type { ChartFrame } from '#web/features/timeline/chart/chart-frame'
import { viewOf } from '#web/features/timeline/chart/scrolling'
import { useScrollReader } from '#web/features/timeline/chart/use-scroll-reader'

/** The day columns that can be seen, in part or whole. Changes with every day that scrolls by: for small parts only. (TL-33) */
export function useColumnsInView(scroller: RefObject<HTMLElement | null>, frame: ChartFrame): IndexRange {
  const [columns, setColumns] = useState<IndexRange>({ from: 0, to: Number.POSITIVE_INFINITY })

  const read = useCallback(
    (element: HTMLElement) => {
      const { leftPx, widthPx } = viewOf(element, frame)
      const { from, to } = columnsInView(leftPx, widthPx)
      setColumns((former) => (former.from === from && former.to === to ? former : { from, to }))
    },
    [frame],
  )
  useScrollReader(scroller, read)

  return columns
}
