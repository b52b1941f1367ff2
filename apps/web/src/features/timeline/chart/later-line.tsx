import { startCertaintyOf } from '@ephemeris/core/activity/activity'
import type { ActivityGame } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import type { LaterRow } from '@ephemeris/core/timeline/later-rows'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/chart/chart.module.css'
import { useActivityWords } from '#web/state/words/activity-words'
import { useCountdownText } from '#web/state/words/countdown-text'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Chevron } from '#web/ui/disclosure/disclosure.tsx'
import game from '#web/ui/games/game-roles.module.css'

interface LaterLineProps {
  row: LaterRow
  topPx: number
  rowNumber: number
  now: Instant
  isTabStop: boolean
  onToggle: (gameId: ActivityGame) => void
  onFocus: (rowId: string) => void
}

/** A row that says how much begins in weeks in a game, and opens it below. In view at the edge wherever the chart is scrolled. (TL-80) */
export function LaterLine({ row, topPx, rowNumber, now, isTabStop, onToggle, onFocus }: LaterLineProps) {
  const t = useTranslations('timeline')
  const words = useActivityWords()
  const countdown = useCountdownText()
  const { id, gameId, first, count, isOpen } = row
  const start = countdown.startsIn({ at: first.startAt, certainty: startCertaintyOf(first) }, now)
  const text = t('chart.later', { count, start })

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a virtualised grid cannot be a table's
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={rowNumber}
      aria-label={words.game(gameId)}
      className={`${styles.row} ${game.roles}`}
      style={{ translate: `0 ${topPx}px` }}
      data-game={gameId}
      data-later={id}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div role="gridcell" tabIndex={-1} className={styles.laterCell}>
        <Pressable
          className={styles.later}
          tabIndex={isTabStop ? 0 : -1}
          aria-expanded={isOpen}
          aria-label={`${words.game(gameId)}, ${text}`}
          onClick={() => onToggle(gameId)}
          onFocus={() => onFocus(id)}
        >
          <span>{text}</span>
          <Chevron />
        </Pressable>
      </div>
    </div>
  )
}
