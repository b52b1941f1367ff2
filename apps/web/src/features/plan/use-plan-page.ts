import type { AccountPlan, PlanAccount, PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { useMemo, useState } from 'react'
import { changedTrial, triedOrder } from '#web/features/plan/goals/trial-order'
import { changePlan, usePlan } from '#web/state/plan/plans'
import { type GoalAnswers, useAnswersOf } from '#web/state/plan/use-goal-answers'
import { type PlanSituationState, usePlanSituation } from '#web/state/plan/use-plan-situation'

/** An order of goals that is tried and not kept yet. */
export interface Trial {
  readonly goals: readonly PlannedGoal[]
  undo(): void
  keep(): void
}

export interface PlanPage extends PlanSituationState {
  readonly account: PlanAccount
  readonly plan: AccountPlan
  /** As tried, else as kept. */
  readonly goals: readonly PlannedGoal[]
  readonly trial: Trial | null
  /** Skipping and moving are tried first. (PLAN-13) */
  tryGoals(change: (goals: readonly PlannedGoal[]) => readonly PlannedGoal[]): void
  /** Of what is shown; empty until the facts are there. */
  readonly answers: GoalAnswers
  /** Of what is kept, while something else is tried. */
  readonly keptAnswers: GoalAnswers | null
}

const NO_ANSWERS: GoalAnswers = new Map()

/** The state of the plan's page: what is kept, what is tried, and the answers to both. */
export function usePlanPage(account: PlanAccount): PlanPage {
  const kept = usePlan(account)
  const [tried, setTried] = useState<readonly PlannedGoal[] | null>(null)
  const tries = useMemo(() => triedOrder(tried, kept.goals), [tried, kept.goals])
  const plan = useMemo(() => (tries ? { ...kept, goals: tries } : kept), [kept, tries])
  const state = usePlanSituation(account, plan)
  const { situation } = state
  const answers = useAnswersOf(situation) ?? NO_ANSWERS
  const keptAnswers = useAnswersOf(tries ? situation : null, kept)

  return {
    ...state,
    account,
    plan: kept,
    goals: plan.goals,
    answers,
    keptAnswers,
    tryGoals: (change) => setTried(changedTrial(tried, kept.goals, change)),
    trial: tries && {
      goals: tries,
      undo: () => setTried(null),
      keep: () => {
        changePlan(account, (previous) => ({ ...previous, goals: tries }))
        setTried(null)
      },
    },
  }
}
