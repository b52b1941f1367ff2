import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { type BarBox, barBoxOf, DAY_WIDTH_PX, type Scale } from '@ephemeris/core/timeline/scale/scale'
import type { IndexRange } from '@ephemeris/core/timeline/scale/viewport'

/** The part of the chart that is in the page: whole steps of columns and rows. */
export interface DrawnWindow {
  readonly columns: IndexRange
  readonly rows: IndexRange
}

export interface DrawnRow {
  readonly index: number
  readonly activity: PlacedActivity
  readonly box: BarBox
}

/**
 * The bars to draw: those of the window that reach into its columns, and the one that holds the keyboard focus, which
 * would be lost with its element. (TL-23)
 */
export function drawnRows(
  activities: readonly PlacedActivity[],
  { rows, columns }: DrawnWindow,
  { scale, activeIndex }: { scale: Scale; activeIndex: number },
): DrawnRow[] {
  const leftPx = columns.from * DAY_WIDTH_PX
  const rightPx = columns.to * DAY_WIDTH_PX
  const drawn: DrawnRow[] = []

  function add(index: number, isAlways: boolean): void {
    const activity = activities[index]
    if (!activity) return
    const box = barBoxOf(activity, scale)
    const isInColumns = box.leftPx < rightPx && box.leftPx + box.widthPx > leftPx
    if (isInColumns || isAlways) drawn.push({ index, activity, box })
  }

  if (activeIndex < rows.from) add(activeIndex, true)
  for (let index = rows.from; index < rows.to; index++) add(index, index === activeIndex)
  if (activeIndex >= rows.to) add(activeIndex, true)
  return drawn
}
