import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'

/** A goal before it is in the plan. */
export interface GoalDraft extends Omit<PlannedGoal, 'id' | 'isSkipped'> {
  /** In the order of the goals, from 0. */
  readonly place: number
}

export function draftOf({ id, isSkipped: _skipped, ...goal }: PlannedGoal, goals: readonly PlannedGoal[]): GoalDraft {
  return { ...goal, place: goals.findIndex((one) => one.id === id) }
}

/** The goals with a draft in its place, under an id that no goal has. */
export function withDraft(
  goals: readonly PlannedGoal[],
  { place, ...goal }: GoalDraft,
  id: string,
): readonly PlannedGoal[] {
  return goals.filter((one) => one.id !== id).toSpliced(place, 0, { ...goal, id, isSkipped: false })
}
