import { moved } from '@ephemeris/core/games/selection/order'
import { useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/game-list.module.css'
import { GameRows } from '#web/features/game-selection/game-list.tsx'
import { GameRow, type GameRowProps } from '#web/features/game-selection/game-row.tsx'
import type { GameListProps } from '#web/features/game-selection/game-selector.tsx'
import { useGameName } from '#web/i18n/use-game-name'
import { arrangeGames } from '#web/state/games'
import { type Placed, SortableList, useSortableRow } from '#web/ui/sort/sortable-list.tsx'

/** The games as rows that can also be dragged, by pointer and by keyboard. (GAME-6) */
export function DraggableGameList(props: GameListProps) {
  const t = useTranslations('settings')
  const nameOf = useGameName()
  const { games } = props.selection
  const ids = games.map(({ id }) => id)

  function valuesOf({ id, ...place }: Placed) {
    const game = games.find((other) => other.id === id)
    return { game: game ? nameOf(game) : id, ...place }
  }

  return (
    <SortableList
      ids={ids}
      words={{
        instructions: t('games.instructions'),
        picked: (placed) => t('games.picked', valuesOf(placed)),
        placed: (placed) => t('games.placed', valuesOf(placed)),
        dropped: (placed) => t('games.cancelled', { game: valuesOf(placed).game }),
      }}
      onMove={(from, to) => arrangeGames(moved(ids, from, to))}
    >
      <GameRows {...props} Row={DraggableGameRow} hint={t('games.hint')} />
    </SortableList>
  )
}

function DraggableGameRow(props: GameRowProps) {
  const t = useTranslations('settings')
  const { game } = props
  const drag = useSortableRow({
    id: game.id,
    role: t('games.movable'),
    label: t('games.drag', { game: useGameName()(game) }),
    className: styles.grip,
    gripPx: 18,
  })
  return <GameRow {...props} drag={drag} />
}
