import type { PlacedActivity } from '@ephemeris/core/activity/activity'
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
  activities: readonly PlacedActivity[],
  { rows, columns }: DrawnWindow,
  { scale, activeIndex }: { scale: Scale; activeIndex: number },
): RowBeside[] {
  return activities.slice(rows.from, rows.to).flatMap((activity, offset): RowBeside[] => {
    const index = rows.from + offset
    if (index === activeIndex) return []
    const { leftPx, widthPx } = barBoxOf(activity, scale)
    if (leftPx + widthPx <= columns.from * DAY_WIDTH_PX) return [{ index, activity, side: 'left' }]
    return leftPx >= columns.to * DAY_WIDTH_PX ? [{ index, activity, side: 'right' }] : []
  })
}
