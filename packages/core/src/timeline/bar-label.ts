import type { BarBox } from './scale.ts'
import type { View } from './viewport.ts'

/** Where the title of a bar is: inside the bar, or beside the part of it that is at an edge of the view or beyond. */
export interface BarLabelPlace {
  readonly place: 'inside' | 'left' | 'right'
  /** Width of the part of the bar in view; at least the minimum if the title is inside. */
  readonly availablePx: number
}

/**
 * The title is inside its bar as long as the part in view has `minPx` for it, and beside the bar otherwise. (TL-33)
 *
 * @param minPx room for the mark and six characters; a title in a narrower bar reaches as far beyond its end
 * @param view wider than twice `minPx`
 */
export function barLabel(bar: BarBox, view: Pick<View, 'leftPx' | 'widthPx'>, minPx: number): BarLabelPlace {
  const rightPx = bar.leftPx + Math.max(bar.widthPx, minPx)
  const viewRightPx = view.leftPx + view.widthPx
  const availablePx = Math.min(rightPx, viewRightPx) - Math.max(bar.leftPx, view.leftPx)
  if (rightPx - view.leftPx < minPx) return { place: 'left', availablePx }
  return { place: viewRightPx - bar.leftPx < minPx ? 'right' : 'inside', availablePx }
}
