import { type BarBox, DAY_WIDTH_PX } from './scale.ts'

/** Half-open range of indexes. */
export interface IndexRange {
  readonly from: number
  readonly to: number
}

/** The size of the step in which the drawn window moves; between steps scrolling renders nothing. (TL-13) */
const COLUMN_STEP = 7
const ROW_STEP = 6

/**
 * The day columns to draw for a scroll position: the visible ones widened to whole steps, and one step more on each
 * side, so that fast scrolling finds something drawn. (TL-13)
 */
export function columnsToDraw(scrollLeftPx: number, viewWidthPx: number, columnCount: number): IndexRange {
  return steppedRange(scrollLeftPx / DAY_WIDTH_PX, (scrollLeftPx + viewWidthPx) / DAY_WIDTH_PX, {
    step: COLUMN_STEP,
    count: columnCount,
  })
}

/** The rows to draw for a scroll position; rows are `pitchPx` apart. (TL-13) */
export function rowsToDraw(
  scrollTopPx: number,
  viewHeightPx: number,
  rows: { pitchPx: number; count: number },
): IndexRange {
  return steppedRange(scrollTopPx / rows.pitchPx, (scrollTopPx + viewHeightPx) / rows.pitchPx, {
    step: ROW_STEP,
    count: rows.count,
  })
}

function steppedRange(first: number, last: number, { step, count }: { step: number; count: number }): IndexRange {
  const from = Math.max(0, (Math.floor(first / step) - 1) * step)
  const to = Math.min(count, (Math.ceil(last / step) + 1) * step)
  return { from: Math.min(from, count), to: Math.max(to, 0) }
}

/** Space kept at the sides of and below an activity that is scrolled into view, and above it. (TL-14) */
const MARGIN_PX = 20
const TOP_MARGIN_PX = 100

export interface View {
  readonly leftPx: number
  readonly topPx: number
  readonly widthPx: number
  readonly heightPx: number
}

/**
 * Where to scroll so that a bar is seen with space around it. (TL-14)
 *
 * Sideways as `scrollLeftToShow`. Upright a row nearer than 100 px to the top, or above it, comes 100 px below the top,
 * one below the view just into it, and any other stays. `view` is the part of the scrolled area in which bars are visible,
 * without the sticky head and gutter.
 */
export function scrollToShow(
  bar: BarBox,
  row: { topPx: number; heightPx: number },
  view: View,
): { leftPx: number; topPx: number } {
  return { leftPx: scrollLeftToShow(bar, view), topPx: topToShow(row, view) }
}

/** Where to scroll sideways: a bar in view moves nothing, one longer than the view shows its start. (TL-14) */
export function scrollLeftToShow({ leftPx, widthPx }: BarBox, view: View): number {
  const start = leftPx - MARGIN_PX
  if (widthPx > view.widthPx || leftPx < view.leftPx) return start
  const rightPx = leftPx + widthPx
  return rightPx > view.leftPx + view.widthPx ? rightPx + MARGIN_PX - view.widthPx : view.leftPx
}

function topToShow({ topPx, heightPx }: { topPx: number; heightPx: number }, view: View): number {
  if (topPx < view.topPx + TOP_MARGIN_PX) return topPx - TOP_MARGIN_PX
  const bottomPx = topPx + heightPx
  return bottomPx > view.topPx + view.heightPx ? bottomPx + MARGIN_PX - view.heightPx : view.topPx
}

/** Beyond this distance from the edge of the view the arrow to "now" shows; 12-hour labels are wider. (TL-15) */
const ARROW_THRESHOLD_PX = { '24': 30, '12': 42 }

/** On which side "now" is out of view; `null` while it is in view. (TL-15) */
export function nowArrow(
  nowXPx: number,
  view: Pick<View, 'leftPx' | 'widthPx'>,
  timeFormat: '24' | '12',
): 'left' | 'right' | null {
  const threshold = ARROW_THRESHOLD_PX[timeFormat]
  if (nowXPx + threshold < view.leftPx) return 'left'
  return nowXPx - threshold > view.leftPx + view.widthPx ? 'right' : null
}
