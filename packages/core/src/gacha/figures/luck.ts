import type { CountedPull, PoolHistory } from '../counting/count-pulls.ts'
import type { PoolFacts } from '../facts.ts'
import type { CountablePull } from '../pull.ts'
import { costOfFeatured, costOfFiveStar, type Distribution } from './distribution.ts'
import { meanCost, ratesOf } from './odds.ts'
import { percentilesOf } from './percentile.ts'

/**
 * Why a percentile is a range. `stopped`: where a player stops may be luck, good or bad; `rates`: the rates or a rule of
 * the pool are not published exactly; `points`: no log has the fate points.
 */
export type LuckDoubt = 'stopped' | 'rates' | 'points'

export interface Luck {
  /** `null` below the gate. */
  readonly percentile: { readonly low: number; readonly high: number } | null
  readonly doubts: readonly LuckDoubt[]
  /** How many successes were judged. */
  readonly sample: number
  readonly pulls: number
  readonly isEnough: boolean
}

/**
 * A percentile is shown from the number of pulls on that gives this many successes on average: the limit does not
 * depend on luck.
 */
const GATE = 5

/** From how many pulls on luck is shown; `null` if the odds are not known. */
export interface LuckGates {
  readonly fiveStar: number | null
  readonly featured: number | null
}

export function luckGatesOf(pool: PoolFacts | undefined): LuckGates {
  const curve = pool ? ratesOf(pool)?.model : null
  if (!curve) return { fiveStar: null, featured: null }
  const fiveStar = Math.ceil(GATE * meanCost(curve))
  const share = pool?.featuredRate5 ?? null
  return { fiveStar, featured: share === null ? null : Math.ceil(GATE * meanCost(curve) * (2 - share)) }
}

/** Luck in 5-stars of any kind; `null` where the odds are not known. (GACHA-32) */
export function fiveStarLuck(history: PoolHistory<CountablePull>, pool: PoolFacts | undefined): Luck | null {
  const rates = pool ? ratesOf(pool) : null
  if (!rates) return null
  const stretch = longest(history, ({ rarity }) => (rarity === 5 ? 'success' : 'none'))
  const costs = [...new Set([rates.worst, rates.best])].map(costOfFiveStar)
  return luckOf(stretch, { costs, mean: meanCost(rates.model), doubts: costs.length > 1 ? ['rates'] : [] })
}

/**
 * Luck in featured 5-stars, 50/50s included; `null` if the pool has none or its odds are not known. It is a range where
 * the chance of a featured one is (`ratesOf`): genshin states 55 % by an unpublished rule, and players of
 * Star Rail report 56.25 %. (GACHA-32)
 */
export function featuredLuck(history: PoolHistory<CountablePull>, pool: PoolFacts | undefined): Luck | null {
  const rates = pool?.hasFiftyFifty && pool.isOutcomeComputed && pool.guaranteeAfterLoss ? ratesOf(pool) : null
  const share = pool?.featuredRate5 ?? null
  if (!rates || share === null) return null

  const stretch = longest(history, ({ judgement }) => {
    if (judgement === 'featured') return 'success'
    return judgement === 'unknown' ? 'break' : 'none'
  })
  const chosen = pool?.pointsToGuarantee === null ? null : (pool?.chosenRate5 ?? null)
  const high = pool?.chosenRate5 === null ? (rates.share?.high ?? share) : share
  const areExact = high === share && rates.worst === rates.best
  const costs = [
    costOfFeatured(costOfFiveStar(rates.worst), share),
    ...(areExact && chosen === null
      ? []
      : [costOfFeatured(costOfFiveStar(rates.best), chosen === null ? high : shareWithPoints(share, chosen))]),
  ]
  const doubts = [...(areExact ? [] : ['rates' as const]), ...(chosen === null ? [] : ['points' as const])]
  return luckOf(stretch, { costs, mean: meanCost(rates.model) * (2 - share), doubts })
}

/**
 * The share of featured ones that take one 5-star, for a player who always chooses: after a featured one that was not
 * chosen the next is the chosen one. Of each 1 + (share - chosen) featured ones, one can be lost before.
 */
function shareWithPoints(share: number, chosen: number): number {
  return 1 - (1 - share) / (1 + share - chosen)
}

interface Odds {
  readonly costs: readonly Distribution[]
  /** Pulls per success. */
  readonly mean: number
  readonly doubts: readonly LuckDoubt[]
}

/** So many pulls after a success a player may still have stopped for it: with the ten, or some pulls later. */
const LATE_STOP = 40

/**
 * Why a history ends where it does is not known. It may end anywhere, or because of the last success, be it some pulls
 * later and with another one on the way. Luck is the range of these readings; who stops in a dry spell lies in it too.
 * (GACHA-35)
 */
function luckOf({ pulls, successes }: Places, { costs, mean, doubts }: Odds): Luck {
  const luck = { sample: successes.length, pulls }
  if (pulls < GATE * mean) return { ...luck, percentile: null, doubts: [], isEnough: false }
  const stops = successes
    .map((place, index) => ({ pulls: place, successes: index + 1 }))
    .filter((stop) => stop.successes === successes.length || pulls - stop.pulls <= LATE_STOP)
  const ends = costs.flatMap((cost) => {
    const { anywhere, stopped } = percentilesOf({ pulls, successes: successes.length }, stops, cost)
    return [anywhere, ...stopped]
  })
  const percentile = { low: Math.min(...ends), high: Math.max(...ends) }
  return { ...luck, percentile, doubts: ['stopped', ...doubts], isEnough: true }
}

/** A stretch of pulls, and the places of its successes in it, from 1. */
interface Places {
  readonly pulls: number
  readonly successes: readonly number[]
}

/**
 * The longest stretch of a history in which nothing is missing and nothing unknown. It begins with a proven first pull
 * or right after a success, where all counters are zero.
 */
function longest(
  history: PoolHistory<CountablePull>,
  roleOf: (pull: CountedPull<CountablePull>) => 'success' | 'none' | 'break',
): Places {
  let best: Places = { pulls: 0, successes: [] }
  let current: { pulls: number; successes: number[] } | null = null
  if (history.isCompleteFromStart) current = { pulls: 0, successes: [] }
  for (const counted of history.pulls) {
    const role = roleOf(counted)
    if (counted.isAfterBreak || role === 'break') current = null
    if (role === 'success' && !current) current = { pulls: 0, successes: [] }
    else if (current) {
      current.pulls += 1
      if (role === 'success') current.successes.push(current.pulls)
      if (current.pulls > best.pulls) best = current
    }
  }
  return best
}
