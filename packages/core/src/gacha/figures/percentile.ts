import { chanceOfSumAtMost, type Distribution, repeated, sum } from './distribution.ts'

/** So many successes in so many pulls, from right after a success (or the first pull of all) on, with nothing missing. */
export interface Stretch {
  readonly pulls: number
  readonly successes: number
}

/**
 * Percentiles of a stretch by the exact chances, from 0 (no one has less luck) to 1 (no one has more), half of the equal
 * ones below. Each is uniform among its own players: `anywhere` among all who pull as often, and each of `stopped` among
 * all who pull until they have as many successes.
 *
 * With T(k) the pulls that k successes take, fewer than k successes means T(k) > n, and exactly k means
 * T(k) <= n < T(k+1). P(K < k) + P(K = k) / 2 is therefore 1 - (P(T(k) <= n) + P(T(k+1) <= n)) / 2. Pulls since the last
 * success count too; leaving them out would flatter everyone. (GACHA-31, GACHA-35)
 *
 * @param stops the stretches that end with the successes for which the player may have stopped
 * @param cost pulls per success
 */
export function percentilesOf({ pulls, successes }: Stretch, stops: readonly Stretch[], cost: Distribution) {
  const chance = chancesOf(Math.min(successes, ...stops.map((stop) => stop.successes)), cost)
  return {
    anywhere: 1 - (chance(successes, pulls) + chance(successes + 1, pulls)) / 2,
    stopped: stops.map((stop) => 1 - (chance(stop.successes, stop.pulls) + chance(stop.successes, stop.pulls - 1)) / 2),
  }
}

/** @returns the chance that so many successes, at least `fewest`, take at most so many pulls */
function chancesOf(fewest: number, cost: Distribution): (successes: number, limit: number) => number {
  const mean = meanOf(cost)
  const half = Math.floor(fewest / 2)
  const sums: Distribution[] = []
  const sumOf = (terms: number): Distribution => {
    const known = sums[terms - half]
    if (known) return known
    const built = terms === half ? repeated(cost, half) : sum(sumOf(terms - 1), cost)
    sums[terms - half] = built
    return built
  }
  return (successes, limit) => {
    if (isCertain({ gap: successes * mean - limit, terms: successes }, cost)) return 0
    if (isCertain({ gap: limit - successes * mean, terms: successes }, cost)) return 1
    return chanceOfSumAtMost(sumOf(Math.floor(successes / 2)), sumOf(Math.ceil(successes / 2)), limit)
  }
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
