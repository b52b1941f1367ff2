import type { BarBox } from './scale/scale.ts'
import type { View } from './scale/viewport.ts'

/** Between a bar and the countdown behind it, and between a title and the countdown in the same bar. */
const GAP_PX = 6

/** Between a countdown inside a bar and the end of the bar, or of the view. */
const INSET_PX = 4

/** Less room beside a bar is none for a title. */
const BESIDE_MIN_PX = 80

/** What a bar has to show, in px. */
export interface BarNeeds {
  /** Room for the mark and six characters; a title in a narrower bar reaches as far beyond its end. */
  readonly minPx: number
  /** Room for the mark alone. */
  readonly markPx: number
  /** As wide as the countdown to its end; 0 where it has none. */
  readonly endPx: number
}

/**
 * Where the title of a bar is: inside the bar, or beside the part of it that is at an edge of the view or beyond. And
 * where the countdown to its end is: behind the bar, inside at the end that is in view, or with the title beside it.
 */
export interface BarLabelPlace {
  readonly place: 'inside' | 'left' | 'right'
  readonly end: 'behind' | 'inside' | 'beside'
  /** What the bar has in view for its mark and title; at least the minimum if the title is inside. */
  readonly availablePx: number
  /** What the view has free behind the bar and its countdown. */
  readonly behindPx: number
}

/**
 * The title is inside its bar as long as the part in view has room for it, and beside the bar otherwise. The countdown
 * is in view wherever the bar ends: behind the bar if it fits there. (TL-33, TL-73)
 *
 * @param view at least 314 px wide
 */
export function barLabel(
  bar: BarBox,
  view: Pick<View, 'leftPx' | 'widthPx'>,
  { minPx, markPx, endPx }: BarNeeds,
): BarLabelPlace {
  const rightPx = bar.leftPx + Math.max(bar.widthPx, minPx)
  const viewRightPx = view.leftPx + view.widthPx
  const seenPx = Math.min(rightPx, viewRightPx) - Math.max(bar.leftPx, view.leftPx)
  const behindPx = viewRightPx - rightPx - (endPx > 0 ? GAP_PX + endPx : 0)

  if (rightPx - view.leftPx < minPx) return { place: 'left', end: 'beside', availablePx: seenPx, behindPx }
  if (endPx === 0 || behindPx >= 0) {
    const place = viewRightPx - bar.leftPx < minPx ? 'right' : 'inside'
    return { place, end: endPx === 0 ? 'beside' : 'behind', availablePx: seenPx, behindPx }
  }

  const insidePx = GAP_PX + endPx + INSET_PX
  const isInside = seenPx >= minPx + insidePx || bar.leftPx - view.leftPx < BESIDE_MIN_PX
  if (isInside) return { place: 'inside', end: 'inside', availablePx: seenPx - insidePx, behindPx }
  const barSeenPx = Math.min(bar.leftPx + bar.widthPx, viewRightPx) - bar.leftPx
  const end = barSeenPx >= markPx + insidePx ? 'inside' : 'beside'
  return { place: 'right', end, availablePx: seenPx, behindPx }
}
