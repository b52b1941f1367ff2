import type { BarBox } from './scale/scale.ts'
import type { View } from './scale/viewport.ts'

/** Between a bar and the countdown behind it, and between a title and the countdown in the same bar. */
const GAP_PX = 6

/** Between a countdown inside a bar and the end of the bar, or of the view. */
const INSET_PX = 4

/** Less room beside a bar is none for a title. */
const OUTSIDE_MIN_PX = 80

/** What a bar has to show, in px. */
export interface BarNeeds {
  /** Room for the mark and six characters; a title in a narrower bar reaches as far beyond its end. */
  readonly minPx: number
  /** Room for the mark alone. */
  readonly markPx: number
  /** As wide as the countdown to its end; 0 where it has none. */
  readonly endPx: number
  /** The whole title; `null` where it may only be inside. */
  readonly title: TitleNeeds | null
}

/** The room of a whole title in px, with everything around it. */
export interface TitleNeeds {
  /** In the smallest letters and two lines, with the mark. */
  readonly smallPx: number
  /** In one line, with the mark. */
  readonly linePx: number
  /** In front of the bar, with the sign of the way to it. */
  readonly besidePx: number
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
  /** The title reaches beyond the end of the bar, in one line. */
  readonly isBeyond: boolean
}

/**
 * The title is inside its bar as long as the part in view has room for it, and beside the bar otherwise. The countdown
 * is in view wherever the bar ends: behind the bar if it fits there. A title that would lose a letter in its bar reaches
 * beyond the end of it, or stands in front of it, if there is room for the whole. (TL-33, TL-73)
 *
 * @param view at least 314 px wide
 */
export function barLabel(bar: BarBox, view: Pick<View, 'leftPx' | 'widthPx'>, needs: BarNeeds): BarLabelPlace {
  const { minPx, markPx, endPx } = needs
  const isBeyond = reachesBeyond(bar, view, needs)
  const rightPx = bar.leftPx + Math.max(bar.widthPx, isBeyond ? lineOf(needs) : minPx)
  const viewRightPx = view.leftPx + view.widthPx
  const seenPx = Math.min(rightPx, viewRightPx) - Math.max(bar.leftPx, view.leftPx)
  const behindPx = viewRightPx - rightPx - spaceOfEnd(needs)

  if (rightPx - view.leftPx < minPx) return { place: 'left', end: 'beside', availablePx: seenPx, behindPx, isBeyond }
  if (endPx === 0 || behindPx >= 0) {
    const place = viewRightPx - bar.leftPx < minPx ? 'right' : 'inside'
    return { place, end: endPx === 0 ? 'beside' : 'behind', availablePx: seenPx, behindPx, isBeyond }
  }

  const insidePx = GAP_PX + endPx + INSET_PX
  const freePx = bar.leftPx - view.leftPx
  const isInside = seenPx >= insideMinPx(freePx, needs) + insidePx || freePx < OUTSIDE_MIN_PX
  if (isInside) return { place: 'inside', end: 'inside', availablePx: seenPx - insidePx, behindPx, isBeyond }
  const barSeenPx = Math.min(bar.leftPx + bar.widthPx, viewRightPx) - bar.leftPx
  const end = barSeenPx >= markPx + insidePx ? 'inside' : 'beside'
  return { place: 'right', end, availablePx: seenPx, behindPx, isBeyond }
}

/** Not one whose bar began out of view: its title would have to move with it. */
function reachesBeyond({ leftPx, widthPx }: BarBox, view: Pick<View, 'leftPx' | 'widthPx'>, needs: BarNeeds): boolean {
  if (!needs.title || widthPx >= needs.title.smallPx || leftPx < view.leftPx) return false
  return leftPx + lineOf(needs) + spaceOfEnd(needs) <= view.leftPx + view.widthPx
}

function lineOf({ minPx, title }: BarNeeds): number {
  return Math.max(minPx, title?.linePx ?? 0)
}

function spaceOfEnd({ endPx }: BarNeeds): number {
  return endPx > 0 ? GAP_PX + endPx : 0
}

/** Where the whole title has room in front of the bar, less than the whole of it is not enough inside. */
function insideMinPx(freePx: number, { minPx, title }: BarNeeds): number {
  return title && freePx >= title.besidePx ? Math.max(minPx, title.smallPx) : minPx
}
