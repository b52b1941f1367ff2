import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core'
import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PlanWords } from '#web/features/plan/use-plan-words'

/** What is announced while a goal is dragged by keyboard. */
export function useGoalDragWords(
  goals: readonly PlannedGoal[],
  { goalName }: PlanWords,
): NonNullable<DndContextProps['accessibility']> {
  const t = useTranslations('plan')
  const lastPlace = useRef<UniqueIdentifier | null>(null)

  function told(id: UniqueIdentifier, place: UniqueIdentifier | undefined) {
    const goal = goals.find((one) => one.id === id)
    const at = goals.findIndex((one) => one.id === (place ?? id))
    return { name: goal ? goalName(goal) : '', place: at + 1, count: goals.length }
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastPlace.current = active.id
      return t('goals.picked', told(active.id, undefined))
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === lastPlace.current) return undefined
      lastPlace.current = over.id
      return t('goals.placed', told(active.id, over.id))
    },
    onDragEnd: ({ active, over }) => t('goals.placed', told(active.id, over?.id)),
    onDragCancel: ({ active }) => t('goals.dropped', { name: told(active.id, undefined).name }),
  }
  return { announcements, screenReaderInstructions: { draggable: t('goals.instructions') } }
}
