import type { PoolHistory } from '../../gacha/counting/count-pulls.ts'
import { countedPoolOf, type FactIndex, type PoolFacts } from '../../gacha/facts.ts'
import { DAY_MS, type Instant, instant } from '../../time/instant.ts'
import { answersOf, type GoalAnswer, type PlanGoal, type PlanInput } from '../chance/plan.ts'
import { type Standing, standingOf } from '../chance/standing.ts'
import { type BookSituation, isGotRecorded, ownedNow } from '../holdings/account-book.ts'
import { plannedPayments } from '../holdings/player-income.ts'
import {
  EMPTY_STANDING,
  type OwnStanding,
  PLAN_LIMITS,
  type PlannedGoal,
  type StandingField,
} from '../stored/player-plan.ts'
import { UNKNOWN_POOL } from './banner-goals.ts'
import { type GoalCalendar, goalEnd, goalStart } from './goal-end.ts'

/** How far beyond the last goal dates are computed. */
export const HORIZON_MS = 180 * DAY_MS

export interface PlanSituation extends BookSituation, Pick<GoalCalendar, 'banners'> {
  /** By counted pool; pools without records are absent. */
  readonly histories: ReadonlyMap<string, Pick<PoolHistory, 'pity' | 'isGuaranteed'>>
}

type StandingSituation = Pick<PlanSituation, 'plan' | 'histories' | 'index' | 'recent'>

/**
 * What the player said of a pool and still holds: no later pull of the records is in it, and no pull of a goal that was
 * got when it was said. (PLAN-40, PLAN-41)
 */
export function enteredIn(poolId: string, situation: StandingSituation): OwnStanding {
  const { plan, index, recent } = situation
  const counted = countedPoolOf(index, poolId)
  const entered = plan.standings[counted] ?? EMPTY_STANDING
  const last = recent.findLast((pull) => pull.poolId === counted)?.at
  const recorded = Object.values(plan.got).filter((goal) => isGotRecorded(goal, situation, goal.at))
  const holds = (field: StandingField) => {
    const at = entered.saidAt[field]
    return last === undefined || at === undefined || (last <= at && !recorded.some((goal) => goal.at === at))
  }
  return {
    pity: holds('pity') ? entered.pity : null,
    isGuaranteed: holds('isGuaranteed') ? entered.isGuaranteed : null,
    fatePoints: holds('fatePoints') ? entered.fatePoints : null,
    isFirstOpen: holds('isFirstOpen') ? entered.isFirstOpen : null,
    saidAt: entered.saidAt,
  }
}

/** From when on a later pull contradicts what is said of a pool now. The times of some records run ahead. (PLAN-40) */
export function saidFrom(poolId: string, { index, recent }: StandingSituation, now: Instant): Instant {
  const counted = countedPoolOf(index, poolId)
  const last = recent.findLast((pull) => pull.poolId === counted)?.at ?? now
  return last > now ? last : now
}

/** The player's pity and guarantee in a pool: as entered, else from the records. */
export function standingIn(poolId: string, situation: StandingSituation): Standing {
  const { histories, index } = situation
  const known = standingOf(histories.get(countedPoolOf(index, poolId)))
  const entered = enteredIn(poolId, situation)
  return {
    pity: entered.pity === null ? known.pity : { count: entered.pity, isAtLeast: false },
    isGuaranteed: entered.isGuaranteed ?? known.isGuaranteed,
    fatePoints: entered.fatePoints,
    isFirstOpen: entered.isFirstOpen,
  }
}

/** Whether nothing is known of the pity of a known pool, neither from the records nor from the player. (PLAN-47) */
export function isPityUnknown(poolId: string, situation: StandingSituation): boolean {
  return (
    situation.index.pools.has(poolId) && !hasRecords(poolId, situation) && enteredIn(poolId, situation).pity === null
  )
}

