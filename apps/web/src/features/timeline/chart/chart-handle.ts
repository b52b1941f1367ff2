import { type RefObject, useImperativeHandle } from 'react'
import { type Position, scrollBehavior } from '#web/features/timeline/chart/scrolling'
import type { Roving } from '#web/features/timeline/chart/use-roving'

/** What others may ask of the chart. */
export interface ChartHandle {
  showNow(): void
  /** Scrolls until the bar is seen; does nothing where it is seen already. */
  showActivity(activityId: string): void
  /** The day that the keyboard is on, else today. */
  day(): Roving['activeDay']
}

interface Parts {
  readonly scroller: RefObject<HTMLElement | null>
  readonly rest: (scrolled: HTMLElement) => Position
  /** Rows have a place in time too. */
  readonly isByEnd: boolean
  readonly roving: Roving
}

export function useChartHandle(
  handle: RefObject<ChartHandle | null>,
  { scroller, rest, isByEnd, roving }: Parts,
): void {
  useImperativeHandle(
    handle,
    () => ({
      showNow() {
        const element = scroller.current
        if (!element) return
        const { leftPx, topPx } = rest(element)
        element.scrollTo({ left: leftPx, top: isByEnd ? topPx : element.scrollTop, behavior: scrollBehavior() })
      },
      showActivity: roving.show,
      day: () => roving.activeDay,
    }),
    [scroller, rest, isByEnd, roving],
  )
}
