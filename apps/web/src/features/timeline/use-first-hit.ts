import { type RefObject, useEffect, useState } from 'react'
import type { ChartHandle } from '#web/features/timeline/chart/chart-handle'

/**
 * The way from the search to the first activity that it leaves, as soon as the rows have followed what was typed. (TL-76)
 *
 * @param isCurrent the rows are those of the text in the field
 */
export function useFirstHit(chart: RefObject<ChartHandle | null>, isCurrent: boolean): () => void {
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (!isWanted || !isCurrent) return
    setWanted(false)
    // Outside of this effect: the row is drawn at once.
    queueMicrotask(() => chart.current?.focusFirst())
  }, [chart, isWanted, isCurrent])

  return () => setWanted(true)
}
