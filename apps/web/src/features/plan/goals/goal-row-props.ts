import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'

export interface GoalRowProps {
  goal: PlannedGoal
  /** From 0. */
  place: number
  page: PlanPage
  words: PlanWords
  isShown: boolean
  onShow: () => void
  /** By -1 or 1. */
  onMove: (by: number) => void
  onToggle: () => void
  onEdit: () => void
  /** The banner is over, and the goal is planned for another one. */
  onAgain: () => void
  onRemove: () => void
  onGot: () => void
}
