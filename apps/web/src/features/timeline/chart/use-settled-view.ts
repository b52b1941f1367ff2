import type { CalendarDay } from '@ephemeris/core/time/calendar'
import { DAY_WIDTH_PX } from '@ephemeris/core/timeline/scale'
import type { SortMode } from '@ephemeris/core/timeline/sort'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Position } from '#web/features/timeline/chart/scrolling'

interface SettledView {
  scroller: RefObject<HTMLElement | null>
  /** Where the view rests on now. */
  rest: (scrolled: HTMLElement) => Position
  firstDay: CalendarDay
  mode: SortMode
  isLoaded: boolean
}

/**
 * Rests on now once, without motion, as soon as there is something to see, and vertically again for a new sorting.
 * The days in view stay where they are when the calendar begins earlier or later than before. (TL-26)
 */
export function useSettledView({ scroller, rest, firstDay, mode, isLoaded }: SettledView): void {
  const settled = useRef<{ firstDay: CalendarDay; mode: SortMode } | null>(null)

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isLoaded || element.clientWidth === 0) return
    const former = settled.current
    const { leftPx, topPx } = rest(element)
    if (!former) element.scrollLeft = leftPx
    // Even the same value, assigned, would halt a scrolling that runs on after a swipe.
    else if (former.firstDay !== firstDay) element.scrollLeft += (former.firstDay - firstDay) * DAY_WIDTH_PX
    if (former?.mode !== mode) element.scrollTop = topPx
    settled.current = { firstDay, mode }
  }, [scroller, rest, firstDay, mode, isLoaded])
}
