import type { IncomeSourceFacts } from '@ephemeris/core/income/income-facts'
import { countedBy, type PlayHabit } from '@ephemeris/core/income/play-habits'
import { type GotCost, withoutGotGoal } from '@ephemeris/core/plan/goals/got-goal'
import { type PlanSituation, saidFrom } from '@ephemeris/core/plan/goals/player-goals'
import { withAdded } from '@ephemeris/core/plan/holdings/owned'
import {
  withAmount,
  withChangedGoal,
  withGoal,
  withMovedGoal,
  withOwned,
  withoutGoal,
  withoutStanding,
  withStanding,
} from '@ephemeris/core/plan/stored/change-plan'
import type { Baseline, OwnStanding, PlanAccount, PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import type { Instant } from '@ephemeris/core/time/instant'
import { now } from '#web/lib/server/server-clock'
import { changePlan, type Undo } from '#web/state/plan/plans'

/** What a player chose; the goal gets its id here. */
export type NewGoal = Omit<PlannedGoal, 'id' | 'isSkipped'>

/** @param index its place in the order; `null`: last */
export function addGoal(account: PlanAccount, goal: NewGoal, index: number | null = null): Undo {
  return addGoals(account, [goal], index)
}

/** Adds goals after each other, in one change. */
export function addGoals(account: PlanAccount, goals: readonly NewGoal[], index: number | null = null): Undo {
  const added = goals.map((goal) => ({ ...goal, id: newGoalId(), isSkipped: false }))
  return changePlan(account, (previous) =>
    added.reduce((plan, goal, place) => withGoal(plan, goal, index === null ? null : index + place), previous),
  )
}

export function removeGoal(account: PlanAccount, goalId: string): Undo {
  return changePlan(account, (plan) => withoutGoal(plan, goalId))
}

export function moveGoal(account: PlanAccount, goalId: string, index: number): Undo {
  return changePlan(account, (plan) => withMovedGoal(plan, goalId, index))
}

export function changeGoal(account: PlanAccount, goalId: string, change: Partial<NewGoal>): Undo {
  return changePlan(account, (plan) => withChangedGoal(plan, goalId, change))
}

/** @param thing a currency or a ticket of which the player has this much now (`baselineOf`) */
export function setOwned(account: PlanAccount, thing: string, baseline: Baseline): Undo {
  return changePlan(account, (plan) => withOwned(plan, thing, baseline))
}

/** @param until `null`: there is no 30-day pass */
export function setPassUntil(account: PlanAccount, until: Instant | null): Undo {
  return changePlan(account, (plan) => ({ ...plan, passUntil: until }))
}

/** Answers “How do you play?” by the switches of all sources that need no purchase. (PLAN-53) */
export function setPlayHabit(account: PlanAccount, habit: PlayHabit, sources: readonly IncomeSourceFacts[]): Undo {
  return changePlan(account, (plan) => ({ ...plan, counted: { ...plan.counted, ...countedBy(habit, sources) } }))
}

export function switchSource(account: PlanAccount, sourceId: string, isCounted: boolean): Undo {
  return changePlan(account, (plan) => ({ ...plan, counted: { ...plan.counted, [sourceId]: isCounted } }))
}

/** @param amount the player's own; `null`: as the facts have it */
export function setAmount(account: PlanAccount, sourceId: string, amount: number | null): Undo {
  return changePlan(account, (plan) => withAmount(plan, sourceId, amount))
}

/** @param poolId the counted pool */
export function setStanding(
  poolId: string,
  change: Partial<Omit<OwnStanding, 'saidAt'>>,
  { account, situation }: PlanOf,
): Undo {
  const at = saidFrom(poolId, situation, now())
  return changePlan(account, (plan) => withStanding(plan, poolId, { change, at }))
}

/** Leaves a pool to the records. */
export function clearStanding(account: PlanAccount, poolId: string): Undo {
  return changePlan(account, (plan) => withoutStanding(plan, poolId))
}

/** Says that a marked reward came after the amount of its kind was typed, or takes that back. (PLAN-35) */
export function toggleAdded(payment: { readonly gives: string; readonly key: string }, of: PlanOf): Undo {
  return changePlan(of.account, (plan) => withAdded({ ...of.situation, plan }, payment, payment.key))
}

/** The player has a goal, for what it cost. (PLAN-41) */
export function gotGoal(goal: PlannedGoal, cost: GotCost, { account, situation }: PlanOf): Undo {
  return changePlan(account, (plan) => withoutGotGoal({ ...situation, plan }, goal, cost))
}

interface PlanOf {
  readonly account: PlanAccount
  readonly situation: PlanSituation
}

function newGoalId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
