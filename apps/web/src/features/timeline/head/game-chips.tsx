import type { GameId } from '@ephemeris/core/games/game'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/head/head.module.css'
import { useGameSelection } from '#web/state/games'
import { useActivityWords } from '#web/state/words/activity-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import game from '#web/ui/game-roles.module.css'

interface GameChipsProps {
  hidden: readonly GameId[]
  countOf: ReadonlyMap<GameId, number>
  onHidden: (games: readonly GameId[]) => void
}

/** The chosen games with the number of their activities; a press leaves one out of the list. */
export function GameChips({ hidden, countOf, onHidden }: GameChipsProps) {
  const t = useTranslations('timeline')
  const words = useActivityWords()
  const selection = useGameSelection()
  const games = selection?.games.filter(({ id }) => selection.selections[id]?.enabled) ?? []

  return games.map(({ id }) => {
    const isHidden = hidden.includes(id)
    const count = countOf.get(id) ?? 0
    return (
      <button
        key={id}
        type="button"
        className={`${styles.chip} ${game.roles}`}
        data-look="game"
        data-game={id}
        aria-pressed={!isHidden}
        aria-label={t('filter.game', { game: words.game(id), count })}
        title={words.game(id)}
        onClick={() => onHidden(isHidden ? hidden.filter((other) => other !== id) : [...hidden, id])}
      >
        <GameGlyph game={id} size={15} />
        <span className={styles.gameChipsName}>{words.game(id)}</span> {count}
      </button>
    )
  })
}
