import type { GoalAnswer } from '@ephemeris/core/plan/chance/plan'
import { goalAnswersOf, type PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import type { AccountPlan, PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { useMemo } from 'react'
import { usePlanSituation } from '#web/state/plan/use-plan-situation'

/** By the goal's id; goals that are skipped or over have none. */
export type GoalAnswers = ReadonlyMap<string, GoalAnswer>

/**
 * The answers of all goals of an account; `null` while the game's facts are loaded. Anyone who shows them on a first page
 * loads this module on demand. (PLAN-10)
 *
 * @public
 */
export function useGoalAnswers(account: PlanAccount): GoalAnswers | null {
  return useAnswersOf(usePlanSituation(account).situation)
}

/** @param plan in the place of the situation's own; `null`: that one */
export function useAnswersOf(situation: PlanSituation | null, plan: AccountPlan | null = null): GoalAnswers | null {
  return useMemo(() => {
    if (!situation) return null
    const answers = goalAnswersOf(plan ? { ...situation, plan } : situation)
    return new Map(answers.map((answer) => [answer.id, answer]))
  }, [situation, plan])
}
