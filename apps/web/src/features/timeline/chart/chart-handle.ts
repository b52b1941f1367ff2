import { type RefObject, useImperativeHandle } from 'react'
import type { ChartFrame } from '#web/features/timeline/chart/chart-frame'
import { leftForNow, travel, viewOf } from '#web/features/timeline/chart/scrolling'
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
  readonly frame: ChartFrame
  readonly nowX: number
  readonly roving: Roving
}

export function useChartHandle(handle: RefObject<ChartHandle | null>, { scroller, frame, nowX, roving }: Parts): void {
  useImperativeHandle(
    handle,
    () => ({
      showNow() {
        const element = scroller.current
        element?.scrollTo({ left: leftForNow(nowX, viewOf(element, frame), frame), behavior: travel() })
      },
      showActivity: roving.show,
      day: () => roving.activeDay,
    }),
    [scroller, frame, nowX, roving],
  )
}
