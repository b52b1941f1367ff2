import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/draggable-game-row.module.css'
import { GameRow, type GameRowProps } from '#web/features/game-selection/game-row.tsx'
import { useGameName } from '#web/i18n/use-game-name'

export function DraggableGameRow(props: GameRowProps) {
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
