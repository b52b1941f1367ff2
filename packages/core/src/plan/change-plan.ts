import type { AccountPlan, OwnStanding, PlannedGoal } from './player-plan.ts'
import { UNSAID_STANDING } from './player-plan.ts'

/** With a goal at a place in the order; `null`: last. */
export function withGoal(plan: AccountPlan, goal: PlannedGoal, index: number | null = null): AccountPlan {
  const others = plan.goals.filter(({ id }) => id !== goal.id)
  return { ...plan, goals: others.toSpliced(index ?? others.length, 0, goal) }
}

export function withoutGoal(plan: AccountPlan, goalId: string): AccountPlan {
  return { ...plan, goals: plan.goals.filter(({ id }) => id !== goalId) }
}

/** With a goal moved to a place among the others; places beyond the ends are the ends. */
export function withMovedGoal(plan: AccountPlan, goalId: string, index: number): AccountPlan {
  const goal = plan.goals.find(({ id }) => id === goalId)
  return goal ? withGoal(plan, goal, Math.max(0, Math.min(index, plan.goals.length - 1))) : plan
}

export function withChangedGoal(plan: AccountPlan, goalId: string, change: Partial<PlannedGoal>): AccountPlan {
  return { ...plan, goals: plan.goals.map((goal) => (goal.id === goalId ? { ...goal, ...change } : goal)) }
}

export function withOwned(plan: AccountPlan, thing: string, amount: number): AccountPlan {
  return { ...plan, owned: { ...plan.owned, [thing]: amount } }
}

/** `null`: as the facts have it. */
export function withAmount(plan: AccountPlan, sourceId: string, amount: number | null): AccountPlan {
  const { [sourceId]: _former, ...others } = plan.amounts
  return { ...plan, amounts: amount === null ? others : { ...others, [sourceId]: amount } }
}

/** What was said last stands last: the oldest are forgotten first. */
export function withTaken(plan: AccountPlan, key: string, isTaken: boolean): AccountPlan {
  const { [key]: _former, ...others } = plan.taken
  return { ...plan, taken: { ...others, [key]: isTaken } }
}

export function withStanding(plan: AccountPlan, poolId: string, change: Partial<OwnStanding>): AccountPlan {
  const former = plan.standings[poolId] ?? UNSAID_STANDING
  return { ...plan, standings: { ...plan.standings, [poolId]: { ...former, ...change } } }
}
