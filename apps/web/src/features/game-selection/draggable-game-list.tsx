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
import { moved } from '@ephemeris/core/games/selection/order'
import { useTranslations } from 'use-intl'
import { DraggableGameRow } from '#web/features/game-selection/draggable-game-row.tsx'
import { GameRows } from '#web/features/game-selection/game-list.tsx'
import type { GameListProps } from '#web/features/game-selection/game-selector.tsx'
import { useDragWords } from '#web/features/game-selection/use-drag-words'
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
