import type { CalendarDay } from '@ephemeris/core/time/calendar'
import { DAY_WIDTH_PX } from '@ephemeris/core/timeline/scale'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ChartFrame } from '#web/features/timeline/chart/chart-frame'
import { leftForNow, viewOf } from '#web/features/timeline/chart/scrolling'

interface SettledView {
  scroller: RefObject<HTMLElement | null>
  frame: ChartFrame
  nowX: number
  firstDay: CalendarDay
  isLoaded: boolean
}

/**
 * Centres on now once, without motion, as soon as there is something to see; afterwards the days in view stay where
 * they are when the calendar begins earlier or later than before. (TL-26)
 */
export function useSettledView({ scroller, frame, nowX, firstDay, isLoaded }: SettledView): void {
  const settledOn = useRef<CalendarDay | null>(null)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isLoaded || element.clientWidth === 0) return
    if (settledOn.current === null) {
      element.scrollLeft = leftForNow(nowX, viewOf(element, frame), frame)
    } else {
      element.scrollLeft += (settledOn.current - firstDay) * DAY_WIDTH_PX
    }
    settledOn.current = firstDay
  }, [scroller, frame, nowX, firstDay, isLoaded])
}
