import type { Game, GameId } from '@ephemeris/core/games/game'
import { selectionIn } from '@ephemeris/core/games/selection/selection'
import { Gamepad2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/game-selection.module.css'
import { SubTypeRow } from '#web/features/game-selection/sub-type-row.tsx'
import { useGameName } from '#web/i18n/use-game-name'
import type { GameSelectionState } from '#web/state/games'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import roles from '#web/ui/game-roles.module.css'

interface SubTypesProps {
  selection: GameSelectionState
  /** The game whose kinds of activity are shown; `null` until one was picked. */
  pickedId: GameId | null
  onPick: (id: GameId) => void
}

export function SubTypes({ selection: { games, selections }, pickedId, onPick }: SubTypesProps) {
  const t = useTranslations('settings')
  const nameOf = useGameName()
  const picked = games.find(({ id }) => id === pickedId)

  return (
    <section className={styles.part} aria-label={t('types.label')}>
      <div className={styles.tabs}>
        {games.map((game) => (
          <button
            key={game.id}
            type="button"
            className={`${roles.roles} ${styles.tab}`}
            data-game={game.id}
            aria-pressed={game === picked}
            aria-label={t('types.choose', { game: nameOf(game) })}
            title={nameOf(game)}
            onClick={() => onPick(game.id)}
          >
            <GameGlyph game={game.id} size={20} />
          </button>
        ))}
      </div>
      {picked ? (
        <SubTypeList game={picked} selections={selections} />
      ) : (
        <p className={styles.prompt}>
          <Gamepad2 size={20} strokeWidth={1.75} aria-hidden />
          {t('types.prompt')}
        </p>
      )}
    </section>
  )
}

interface SubTypeListProps {
  game: Game
  selections: GameSelectionState['selections']
}

function SubTypeList({ game, selections }: SubTypeListProps) {
  const t = useTranslations('settings')
  const name = useGameName()(game)
  const titleId = useId()
  const { enabled, activities } = selectionIn(selections, game)

  return (
    <div className={roles.roles} data-game={game.id}>
      <h3 id={titleId} className={styles.title}>
        {name}
      </h3>
      <p className={styles.hint}>
        {enabled ? t('types.count', { shown: activities.length, count: game.typeOrder.length }) : t('types.off')}
      </p>
      <ul className={styles.kinds} aria-labelledby={titleId}>
        {game.typeOrder.map((type) => (
          <SubTypeRow key={type} game={game} type={type} selection={selectionIn(selections, game)} />
        ))}
      </ul>
    </div>
  )
}
