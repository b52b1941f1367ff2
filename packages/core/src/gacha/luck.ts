import { chanceOfSumAtMost, type Distribution, repeated, sum } from './distribution.ts'

/** A stretch of pulls that begins right after a success (or with the first pull of all), with nothing missing in it. */
export interface Stretch {
  readonly pulls: number
  readonly successes: number
}

/**
 * Where this many successes in this many pulls stand among all who pull as often, by the exact chances: 0 nobody has
 * less luck, 1 nobody has more, half of the equal ones below.
 *
 * With T(k) the pulls that k successes take, fewer than k successes means T(k) > n, and exactly k means
 * T(k) <= n < T(k+1). The percentile P(K < k) + P(K = k) / 2 is therefore 1 - (P(T(k) <= n) + P(T(k+1) <= n)) / 2. Pulls
 * since the last success count too; leaving them out would flatter everyone. (GACHA-31)
 *
 * @param cost pulls per success
 */
export function percentileOf({ pulls, successes }: Stretch, cost: Distribution): number {
  const half = repeated(cost, Math.floor(successes / 2))
  const more = sum(half, cost)
  const isEven = successes % 2 === 0
  const reached = chanceOfSumAtMost(half, isEven ? half : more, pulls)
  const exceeded = isEven ? chanceOfSumAtMost(half, more, pulls) : chanceOfSumAtMost(more, more, pulls)
  return 1 - (reached + exceeded) / 2
}
