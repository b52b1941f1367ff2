import type { PoolHistory } from '../gacha/counting/count-pulls.ts'
import { countedPoolOf, type FactIndex, type PoolFacts } from '../gacha/facts.ts'
import { addHoldings, type Holdings } from '../income/holdings.ts'
import type { IncomeFacts } from '../income/income-facts.ts'
import type { Payment } from '../income/payments.ts'
import { DAY_MS, type Instant, instant } from '../time/instant.ts'
import { type GoalCalendar, goalEnd } from './goal-end.ts'
import { ownedNow, withoutSpent } from './owned.ts'
import { answersOf, type GoalAnswer, type PlanGoal, type PlanInput } from './plan.ts'
import { type PlanIncome, plannedPayments } from './player-income.ts'
import { PLAN_LIMITS } from './player-plan.ts'
import { type Standing, standingOf } from './standing.ts'

/** How far beyond the last goal dates are computed. */
export const HORIZON_MS = 180 * DAY_MS

/** What buys tickets beside the currency. */
export interface ExchangeFacts {
  readonly takes: string
  /** Of `takes` for one of `gives`. */
  readonly amount: number
  readonly gives: string
}

export interface PlanSituation extends PlanIncome, Pick<GoalCalendar, 'bannerEnds'> {
  readonly facts: IncomeFacts & { readonly exchanges: readonly ExchangeFacts[] }
  readonly index: FactIndex
  /** By counted pool; pools without records are absent. */
  readonly histories: ReadonlyMap<string, Pick<PoolHistory, 'pity' | 'isGuaranteed'>>
}

/** The player's pity and guarantee in a pool: as entered, else from the records. */
export function standingIn(
  poolId: string,
  { plan, histories, index }: Pick<PlanSituation, 'plan' | 'histories' | 'index'>,
): Standing {
  const counted = countedPoolOf(index, poolId)
  const known = standingOf(histories.get(counted))
  const said = plan.standings[counted]
  if (!said) return known
  return {
    pity: said.pity === null ? known.pity : { count: said.pity, isAtLeast: false },
    isGuaranteed: said.isGuaranteed ?? known.isGuaranteed,
    fatePoints: said.fatePoints ?? known.fatePoints,
    isFirstOpen: said.isFirstOpen ?? known.isFirstOpen,
  }
}

/** What the player owns, with what shops give for it at once. */
export function holdingsOf(situation: PlanSituation): Holdings {
  const owned = ownedNow(situation)
  return situation.facts.exchanges.reduce((sum, { takes, amount, gives }) => {
    const bought = amount > 1 ? Math.floor((owned[takes] ?? 0) / amount) : 0
    return bought > 0 ? addHoldings(sum, { [gives]: bought }) : sum
  }, owned)
}

/** A pool that closes after its 5-star gives one copy. */
export function maxCopies({ endsAfterFiveStar }: Pick<PoolFacts, 'endsAfterFiveStar'>): number {
  return endsAfterFiveStar ? 1 : PLAN_LIMITS.copies
}

/** Goals that count: not skipped, in a pool that is known, and not over. */
export function countedGoals(situation: PlanSituation): readonly PlanGoal[] {
  const { plan, index, now } = situation
  return plan.goals.flatMap((goal): PlanGoal[] => {
    const pool = index.pools.get(goal.poolId)
    const until = goalEnd(goal, situation)
    if (!pool || goal.isSkipped || until <= now) return []
    const { id, copies, bannerId, expected } = goal
    const banner = bannerId ?? (expected ? `${expected.version}/${expected.half}` : id)
    const countedPool = countedPoolOf(index, goal.poolId)
    const standing = standingIn(goal.poolId, situation)
    return [{ id, pool, countedPool, banner, copies: Math.min(copies, maxCopies(pool)), standing, until }]
  })
}

export function planInputOf(situation: PlanSituation): PlanInput {
  const { facts, now } = situation
  const goals = countedGoals(situation)
  const last = Math.max(now, ...goals.map(({ until }) => until))
  return {
    goals,
    owned: holdingsOf(situation),
    payments: paymentsUntil(situation, instant(last + HORIZON_MS)),
    facts,
    now,
  }
}

/** What arrives until `until` or is still open, less what is spent of it already. */
export function paymentsUntil(situation: PlanSituation, until: Instant): readonly Payment[] {
  return withoutSpent(plannedPayments(situation, until), situation)
}

/** The answers of all goals that count, in the player's order. (PLAN-10) */
export function goalAnswersOf(situation: PlanSituation): readonly GoalAnswer[] {
  return countedGoals(situation).length === 0 ? [] : answersOf(planInputOf(situation))
}
