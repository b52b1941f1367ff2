import type { VersionWindow } from '../activity/expected-versions.ts'
import type { PoolHistory } from '../gacha/count-pulls.ts'
import { countedPoolOf, type FactIndex } from '../gacha/facts.ts'
import { addHoldings, type Holdings } from '../income/holdings.ts'
import type { IncomeFacts } from '../income/income-facts.ts'
import { DAY_MS, type Instant, instant } from '../time/instant.ts'
import { answersOf, type GoalAnswer, type PlanGoal, type PlanInput } from './plan.ts'
import { type PlanIncome, plannedPayments } from './player-income.ts'
import type { ExpectedBanner, PlannedGoal } from './player-plan.ts'
import { type Standing, standingOf } from './standing.ts'

/** Dates are told as far beyond the last goal as this. */
const HORIZON_MS = 180 * DAY_MS

/** What buys tickets beside the currency. */
export interface ExchangeFacts {
  readonly takes: string
  /** Of `takes` for one of `gives`. */
  readonly amount: number
  readonly gives: string
}

export interface PlanSituation extends PlanIncome {
  readonly facts: IncomeFacts & { readonly exchanges: readonly ExchangeFacts[] }
  readonly index: FactIndex
  /** By counted pool; pools without records are absent. */
  readonly histories: ReadonlyMap<string, Pick<PoolHistory, 'pity' | 'isGuaranteed'>>
  /** By activity: when banners end, as far as the calendar is known. */
  readonly bannerEnds: ReadonlyMap<string, Instant>
}

/**
 * When the banner of a goal ends: by the calendar, for an expected one by the usual length of versions, else as the
 * player last saw it.
 */
export function goalEnd(
  { bannerId, expected, until }: PlannedGoal,
  { bannerEnds, calendar }: Pick<PlanSituation, 'bannerEnds' | 'calendar'>,
): Instant {
  if (bannerId !== null) return bannerEnds.get(bannerId) ?? until
  return (expected && expectedBanner(expected, calendar.versions)?.endAt) ?? until
}

/** About when a half of a version runs; `null` where the version is not known. */
export function expectedBanner(
  { version, half }: ExpectedBanner,
  versions: readonly VersionWindow[],
): { readonly startAt: Instant; readonly endAt: Instant } | null {
  const window = versions.find((one) => one.version === version)
  if (!window) return null
  const middle = instant(window.start + Math.round((window.end - window.start) / 2))
  return half === 1 ? { startAt: window.start, endAt: middle } : { startAt: middle, endAt: window.end }
}

/** Where the player stands in a pool: what they said, else what the records tell. */
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

/** What is owned, with what shops give for it at once. */
export function ownedWithExchanges(
  owned: Holdings,
  { exchanges }: Pick<PlanSituation['facts'], 'exchanges'>,
): Holdings {
  return exchanges.reduce((sum, { takes, amount, gives }) => {
    const bought = amount > 1 ? Math.floor((owned[takes] ?? 0) / amount) : 0
    return bought > 0 ? addHoldings(sum, { [gives]: bought }) : sum
  }, owned)
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
    return [{ id, pool, countedPool, banner, copies, standing: standingIn(goal.poolId, situation), until }]
  })
}

export function planInputOf(situation: PlanSituation): PlanInput {
  const { plan, facts, now } = situation
  const goals = countedGoals(situation)
  const last = Math.max(now, ...goals.map(({ until }) => until))
  return {
    goals,
    owned: ownedWithExchanges(plan.owned, facts),
    payments: plannedPayments(situation, instant(last + HORIZON_MS)),
    facts,
    now,
  }
}

/** The answers of all goals that count, in the player's order. (PLAN-10) */
export function goalAnswersOf(situation: PlanSituation): readonly GoalAnswer[] {
  return answersOf(planInputOf(situation))
}
