import { chanceOfSumAtMost, type Distribution, repeated, sum } from './distribution.ts'

/** A stretch of pulls that begins right after a success (or with the first pull of all), with nothing missing in it. */
export interface Stretch {
  readonly pulls: number
  readonly successes: number
}

/**
 * Percentile of this many successes in this many pulls among all who pull as often, by the exact chances: 0 no one has
 * less luck, 1 no one has more, half of the equal ones below.
 *
 * With T(k) the pulls that k successes take, fewer than k successes means T(k) > n, and exactly k means
 * T(k) <= n < T(k+1). The percentile P(K < k) + P(K = k) / 2 is therefore 1 - (P(T(k) <= n) + P(T(k+1) <= n)) / 2. Pulls
 * since the last success count too; leaving them out would flatter everyone. (GACHA-31)
 *
 * @param cost pulls per success
 */
export function percentileOf({ pulls, successes }: Stretch, cost: Distribution): number {
  const mean = meanOf(cost)
  if (isCertain({ gap: successes * mean - pulls, terms: successes }, cost)) return 1
  if (isCertain({ gap: pulls - (successes + 1) * mean, terms: successes + 1 }, cost)) return 0

  const half = repeated(cost, Math.floor(successes / 2))
  const more = sum(half, cost)
  const isEven = successes % 2 === 0
  const reached = chanceOfSumAtMost(half, isEven ? half : more, pulls)
  const exceeded = isEven ? chanceOfSumAtMost(half, more, pulls) : chanceOfSumAtMost(more, more, pulls)
  return 1 - (reached + exceeded) / 2
}

/**
 * The same for a player who stops at the last success: among all who pull until they have as many, the share who need
 * more pulls, plus half of those who need as many. For them `percentileOf` counts the moment at which they stopped as
 * luck. (GACHA-35)
 */
export function stoppedPercentileOf({ pulls, successes }: Stretch, cost: Distribution): number {
  const mean = meanOf(cost)
  if (isCertain({ gap: successes * mean - pulls, terms: successes }, cost)) return 1
  if (isCertain({ gap: pulls - successes * mean, terms: successes }, cost)) return 0

  const half = repeated(cost, Math.floor(successes / 2))
  const rest = successes % 2 === 0 ? half : sum(half, cost)
  return 1 - (chanceOfSumAtMost(half, rest, pulls) + chanceOfSumAtMost(half, rest, pulls - 1)) / 2
}

/** Beyond this no difference is visible, and sums of hundreds of thousands would take minutes. */
const INVISIBLE = 1e-12

/**
 * Whether a sum misses its mean by `gap` in practically no case, by the bound for sums of bounded numbers (W. Hoeffding,
 * Journal of the American Statistical Association 58, 1963).
 */
function isCertain({ gap, terms }: { gap: number; terms: number }, { chances }: Distribution): boolean {
  const range = chances.length - 1
  return gap > 0 && Math.exp((-2 * gap * gap) / (terms * range * range)) < INVISIBLE
}

function meanOf({ first, chances }: Distribution): number {
  return chances.reduce((total, chance, index) => total + chance * (first + index), 0)
}
