import type { CountedPull, Outcome, PityNow, PoolHistory } from '../counting/count-pulls.ts'
import type { FactIndex, PoolFacts } from '../facts.ts'
import type { CountablePull } from '../pull.ts'
import type { Rarity } from '../rarity.ts'
import { featuredLuck, fiveStarLuck, type Luck } from './luck.ts'
import { mean, median, type Share, wilson } from './statistics.ts'

/** Costs in pulls, of those alone whose beginning is known; `null` where there is none. */
export interface CostSummary {
  readonly sample: number
  readonly mean: number | null
  readonly median: number | null
  readonly min: number | null
  readonly max: number | null
}

export interface RaritySummary {
  readonly count: number
  /** Of all pulls. */
  readonly share: number
  /** `null` for 3 stars. */
  readonly pity: (CostSummary & { readonly now: PityNow; readonly hard: number | null }) | null
}

/**
 * Won and lost ones that are known to be flips: behind a hole, or where fate points may be, a lost one is as little of a
 * sample as a featured one. (GACHA-14)
 */
export interface Flips {
  readonly won: number
  readonly total: number
}

/** Of a pool in which a 5-star can be lost. */
export interface FiftyFiftySummary {
  /** Whether the next 5-star is featured for sure; `null` if unknown. */
  readonly isGuaranteed: boolean | null
  readonly count: Readonly<Record<Outcome, number>>
  readonly flips: Flips
  /** Featured ones that may have come by fate points. */
  readonly byPoint: number
  /** Won of the flips; `null` without any. */
  readonly winRate: Share | null
  /** Pulls from one featured 5-star to the next, lost ones in between included. */
  readonly cost: CostSummary
  readonly luck: Luck | null
}

export interface PoolSummary {
  readonly poolId: string
  readonly total: number
  readonly firstTime: string
  readonly lastTime: string
  readonly isCompleteFromStart: boolean
  readonly rarities: Readonly<Record<Rarity, RaritySummary>>
  /** `null` where nothing is flipped or judged. */
  readonly fiftyFifty: FiftyFiftySummary | null
  readonly luck: Luck | null
}

/** What the pulls of one counted pool amount to. Everything that the history does not carry is `null`. (GACHA-12) */
export function summarisePool(history: PoolHistory<CountablePull>, index: FactIndex): PoolSummary {
  const { pulls, poolId, isCompleteFromStart } = history
  const pool = index.pools.get(poolId)
  return {
    poolId,
    total: pulls.length,
    firstTime: pulls[0]?.pull.time ?? '',
    lastTime: pulls.at(-1)?.pull.time ?? '',
    isCompleteFromStart,
    rarities: {
      3: { ...share(pulls, 3), pity: null },
      4: { ...share(pulls, 4), pity: pitySummary(history, 4, pool?.fourStar.hardPity ?? null) },
      5: { ...share(pulls, 5), pity: pitySummary(history, 5, pool?.hardPity5 ?? null) },
    },
    fiftyFifty: pool?.isOutcomeComputed && pool.hasFiftyFifty ? fiftyFiftySummary(history, pool) : null,
    luck: fiveStarLuck(history, pool),
  }
}

function share(pulls: readonly CountedPull<CountablePull>[], rarity: Rarity): { count: number; share: number } {
  const count = pulls.filter((one) => one.rarity === rarity).length
  return { count, share: pulls.length === 0 ? 0 : count / pulls.length }
}

function pitySummary(
  { pulls, pity }: PoolHistory<CountablePull>,
  rarity: 4 | 5,
  hard: number | null,
): RaritySummary['pity'] {
  return { ...costSummary(provenPities(pulls, rarity)), now: pity[rarity], hard }
}

/** What each item of a rarity has cost; those with an unknown beginning ("≥ n") are left out. (GACHA-9) */
export function provenPities(pulls: readonly CountedPull<CountablePull>[], rarity: 4 | 5): readonly number[] {
  return pulls.flatMap((one) => (one.rarity === rarity && one.pity !== null && !one.isPityAtLeast ? [one.pity] : []))
}

function fiftyFiftySummary(history: PoolHistory<CountablePull>, pool: PoolFacts): FiftyFiftySummary {
  const count = { won: 0, lost: 0, guaranteed: 0, unknown: 0 }
  for (const { outcome } of history.pulls) if (outcome !== null) count[outcome] += 1
  const flips = flipsOf(history.pulls)
  return {
    isGuaranteed: history.isGuaranteed,
    count,
    flips,
    byPoint: history.pulls.filter(({ isByPoint }) => isByPoint).length,
    winRate: wilson(flips.won, flips.total),
    cost: costSummary(featuredCosts(history)),
    luck: featuredLuck(history, pool),
  }
}

export function flipsOf(pulls: readonly CountedPull<CountablePull>[]): Flips {
  const flips = pulls.filter(({ isFlip }) => isFlip)
  return { won: flips.filter(({ outcome }) => outcome === 'won').length, total: flips.length }
}

/** Pulls per featured 5-star; a gap or a 5-star that the facts cannot judge makes the cost around it unknown. (GACHA-13) */
function featuredCosts(history: PoolHistory<CountablePull>): readonly number[] {
  const costs: number[] = []
  let cost: number | null = history.isCompleteFromStart ? 0 : null
  for (const { isAfterBreak, judgement, rarity } of history.pulls) {
    if (isAfterBreak) cost = null
    if (cost !== null) cost += 1
    if (judgement === 'unknown' || rarity === null) cost = null
    if (judgement !== 'featured') continue
    if (cost !== null) costs.push(cost)
    cost = 0
  }
  return costs
}

function costSummary(costs: readonly number[]): CostSummary {
  const sorted = costs.toSorted((a, b) => a - b)
  const extremes = { min: sorted[0] ?? null, max: sorted.at(-1) ?? null }
  return { sample: costs.length, mean: mean(costs), median: median(costs), ...extremes }
}
