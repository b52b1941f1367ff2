import type { CalendarDay } from '@ephemeris/core/time/calendar'
import type { TimelineFilter } from '@ephemeris/core/timeline/filter'
import { DAY_WIDTH_PX } from '@ephemeris/core/timeline/scale/scale'
import type { SortMode } from '@ephemeris/core/timeline/sort'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { Position } from '#web/features/timeline/chart/scroll/scrolling'
import { useScrollReader } from '#web/features/timeline/chart/scroll/use-scroll-reader'

interface SettledView {
  scroller: RefObject<HTMLElement | null>
  /** The place of now in the view. */
  rest: (scrolled: HTMLElement) => Position
  firstDay: CalendarDay
  mode: SortMode
  filter: TimelineFilter
  isLoaded: boolean
}

interface Settled {
  readonly firstDay: CalendarDay
  /** Where the view was left. */
  readonly leftPx: number
  /** `null` while nothing had been loaded. */
  readonly order: string | null
}

/** A scroll position is kept in parts of a pixel that differ from screen to screen. */
const TOLERANCE_PX = 1

/**
 * Stays at now without motion, until there is something to see or the player has scrolled, and vertically again for a
 * new sorting or filter; the filter of what ends soon also leads back to now. The days in view stay where they are when the calendar begins earlier or later than before. (TL-26)
 */
export function useSettledView({ scroller, rest, firstDay, mode, filter, isLoaded }: SettledView): void {
  const settled = useRef<Settled | null>(null)
  /** Where the view was before a shorter calendar cut it off. */
  const seenLeftPx = useRef(0)
  const order = JSON.stringify([mode, filter])
  const { isEndingSoon } = filter

  useLayoutEffect(() => {
    const element = scroller.current
    const previous = settled.current
    // Looking at the scroller costs a layout: once settled, a rendering that leaves days, sorting and filter alone looks at
    // nothing.
    if (isLoaded && previous?.order === order && previous.firstDay === firstDay) return
    if (!element || element.clientWidth === 0) return
    const { leftPx, topPx } = rest(element)
    if (!previous || isAtRest(previous, element)) element.scrollLeft = leftPx
    // Even the same value, assigned, would halt a scrolling that runs on after a swipe.
    else if (previous.firstDay !== firstDay) {
      const isCut = element.scrollLeft + element.clientWidth >= element.scrollWidth - TOLERANCE_PX
      const previousLeftPx = isCut ? seenLeftPx.current : element.scrollLeft
      element.scrollLeft = previousLeftPx + (previous.firstDay - firstDay) * DAY_WIDTH_PX
    }
    if (isLoaded && previous?.order !== order) {
      element.scrollTop = topPx
      if (isEndingSoon) element.scrollLeft = leftPx
    }
    settled.current = { firstDay, leftPx: element.scrollLeft, order: isLoaded ? order : null }
  }, [scroller, rest, firstDay, order, isEndingSoon, isLoaded])

  const see = useCallback((element: HTMLElement) => {
    seenLeftPx.current = element.scrollLeft
  }, [])
  useScrollReader(scroller, see)
}

/** No one has scrolled, and nothing was there to be looked at. */
function isAtRest(previous: Settled, { scrollLeft }: HTMLElement): boolean {
  return previous.order === null && Math.abs(scrollLeft - previous.leftPx) <= TOLERANCE_PX
}
