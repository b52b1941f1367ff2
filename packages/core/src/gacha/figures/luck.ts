import type { CountedPull, PoolHistory } from '../counting/count-pulls.ts'
import type { PoolFacts } from '../facts.ts'
import type { CountablePull } from '../pull.ts'
import { costOfFeatured, costOfFiveStar, type Distribution } from './distribution.ts'
import { meanCost, ratesOf } from './odds.ts'
import { percentileOf, type Stretch, stoppedPercentileOf } from './percentile.ts'

/**
 * Why a percentile is a range. `stopped`: the last pull is a success, and a player who stops because of it is less lucky than
 * it looks; `rates`: the rates or a rule of the pool are not published exactly.
 */
export type LuckDoubt = 'stopped' | 'rates'

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
  return luckOf(stretch, costs, meanCost(rates.model))
}

/**
 * Luck in featured 5-stars, 50/50s included; `null` if the pool has none or its odds are not known. It is a range where
 * the chance of a featured one is (`ratesOf`): genshin states 55 % by an unpublished rule, and players of
 * Star Rail report 56.25 %. (GACHA-32)
 */
export function featuredLuck(history: PoolHistory<CountablePull>, pool: PoolFacts | undefined): Luck | null {
  const rates = pool?.hasCoinFlip && pool.isOutcomeComputed && pool.guaranteeAfterLoss ? ratesOf(pool) : null
  const share = pool?.featuredRate5 ?? null
  if (!rates || share === null) return null

  const stretch = longest(history, ({ judgement }) => {
    if (judgement === 'featured') return 'success'
    return judgement === 'unknown' ? 'break' : 'none'
  })
  const high = pool?.chosenRate5 === null ? (rates.share?.high ?? share) : share
  const costs = [
    costOfFeatured(costOfFiveStar(rates.worst), share),
    ...(high === share && rates.worst === rates.best ? [] : [costOfFeatured(costOfFiveStar(rates.best), high)]),
  ]
  return luckOf(stretch, costs, meanCost(rates.model) * (2 - share))
}

function luckOf(stretch: EndedStretch, costs: readonly Distribution[], mean: number): Luck {
  const isEnough = stretch.pulls >= GATE * mean
  const isStopped = stretch.endsWithSuccess
  const percentiles = costs.flatMap((cost) =>
    isEnough ? [percentileOf(stretch, cost), ...(isStopped ? [stoppedPercentileOf(stretch, cost)] : [])] : [],
  )
  return {
    percentile: isEnough ? { low: Math.min(...percentiles), high: Math.max(...percentiles) } : null,
    doubts: isEnough
      ? [...(isStopped ? ['stopped' as const] : []), ...(costs.length > 1 ? ['rates' as const] : [])]
      : [],
    sample: stretch.successes,
    pulls: stretch.pulls,
    isEnough,
  }
}

interface EndedStretch extends Stretch {
  readonly endsWithSuccess: boolean
}

/**
 * The longest stretch of a history in which nothing is missing and nothing unknown. It begins with a proven first pull
 * or right after a success, where all counters are zero.
 */
function longest(
  history: PoolHistory<CountablePull>,
  roleOf: (pull: CountedPull<CountablePull>) => 'success' | 'none' | 'break',
): EndedStretch {
  let best: EndedStretch = { pulls: 0, successes: 0, endsWithSuccess: false }
  let current: EndedStretch | null = history.isCompleteFromStart ? best : null
  for (const counted of history.pulls) {
    const role = roleOf(counted)
    if (counted.isAfterBreak) current = null
    if (role === 'break') current = null
    else if (current) {
      const endsWithSuccess = role === 'success'
      current = { pulls: current.pulls + 1, successes: current.successes + (endsWithSuccess ? 1 : 0), endsWithSuccess }
      if (current.pulls > best.pulls) best = current
    } else if (role === 'success') current = { pulls: 0, successes: 0, endsWithSuccess: false }
  }
  return best
}
