import type { Instant } from '@ephemeris/core/time/instant'
import type { RowLayout } from '@ephemeris/core/timeline/rows'
import type { RefObject } from 'react'
import { Bar } from '#web/features/timeline/bar/bar.tsx'
import styles from '#web/features/timeline/chart/chart.module.css'
import type { DrawnRow } from '#web/features/timeline/chart/drawn-rows'
import type { AskForMark } from '#web/features/timeline/status/status-menu.tsx'

interface ChartRowsProps {
  grid: RefObject<HTMLDivElement | null>
  rows: readonly DrawnRow[]
  layout: RowLayout
  label: string
  /** Id of the words about the keys. */
  hintId: string
  now: Instant
  nowX: number
  openId: string | null
  /** The bar that Tab reaches. */
  tabStopId: string | null
  onOpen: (activityId: string) => void
  onMark: AskForMark
  onFocus: (activityId: string) => void
  onShow: (activityId: string) => void
}

/** The bars of the drawn window; screen readers get the number of all rows. */
export function ChartRows({
  grid,
  rows,
  layout,
  label,
  hintId,
  now,
  nowX,
  openId,
  tabStopId,
  ...actions
}: ChartRowsProps) {
  if (rows.length === 0) return null

  return (
    // biome-ignore lint/a11y/useSemanticElements: only a window of the rows is in the page, which a table cannot be
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      className={styles.rows}
      aria-label={label}
      aria-describedby={hintId}
      aria-rowcount={layout.count}
    >
      {rows.map(({ index, activity, box }) => (
        <Bar
          key={activity.id}
          activity={activity}
          leftPx={box.leftPx}
          widthPx={box.widthPx}
          topPx={layout.topOf(index)}
          rowNumber={index + 1}
          now={now}
          nowX={nowX}
          isOpen={activity.id === openId}
          isTabStop={activity.id === tabStopId}
          {...actions}
        />
      ))}
    </div>
  )
}
