import type { Instant } from '../../time/instant.ts'
import type { AccountPlan, Baseline, OwnStanding, PlannedGoal } from './player-plan.ts'
import { EMPTY_STANDING } from './player-plan.ts'

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

/** @param baseline what the player says now (`baselineOf`) */
export function withOwned(plan: AccountPlan, thing: string, baseline: Baseline): AccountPlan {
  const { owned, baselines } = plan
  return {
    ...plan,
    owned: { ...owned, [thing]: baseline.amount },
    baselines: { ...baselines, [thing]: baseline },
  }
}

/** `null`: as the facts have it. */
export function withAmount(plan: AccountPlan, sourceId: string, amount: number | null): AccountPlan {
  const { [sourceId]: _previous, ...others } = plan.amounts
  return { ...plan, amounts: amount === null ? others : { ...others, [sourceId]: amount } }
}

/** The latest entry is last: the oldest are dropped first. */
export function withTaken(
  plan: AccountPlan,
  key: string,
  { isTaken, at }: { readonly isTaken: boolean; readonly at: Instant },
): AccountPlan {
  const { [key]: _previous, ...others } = plan.taken
  return { ...plan, taken: { ...others, [key]: isTaken }, takenAt: { ...plan.takenAt, [key]: at } }
}

/** @param at when the player says it; it holds until a later pull or, for what belongs to a banner, its end */
export function withStanding(
  plan: AccountPlan,
  poolId: string,
  { change, at }: { readonly change: Partial<Omit<OwnStanding, 'saidAt'>>; readonly at: Instant },
): AccountPlan {
  const previous = plan.standings[poolId] ?? EMPTY_STANDING
  const saidAt = { ...previous.saidAt, ...Object.fromEntries(Object.keys(change).map((field) => [field, at])) }
  return { ...plan, standings: { ...plan.standings, [poolId]: { ...previous, ...change, saidAt } } }
}

/** With the records alone, and nothing that the player said of a pool. */
export function withoutStanding(plan: AccountPlan, poolId: string): AccountPlan {
  const { [poolId]: _previous, ...others } = plan.standings
  return { ...plan, standings: others }
}

/** A plan without what a change made of `previous`; whatever else was planned since stays. (PLAN-34) */
export function withoutChange(
  plan: AccountPlan,
  { previous, changed }: { readonly previous: AccountPlan; readonly changed: AccountPlan },
): AccountPlan {
  return {
    goals: goalsWithoutChange(plan.goals, previous.goals, changed.goals),
    passUntil: changed.passUntil === previous.passUntil ? plan.passUntil : previous.passUntil,
    owned: entriesWithoutChange(plan.owned, previous.owned, changed.owned),
    baselines: entriesWithoutChange(plan.baselines, previous.baselines, changed.baselines),
    since: plan.since,
    counted: entriesWithoutChange(plan.counted, previous.counted, changed.counted),
    taken: entriesWithoutChange(plan.taken, previous.taken, changed.taken),
    takenAt: entriesWithoutChange(plan.takenAt, previous.takenAt, changed.takenAt),
    got: entriesWithoutChange(plan.got, previous.got, changed.got),
    amounts: entriesWithoutChange(plan.amounts, previous.amounts, changed.amounts),
    standings: entriesWithoutChange(plan.standings, previous.standings, changed.standings),
  }
}

type Entries<T> = Readonly<Record<string, T>>

function entriesWithoutChange<T>(now: Entries<T>, previous: Entries<T>, changed: Entries<T>): Entries<T> {
  const result: Record<string, T> = { ...now }
  for (const key of new Set([...Object.keys(previous), ...Object.keys(changed)])) {
    if (isSame(previous[key], changed[key])) continue
    const value = previous[key]
    if (value === undefined) delete result[key]
    else result[key] = value
  }
  return result
}

type Goals = readonly PlannedGoal[]

function goalsWithoutChange(now: Goals, previous: Goals, changed: Goals): Goals {
  const find = (goals: Goals, id: string) => goals.find((goal) => goal.id === id)
  const orderOf = (goals: Goals) => goals.map(({ id }) => id)
  const known = new Set([...orderOf(previous), ...orderOf(changed)])
  const kept = now.flatMap((goal): Goals => {
    const before = find(previous, goal.id)
    if (!known.has(goal.id) || isSame(before, find(changed, goal.id))) return [goal]
    return before ? [before] : []
  })
  const removed = previous.filter(({ id }) => !find(changed, id) && !find(kept, id))
  if (removed.length === 0 && isSame(orderOf(previous), orderOf(changed))) return kept
  // The previous order, and after it what has come since.
  const place = new Map(orderOf(previous).map((id, index) => [id, index]))
  const placeOf = ({ id }: PlannedGoal) => place.get(id) ?? previous.length
  return [...kept, ...removed].toSorted((one, other) => placeOf(one) - placeOf(other))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
