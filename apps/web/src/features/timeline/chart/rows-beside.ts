import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { isLaterRow, type TimelineRow } from '@ephemeris/core/timeline/later-rows'
import { barBoxOf, DAY_WIDTH_PX, type Scale } from '@ephemeris/core/timeline/scale/scale'
import type { DrawnWindow } from '#web/features/timeline/chart/drawn-rows'

export interface RowBeside {
  readonly index: number
  readonly activity: PlacedActivity
  /** Where its bar is, seen from the drawn columns. */
  readonly side: 'left' | 'right'
}

/** The rows of the window whose bars are not drawn: they lie wholly beside its columns and have not the focus. (TL-33) */
export function rowsBeside(
  all: readonly TimelineRow[],
  { rows, columns }: DrawnWindow,
  { scale, activeIndex }: { scale: Scale; activeIndex: number },
): RowBeside[] {
  return all.slice(rows.from, rows.to).flatMap((activity, offset): RowBeside[] => {
    const index = rows.from + offset
    if (index === activeIndex || isLaterRow(activity)) return []
    const { leftPx, widthPx } = barBoxOf(activity, scale)
    if (leftPx + widthPx <= columns.from * DAY_WIDTH_PX) return [{ index, activity, side: 'left' }]
    return leftPx >= columns.to * DAY_WIDTH_PX ? [{ index, activity, side: 'right' }] : []
  })
}
