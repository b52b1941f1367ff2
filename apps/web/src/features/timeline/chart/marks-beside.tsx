import type { RowLayout } from '@ephemeris/core/timeline/rows'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from '#web/features/timeline/chart/marks-beside.module.css'
import type { RowBeside } from '#web/features/timeline/chart/rows-beside'
import { useActivityWords } from '#web/state/activity-words'
import game from '#web/ui/game-roles.module.css'

interface MarksBesideProps {
  rows: readonly RowBeside[]
  layout: RowLayout
  onShow: (activityId: string) => void
}

/**
 * At the edge of a row whose bar is out of view: its title and the way to it. (TL-33)
 *
 * For the pointer alone: the keyboard walks from bar to bar, wherever they are, and readers are told of each.
 */
export function MarksBeside({ rows, layout, onShow }: MarksBesideProps) {
  const words = useActivityWords()

  return (
    <div className={styles.marks} aria-hidden>
      {rows.map(({ index, activity, side }) => (
        <div
          key={activity.id}
          className={`${styles.row} ${game.roles}`}
          style={{ translate: `0 ${layout.topOf(index)}px` }}
          data-game={activity.gameId}
          data-side={side}
        >
          <button type="button" className={styles.mark} tabIndex={-1} onClick={() => onShow(activity.id)}>
            {side === 'left' && <ChevronLeft size={14} strokeWidth={2} />}
            <span className={styles.title} lang={words.titleLanguage(activity)}>
              {words.title(activity)}
            </span>
            {side === 'right' && <ChevronRight size={14} strokeWidth={2} />}
          </button>
        </div>
      ))}
    </div>
  )
}
