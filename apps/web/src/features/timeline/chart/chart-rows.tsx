import type { ActivityGame } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import type { RowLayout } from '@ephemeris/core/timeline/rows'
import type { RefObject } from 'react'
import { Bar } from '#web/features/timeline/bar/bar.tsx'
import styles from '#web/features/timeline/chart/chart.module.css'
import { type DrawnRow, isDrawnBar } from '#web/features/timeline/chart/drawn-rows'
import { LaterLine } from '#web/features/timeline/chart/later-line.tsx'
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
  /** The bar or line that Tab reaches. */
  tabStopId: string | null
  onOpen: (activityId: string) => void
  onLater: (gameId: ActivityGame) => void
  onMark: AskForMark
  onFocus: (rowId: string) => void
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
  onLater,
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
      {rows.map((row) =>
        isDrawnBar(row) ? (
          <Bar
            key={row.activity.id}
            activity={row.activity}
            leftPx={row.box.leftPx}
            widthPx={row.box.widthPx}
            topPx={layout.topOf(row.index)}
            rowNumber={row.index + 1}
            now={now}
            nowX={nowX}
            isOpen={row.activity.id === openId}
            isTabStop={row.activity.id === tabStopId}
            {...actions}
          />
        ) : (
          <LaterLine
            key={row.later.id}
            row={row.later}
            topPx={layout.topOf(row.index)}
            rowNumber={row.index + 1}
            now={now}
            isTabStop={row.later.id === tabStopId}
            onToggle={onLater}
            onFocus={actions.onFocus}
          />
        ),
      )}
    </div>
  )
}
