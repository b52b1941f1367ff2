import type { Instant } from '@ephemeris/core/time/instant'
import type { RowLayout } from '@ephemeris/core/timeline/rows'
import label from '#web/features/timeline/bar/bar-content.module.css'
import { BarCountdown } from '#web/features/timeline/bar/bar-countdown.tsx'
import { BarTitle } from '#web/features/timeline/bar/bar-title.tsx'
import styles from '#web/features/timeline/chart/chart.module.css'
import type { RowBeside } from '#web/features/timeline/chart/rows-beside'
import { statusName } from '#web/features/timeline/status/status-name'
import { useMark } from '#web/features/timeline/status/use-mark'
import { useActivityWords } from '#web/state/words/activity-words'
import { Pressable } from '#web/ui/button/pressable.tsx'
import game from '#web/ui/games/game-roles.module.css'

interface MarksBesideProps {
  rows: readonly RowBeside[]
  layout: RowLayout
  now: Instant
  onShow: (activityId: string) => void
}

/**
 * At the edge of a row whose bar is so far away that it is not drawn: its title and the way to it, as a drawn bar that
 * is out of view has them. (TL-33)
 *
 * For the pointer alone: the keyboard moves from bar to bar, wherever they are, and screen readers announce each.
 */
export function MarksBeside({ rows, layout, now, onShow }: MarksBesideProps) {
  return (
    <div className={styles.marks} aria-hidden>
      {rows.map((row) => (
        <MarkBeside key={row.activity.id} row={row} topPx={layout.topOf(row.index)} now={now} onShow={onShow} />
      ))}
    </div>
  )
}

interface MarkBesideProps {
  row: RowBeside
  topPx: number
  now: Instant
  onShow: (activityId: string) => void
}

function MarkBeside({ row: { activity, side }, topPx, now, onShow }: MarkBesideProps) {
  const words = useActivityWords()
  const mark = useMark(activity.id)

  return (
    <div
      className={`${styles.row} ${game.roles}`}
      style={{ translate: `0 ${topPx}px` }}
      data-game={activity.gameId}
      data-status={statusName(mark)}
      data-label-place={side}
    >
      <Pressable
        className={label.label}
        title={words.title(activity)}
        tabIndex={-1}
        data-label
        onClick={() => onShow(activity.id)}
      >
        <BarTitle activity={activity} mark={mark} />
        <BarCountdown activity={activity} now={now} />
      </Pressable>
    </div>
  )
}
