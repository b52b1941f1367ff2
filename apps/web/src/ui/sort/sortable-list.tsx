import {
  type Announcements,
  closestCenter,
  DndContext,
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
import GripVertical from 'lucide-react/icons/grip-vertical'
import { type CSSProperties, type ReactNode, type RefCallback, useRef } from 'react'
import { Pressable } from '#web/ui/button/pressable.tsx'
import styles from '#web/ui/sort/sortable-list.module.css'

/** Where something is in its list. */
export interface Placed {
  readonly id: string
  /** From 1 on. */
  readonly place: number
  readonly count: number
}

interface SortableListProps {
  /** In their order. */
  ids: readonly string[]
  /** What is announced while something is dragged by keyboard. */
  words: {
    readonly instructions: string
    picked(placed: Placed): string
    placed(placed: Placed): string
    dropped(placed: Placed): string
  }
  /** From one index to another. */
  onMove: (from: number, to: number) => void
  /** A list, whose rows are of `useSortableRow`. */
  children: ReactNode
}

/** A list whose rows are dragged, by pointer and by keyboard. */
export function SortableList({ ids, words, onMove, children }: SortableListProps) {
  const lastPlace = useRef<UniqueIdentifier | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const placed = (id: UniqueIdentifier, over = id): Placed => ({
    id: String(id),
    place: placeOf(over) + 1,
    count: ids.length,
  })

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastPlace.current = active.id
      return words.picked(placed(active.id))
    },
    // What was just picked up lies over its own place: to say so would cut the words of the start short.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastPlace.current) return undefined
      lastPlace.current = over.id
      return words.placed(placed(active.id, over.id))
    },
    onDragEnd: ({ active, over }) => words.placed(placed(active.id, over?.id)),
    onDragCancel: ({ active }) => words.dropped(placed(active.id)),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id))
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

interface SortableRowProps {
  id: string
  /** What the grip is, and what it moves. */
  role: string
  label: string
  /** Of the grip. */
  className?: string | undefined
  gripPx: number
}

export interface SortableRow {
  readonly ref: RefCallback<HTMLElement>
  readonly style: CSSProperties
  readonly isDragging: boolean
  readonly grip: ReactNode
}

export function useSortableRow({ id, role, label, className = '', gripPx }: SortableRowProps): SortableRow {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: role },
  })
  const grip = (
    <Pressable
      ref={setActivatorNodeRef}
      className={`${styles.grip} ${className}`}
      data-dragging={isDragging || undefined}
      {...attributes}
      {...listeners}
      aria-label={label}
    >
      <GripVertical size={gripPx} strokeWidth={1.75} aria-hidden />
    </Pressable>
  )
  const style = { translate: transform ? `0 ${transform.y}px` : undefined, transition }
  return { ref: setNodeRef, style, isDragging, grip }
}
