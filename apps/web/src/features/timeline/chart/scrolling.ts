import type { View } from '@ephemeris/core/timeline/viewport'
import type { ChartFrame } from '#web/features/timeline/chart/chart-frame'

/** The part of the chart in which bars are seen, without the sticky head and gutter. */
export function viewOf(scroller: HTMLElement, { gutterPx, headPx }: ChartFrame): View {
  return {
    leftPx: scroller.scrollLeft,
    topPx: scroller.scrollTop,
    widthPx: scroller.clientWidth - gutterPx,
    heightPx: scroller.clientHeight - headPx,
  }
}

/** The scroll position at which `nowX` rests at its place in the view. */
export function leftForNow(nowX: number, view: View, { nowShare }: ChartFrame): number {
  return nowX - view.widthPx * nowShare
}

/** How a person who asked for less motion and everyone else is taken somewhere. */
export function travel(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
