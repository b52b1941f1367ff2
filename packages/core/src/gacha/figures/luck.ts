import type { CountedPull, PoolHistory } from '../counting/count-pulls.ts'
import type { PoolFacts } from '../facts.ts'
import type { CountablePull } from '../pull.ts'
import { costOfFeatured, costOfFiveStar, type Distribution } from './distribution.ts'
import { meanCost, oddsCurveOf } from './odds.ts'
import { percentileOf, type Stretch } from './percentile.ts'

/** A player's percentile; the two ends differ only where a pool's own rule is not published. */
export interface Luck {
  /** `null` below the gate. */
  readonly percentile: { readonly low: number; readonly high: number } | null
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
  const curve = pool ? oddsCurveOf(pool) : null
  if (!curve) return { fiveStar: null, featured: null }
  const fiveStar = Math.ceil(GATE * meanCost(curve))
  const share = pool?.featuredRate5 ?? null
  return { fiveStar, featured: share === null ? null : Math.ceil(GATE * meanCost(curve) * (2 - share)) }
}

/** Luck in 5-stars of any kind; `null` where the odds are not known. (GACHA-32) */
export function fiveStarLuck(history: PoolHistory<CountablePull>, pool: PoolFacts | undefined): Luck | null {
  const curve = pool ? oddsCurveOf(pool) : null
  if (!curve) return null
  const stretch = longest(history, ({ rarity }) => (rarity === 5 ? 'success' : 'none'))
  return luckOf(stretch, [costOfFiveStar(curve)], meanCost(curve))
}

/**
 * Luck in featured 5-stars, 50/50s included; `null` if the pool has none or its odds are not known. genshin states 55
 * % won 50/50s since 5.0 by a rule that nobody has published: the percentile is a range from that figure to 50 %.
 * (GACHA-32)
 */
export function featuredLuck(history: PoolHistory<CountablePull>, pool: PoolFacts | undefined): Luck | null {
  const curve = pool?.hasCoinFlip && pool.isOutcomeComputed && pool.guaranteeAfterLoss ? oddsCurveOf(pool) : null
  const share = pool?.featuredRate5 ?? null
  if (!curve || share === null) return null

  const stretch = longest(history, ({ judgement }) => {
    if (judgement === 'featured') return 'success'
    return judgement === 'unknown' ? 'break' : 'none'
  })
  const one = costOfFiveStar(curve)
  const shares = [...new Set([pool?.statedWinShare ?? share, share])]
  const costs = shares.map((each) => costOfFeatured(one, each))
  return luckOf(stretch, costs, meanCost(curve) * (2 - share))
}

function luckOf(stretch: Stretch, costs: readonly Distribution[], mean: number): Luck {
  const isEnough = stretch.pulls >= GATE * mean
  const percentiles = isEnough ? costs.map((cost) => percentileOf(stretch, cost)) : []
  return {
    percentile: isEnough ? { low: Math.min(...percentiles), high: Math.max(...percentiles) } : null,
    sample: stretch.successes,
    pulls: stretch.pulls,
    isEnough,
  }
}

/**
 * The longest stretch of a history in which nothing is missing and nothing unknown. It begins with a proven first pull
 * or right after a success, where all counters are zero.
 */
function longest(
  history: PoolHistory<CountablePull>,
  roleOf: (pull: CountedPull<CountablePull>) => 'success' | 'none' | 'break',
): Stretch {
  let best: Stretch = { pulls: 0, successes: 0 }
  let current: Stretch | null = history.isCompleteFromStart ? best : null
  for (const counted of history.pulls) {
    const role = roleOf(counted)
    if (counted.isAfterBreak) current = null
    if (role === 'break') current = null
    else if (current) {
      current = { pulls: current.pulls + 1, successes: current.successes + (role === 'success' ? 1 : 0) }
      if (current.pulls > best.pulls) best = current
    } else if (role === 'success') current = { pulls: 0, successes: 0 }
  }
  return best
}
