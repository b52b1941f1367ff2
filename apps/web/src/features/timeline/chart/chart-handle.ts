import { type RefObject, useImperativeHandle } from 'react'
import type { Roving } from '#web/features/timeline/chart/keys/use-roving'
import { type Position, scrollBehavior } from '#web/features/timeline/chart/scroll/scrolling'

/** What others may ask of the chart. */
export interface ChartHandle {
  showNow(): void
  /** Scrolls until the bar is seen; does nothing where it is seen already. */
  showActivity(activityId: string): void
  /** The keyboard goes to the first bar, which is scrolled into view; does nothing where there is none. */
  focusFirst(): void
  /** The day that the keyboard is on, else today. */
  day(): Roving['activeDay']
  /** Where the chart begins when it is opened; `null` if someone has scrolled away from there. */
  rest(): Position | null
}

/** Now moves on under a view that stays, two pixels an hour, and scroll bars come and go. */
const REST_TOLERANCE_PX = 24

interface Parts {
  readonly scroller: RefObject<HTMLElement | null>
  readonly rest: (scrolled: HTMLElement) => Position
  /** Rows have a place in time too. */
  readonly isByEnd: boolean
  /** The first that is not over. */
  readonly firstRow: number
  readonly roving: Roving
}

export function useChartHandle(
  handle: RefObject<ChartHandle | null>,
  { scroller, rest, isByEnd, firstRow, roving }: Parts,
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
      focusFirst: () => roving.focusRow(firstRow, 'part'),
      day: () => roving.activeDay,
      rest() {
        const element = scroller.current
        if (!element) return null
        const { leftPx, topPx } = rest(element)
        const awayPx = [element.scrollLeft - leftPx, element.scrollTop - topPx].map(Math.abs)
        return awayPx.every((px) => px < REST_TOLERANCE_PX) ? { leftPx, topPx } : null
      },
    }),
    [scroller, rest, isByEnd, firstRow, roving],
  )
}
