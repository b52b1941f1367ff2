import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { GameId } from '@ephemeris/core/games/game'
import { moved } from '@ephemeris/core/games/order'
import { selectionIn } from '@ephemeris/core/games/selection'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/game-list.module.css'
import { GameRow } from '#web/features/game-selection/game-row.tsx'
import { useDragWords } from '#web/features/game-selection/use-drag-words'
import { useGameName } from '#web/i18n/use-game-name'
import { arrangeGames, type GameSelectionState, resetGameOrder, switchGame } from '#web/state/games'
import { Button } from '#web/ui/button/button.tsx'

interface GameListProps {
  selection: GameSelectionState
  onPick: (id: GameId) => void
}

/** The games as rows that can be dragged, by pointer and by keyboard, or moved one place by their arrows. (GAME-6) */
export function GameList({ selection: { games, selections }, onPick }: GameListProps) {
  const t = useTranslations('settings')
  const nameOf = useGameName()
  const [news, setNews] = useState('')
  const ids = games.map(({ id }) => id)
  const words = useDragWords(games)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  function move(from: number, to: number): void {
    const game = games[from]
    if (!game || to < 0 || to >= games.length) return
    arrangeGames(moved(ids, from, to))
    setNews(t('games.placed', { game: nameOf(game), place: to + 1, count: games.length }))
  }

  function drop({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return
    const placeOf = (id: unknown) => games.findIndex((game) => game.id === id)
    arrangeGames(moved(ids, placeOf(active.id), placeOf(over.id)))
  }

  return (
    <div>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={words} onDragEnd={drop}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className={styles.list}>
            {games.map((game, index) => (
              <GameRow
                key={game.id}
                game={game}
                isOn={selectionIn(selections, game).enabled}
                isFirst={index === 0}
                isLast={index === games.length - 1}
                onToggle={() => {
                  switchGame(game)
                  onPick(game.id)
                }}
                onMove={(by) => move(index, index + by)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <div className={styles.foot}>
        <p className={styles.hint}>{t('games.hint')}</p>
        <Button look="ghost" onClick={resetGameOrder}>
          {t('games.reset')}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  )
}
