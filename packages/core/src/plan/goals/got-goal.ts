import { countedPoolOf } from '../../gacha/facts.ts'
import { type Instant, instant } from '../../time/instant.ts'
import { costOfGoal } from '../chance/goal-cost.ts'
import { isGotRecorded } from '../holdings/account-book.ts'
import { withoutGoal, withStanding } from '../stored/change-plan.ts'
import { type AccountPlan, PLAN_LIMITS, type PlannedGoal } from '../stored/player-plan.ts'
import { type PlanSituation, saidFrom, standingFor } from './player-goals.ts'

/** What a goal that the player got has cost them, by their own word. */
export type GotCost =
  | { readonly kind: 'pulls'; readonly pulls: number }
  /** The amounts that they typed show what is left already. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'unknown' }

const SECOND_MS = 1000

/**
 * The plan after a goal was achieved: without it, its pool restarts, and its cost is an entry of the account's book. An
 * unstated cost is a range. Where the records show the cost, now or later, they count. (PLAN-41)
 */
export function withoutGotGoal(situation: PlanSituation, goal: PlannedGoal, cost: GotCost): AccountPlan {
  const { index, plan, recent } = situation
  const { poolId, itemId, name, copies } = goal
  const counted = countedPoolOf(index, poolId)
  const at = momentOf(goal, situation)
  const isKnown = isRecorded(goal, situation)
  const [least, most] = isKnown ? [0, 0] : costOf(cost, goal, situation)
  const recordedUntil = recent.findLast((pull) => pull.poolId === counted)?.at ?? null
  const others = withoutGoal(plan, goal.id)
  const got = { ...plan.got, [goal.id]: { poolId, itemId, name, copies, at, recordedUntil, least, most } }
  if (isKnown) return { ...others, got }
  const change = { pity: 0, isGuaranteed: false, fatePoints: 0, isFirstOpen: false }
  return withStanding({ ...others, got }, counted, { change, at })
}

/** Whether the records show that a goal was achieved: pulls and pity since then are in them. (PLAN-41) */
export function isRecorded(goal: PlannedGoal, situation: PlanSituation): boolean {
  return isGotRecorded(goal, situation, momentOf(goal, situation))
}

/** Of a goal that was got now: after all that was said before, also within the same second. */
function momentOf({ poolId }: PlannedGoal, situation: PlanSituation): Instant {
  const { plan, now } = situation
  const typed = Object.values(plan.baselines).map(({ typedAt }) => typedAt)
  const got = Object.values(plan.got).map(({ at }) => at)
  return instant(Math.max(saidFrom(poolId, situation, now), ...[...typed, ...got].map((at) => at + SECOND_MS)))
}

/** The pulls that a goal took at the least and at the most. */
function costOf(cost: GotCost, goal: PlannedGoal, situation: PlanSituation): readonly [least: number, most: number] {
  if (cost.kind === 'settled') return [0, 0]
  if (cost.kind === 'pulls') return [cost.pulls, cost.pulls]
  const pool = situation.index.pools.get(goal.poolId)
  const worst = pool && costOfGoal(pool, standingFor(goal, situation), goal.copies)?.worst
  return [goal.copies, worst ? worst.first + worst.chances.length - 1 : PLAN_LIMITS.pulls]
}
