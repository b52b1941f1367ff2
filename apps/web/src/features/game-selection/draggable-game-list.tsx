import {
  type Announcements,
  closestCenter,
  DndContext,
  type DndContextProps,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { Game } from '@ephemeris/core/games/game'
import { moved } from '@ephemeris/core/games/selection/order'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/draggable-game-row.module.css'
import { GameRows } from '#web/features/game-selection/game-list.tsx'
import { GameRow, type GameRowProps } from '#web/features/game-selection/game-row.tsx'
import type { GameListProps } from '#web/features/game-selection/game-selector.tsx'
import { useGameName } from '#web/i18n/use-game-name'
import { arrangeGames } from '#web/state/games'

/** The games as rows that can also be dragged, by pointer and by keyboard. (GAME-6) */
export function DraggableGameList(props: GameListProps) {
  const t = useTranslations('settings')
  const { games } = props.selection
  const ids = games.map(({ id }) => id)
  const words = useDragWords(games)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  function drop({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return
    const placeOf = (id: unknown) => games.findIndex((game) => game.id === id)
    arrangeGames(moved(ids, placeOf(active.id), placeOf(over.id)))
  }

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={words} onDragEnd={drop}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <GameRows {...props} Row={DraggableGameRow} hint={t('games.hint')} />
      </SortableContext>
    </DndContext>
  )
}

function DraggableGameRow(props: GameRowProps) {
  const t = useTranslations('settings')
  const { game } = props
  const name = useGameName()(game)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: game.id,
    attributes: { roleDescription: t('games.movable') },
  })

  const grip = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={styles.grip}
      data-dragging={isDragging || undefined}
      {...attributes}
      {...listeners}
      aria-label={t('games.drag', { game: name })}
    >
      <GripVertical size={18} strokeWidth={1.75} aria-hidden />
    </button>
  )
  const style = { translate: transform ? `0 ${transform.y}px` : undefined, transition }

  return <GameRow {...props} drag={{ ref: setNodeRef, style, isDragging, grip }} />
}

/** What is said while a game is dragged by keyboard. */
function useDragWords(games: readonly Game[]): NonNullable<DndContextProps['accessibility']> {
  const t = useTranslations('settings')
  const nameOf = useGameName()
  const lastPlace = useRef<UniqueIdentifier | null>(null)

  function wordsFor(id: UniqueIdentifier, place: UniqueIdentifier | undefined) {
    const game = games.find((other) => other.id === id)
    const placeIndex = games.findIndex((other) => other.id === (place ?? id))
    return { game: game ? nameOf(game) : String(id), place: placeIndex + 1, count: games.length }
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastPlace.current = active.id
      return t('games.picked', wordsFor(active.id, undefined))
    },
    // A game just picked up lies over its own place: to say so would cut the words of the start short.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastPlace.current) return undefined
      lastPlace.current = over.id
      return t('games.placed', wordsFor(active.id, over.id))
    },
    onDragEnd: ({ active, over }) => t('games.placed', wordsFor(active.id, over?.id)),
    onDragCancel: ({ active }) => t('games.cancelled', { game: wordsFor(active.id, undefined).game }),
  }
  return { announcements, screenReaderInstructions: { draggable: t('games.instructions') } }
}