/** Whether the records have pulls of a pool. */
export function hasRecords(poolId: string, { histories, index }: Pick<PlanSituation, 'histories' | 'index'>): boolean {
  return histories.has(countedPoolOf(index, poolId))
}

/**
 * The counted pools of what is shown whose pity is asked for: the first that is unknown, after those that the player
 * said, whose fields stay while they are typed into. (PLAN-47)
 */
export function askedPools(shown: readonly string[], situation: StandingSituation): readonly string[] {
  const counted = new Set(shown.map((poolId) => countedPoolOf(situation.index, poolId)))
  const unrecorded = [...counted].filter((id) => situation.index.pools.has(id) && !hasRecords(id, situation))
  const first = unrecorded.findIndex((poolId) => isPityUnknown(poolId, situation))
  return first === -1 ? unrecorded : unrecorded.slice(0, first + 1)
}

/** A pool that closes after its 5-star gives one copy. */
export function maxCopies({ endsAfterFiveStar }: Pick<PoolFacts, 'endsAfterFiveStar'>): number {
  return endsAfterFiveStar ? 1 : PLAN_LIMITS.copies
}

/** Goals that count: not skipped, in a pool that is known, and not over. */
export function countedGoals(situation: PlanSituation): readonly PlanGoal[] {
  const { plan, index, now } = situation
  return plan.goals.flatMap((goal): PlanGoal[] => {
    const pool = index.pools.get(goal.poolId) ?? (goal.poolId === UNKNOWN_POOL ? ruleless(index) : undefined)
    const until = goalEnd(goal, situation)
    if (!pool || goal.isSkipped || until <= now) return []
    const { id, copies, bannerId, expected } = goal
    const banner = bannerId ?? (expected ? `${expected.version}/${expected.half}` : id)
    const countedPool = countedPoolOf(index, goal.poolId)
    const standing = standingFor(goal, situation)
    return [{ id, pool, countedPool, banner, copies: Math.min(copies, maxCopies(pool)), standing, until }]
  })
}

/** A pool without rules gives no answer, and none to the goals after it. (PLAN-2) */
function ruleless({ facts }: FactIndex): PoolFacts | undefined {
  const [pool] = facts.pools
  return pool && { ...pool, id: UNKNOWN_POOL, sharesPityWith: [], hardPity5: null, endsAfterFiveStar: false }
}

/**
 * What holds in the banner of a goal: fate points and a first 5-star that were said for one banner end with it, and in
 * one that has not begun nothing was pulled yet. (PLAN-40)
 */
export function standingFor(goal: Omit<PlannedGoal, 'id'>, situation: PlanSituation): Standing {
  const standing = standingIn(goal.poolId, situation)
  const start = goalStart(goal, situation)
  if (start !== null && start > situation.now) return { ...standing, fatePoints: 0, isFirstOpen: true }
  const { saidAt } = enteredIn(goal.poolId, situation)
  const isOfThis = (field: StandingField) => start !== null && (saidAt[field] ?? 0) >= start
  return {
    ...standing,
    fatePoints: isOfThis('fatePoints') ? standing.fatePoints : null,
    isFirstOpen: isOfThis('isFirstOpen') ? standing.isFirstOpen : null,
  }
}

export function planInputOf(situation: PlanSituation): PlanInput {
  return inputFor(countedGoals(situation), situation)
}

function inputFor(goals: readonly PlanGoal[], situation: PlanSituation): PlanInput {
  const { facts, now } = situation
  const last = Math.max(now, ...goals.map(({ until }) => until))
  return {
    goals,
    ...ownedNow(situation),
    payments: plannedPayments(situation, instant(last + HORIZON_MS)),
    facts,
    now,
  }
}

/** The answers of all goals that count, in the player's order. (PLAN-10) */
export function goalAnswersOf(situation: PlanSituation): readonly GoalAnswer[] {
  const goals = countedGoals(situation)
  return goals.length === 0 ? [] : answersOf(inputFor(goals, situation))
}
