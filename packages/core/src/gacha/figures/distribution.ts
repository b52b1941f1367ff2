import type { OddsCurve } from './odds.ts'

/** Chances of the whole numbers from `first` on; together 1 but for the trimmed ends. */
export interface Distribution {
  readonly first: number
  readonly chances: Float64Array
}

/** Probability trimmed at each end: invisible in a percentile, and saves a third of the work. */
const NEGLIGIBLE = 1e-11

const NOTHING: Distribution = { first: 0, chances: Float64Array.of(1) }

/** How many pulls the next 5-star takes. */
export function costOfFiveStar(curve: OddsCurve): Distribution {
  let still = 1
  const chances = curve.map((chance) => {
    const now = still * chance
    still -= now
    return now
  })
  return { first: 1, chances: Float64Array.from(chances) }
}

/**
 * How many pulls the next featured 5-star takes: one 5-star with the chance `share`, else two, since a lost 50/50
 * guarantees the next.
 */
export function costOfFeatured(fiveStar: Distribution, share: number): Distribution {
  return mixture(fiveStar, sum(fiveStar, fiveStar), share)
}

/** The one with `chance`, else the other. */
export function mixture(one: Distribution, other: Distribution, chance: number): Distribution {
  const first = Math.min(one.first, other.first)
  const end = Math.max(one.first + one.chances.length, other.first + other.chances.length)
  const chanceOf = (of: Distribution, value: number) => of.chances[value - of.first] ?? 0
  const chances = Float64Array.from(
    { length: end - first },
    (_, index) => chance * chanceOf(one, first + index) + (1 - chance) * chanceOf(other, first + index),
  )
  return { first, chances }
}

/** The sum of two independent numbers, exactly but for `NEGLIGIBLE` at each end. */
export function sum(a: Distribution, b: Distribution): Distribution {
  return trimmed(exactSum(a, b))
}

/** The sum of two independent numbers with all of its ends: the last number is where it is sure. */
export function exactSum(a: Distribution, b: Distribution): Distribution {
  if (a === b) return doubled(a)

  const [long, short] = a.chances.length >= b.chances.length ? [a, b] : [b, a]
  const chances = new Float64Array(long.chances.length + short.chances.length - 1)
  for (let i = 0; i < short.chances.length; i += 1) {
    const weight = short.chances[i] ?? 0
    if (weight === 0) continue
    for (let j = 0; j < long.chances.length; j += 1) {
      chances[i + j] = (chances[i + j] ?? 0) + weight * (long.chances[j] ?? 0)
    }
  }
  return { first: a.first + b.first, chances }
}

/** The sum of two of a kind: each pair of values counts twice, so half of the products will do. */
function doubled({ first, chances }: Distribution): Distribution {
  const twice = new Float64Array(2 * chances.length - 1)
  for (let i = 0; i < chances.length; i += 1) {
    const chance = chances[i] ?? 0
    twice[2 * i] = (twice[2 * i] ?? 0) + chance * chance
    for (let j = i + 1; j < chances.length; j += 1) {
      twice[i + j] = (twice[i + j] ?? 0) + 2 * chance * (chances[j] ?? 0)
    }
  }
  return { first: 2 * first, chances: twice }
}

/** The sum of `times` independent numbers of this kind, by doubling. */
export function repeated(one: Distribution, times: number): Distribution {
  if (times === 0) return NOTHING
  const half = repeated(one, Math.floor(times / 2))
  const even = sum(half, half)
  return times % 2 === 0 ? even : sum(even, one)
}

/** The chance that the sum of both is at most `limit`; the sum itself is never built. */
export function chanceOfSumAtMost(a: Distribution, b: Distribution, limit: number): number {
  const upTo = cumulative(b)
  let chance = 0
  for (let i = 0; i < a.chances.length; i += 1) {
    const rest = limit - a.first - i - b.first
    if (rest < 0) break
    chance += (a.chances[i] ?? 0) * (upTo[Math.min(rest, upTo.length - 1)] ?? 0)
  }
  return Math.min(1, chance)
}

function cumulative({ chances }: Distribution): Float64Array {
  let total = 0
  return chances.map((chance) => {
    total += chance
    return total
  })
}

function trimmed({ first, chances }: Distribution): Distribution {
  const start = countNegligible(chances)
  const end = countNegligible(chances.toReversed())
  return { first: first + start, chances: chances.slice(start, chances.length - end) }
}

function countNegligible(chances: Float64Array): number {
  let total = 0
  return Math.max(
    0,
    chances.findIndex((chance) => {
      total += chance
      return total > NEGLIGIBLE
    }),
  )
}
