import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { isLaterRow, type LaterRow, type TimelineRow } from '@ephemeris/core/timeline/later-rows'
import { type BarBox, barBoxOf, DAY_WIDTH_PX, type Scale } from '@ephemeris/core/timeline/scale/scale'
import type { IndexRange } from '@ephemeris/core/timeline/scale/viewport'

/** The part of the chart that is in the page: whole steps of columns and rows. */
export interface DrawnWindow {
  readonly columns: IndexRange
  readonly rows: IndexRange
}

export interface DrawnBar {
  readonly index: number
  readonly activity: PlacedActivity
  readonly box: BarBox
}

/** Its row goes through the whole chart. */
export interface DrawnLater {
  readonly index: number
  readonly later: LaterRow
}

export type DrawnRow = DrawnBar | DrawnLater

export function isDrawnBar(row: DrawnRow): row is DrawnBar {
  return 'box' in row
}

/**
 * The bars to draw: those of the window that reach into its columns, and the one that holds the keyboard focus, which
 * would be lost with its element. (TL-23)
 */
export function drawnRows(
  all: readonly TimelineRow[],
  { rows, columns }: DrawnWindow,
  { scale, activeIndex }: { scale: Scale; activeIndex: number },
): DrawnRow[] {
  const leftPx = columns.from * DAY_WIDTH_PX
  const rightPx = columns.to * DAY_WIDTH_PX
  const drawn: DrawnRow[] = []

  function add(index: number, isAlways: boolean): void {
    const activity = all[index]
    if (!activity) return
    if (isLaterRow(activity)) {
      drawn.push({ index, later: activity })
      return
    }
    const box = barBoxOf(activity, scale)
    const isInColumns = box.leftPx < rightPx && box.leftPx + box.widthPx > leftPx
    if (isInColumns || isAlways) drawn.push({ index, activity, box })
  }

  if (activeIndex < rows.from) add(activeIndex, true)
  for (let index = rows.from; index < rows.to; index++) add(index, index === activeIndex)
  if (activeIndex >= rows.to) add(activeIndex, true)
  return drawn
}
