import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import type { Instant } from '@ephemeris/core/time/instant'
import type { RowLayout } from '@ephemeris/core/timeline/rows'
import type { View } from '@ephemeris/core/timeline/scale/viewport'
import type { SortMode } from '@ephemeris/core/timeline/sort'
import type { ChartMeasures } from '#web/features/timeline/chart/chart-measures'
import { mediaMatches } from '#web/lib/page/media'

export interface Position {
  readonly leftPx: number
  readonly topPx: number
}

/** The part of the chart in which bars are seen, without the sticky head and gutter. */
export function viewOf(scroller: HTMLElement, { gutterPx, headPx }: ChartMeasures): View {
  return {
    leftPx: scroller.scrollLeft,
    topPx: scroller.scrollTop,
    widthPx: scroller.clientWidth - gutterPx,
    heightPx: scroller.clientHeight - headPx,
  }
}

/** The scroll position at which `nowX` is at its place in the view. */
export function scrollLeftForNow(nowX: number, view: View, { nowShare }: ChartMeasures): number {
  return nowX - view.widthPx * nowShare
}

/** Space over the first row that is still of interest: less than between two bars. */
const MARGIN_PX = 6

/** By end, ended activities are at the top: the view begins below them. The default order begins at its first row. */
export function firstRowOf(
  rows: readonly Pick<PlacedActivity, 'endAt'>[],
  { mode, now }: { mode: SortMode; now: Instant },
): number {
  return mode === 'endTimeDesc'
    ? Math.max(
        0,
        rows.findIndex(({ endAt }) => endAt >= now),
      )
    : 0
}

export function scrollTopForRow(index: number, layout: RowLayout): number {
  return index > 0 ? layout.topOf(index) - MARGIN_PX : 0
}

/** How a person who asked for less motion and everyone else is taken somewhere. */
export function scrollBehavior(): ScrollBehavior {
  return mediaMatches('(prefers-reduced-motion: reduce)') ? 'instant' : 'smooth'
}
