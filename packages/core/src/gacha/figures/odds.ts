import type { PoolFacts } from '../facts.ts'

/** Chances by pull since the last 5-star: the first entry is that of the first pull. The last one is 1. */
export type OddsCurve = readonly number[]

/**
 * The chance of a 5-star at each pull of a pool; `null` where the pool has no hard pity (genshin's beginner pool).
 *
 * Official are the base rate, the hard pity and the consolidated rate; where soft pity begins is a community model. Its
 * slope is solved here so that the official consolidated rate comes out exactly (the community's slopes miss it by up to
 * four per cent, more than luck itself over a hundred 5-stars). Where no slope gives it, the stated slope counts, and
 * without one the rate is flat. (GACHA-30)
 */
export function oddsCurveOf(pool: PoolFacts): OddsCurve | null {
  const known = curves.get(pool)
  if (known !== undefined) return known
  const curve = solvedCurve(pool)
  curves.set(pool, curve)
  return curve
}

/** Facts do not change, and a slope is found in some ten thousand steps. */
const curves = new WeakMap<PoolFacts, OddsCurve | null>()

function solvedCurve(pool: PoolFacts): OddsCurve | null {
  const { hardPity5: hard, consolidatedRate5: rate } = pool
  if (hard === null) return null

  const reaches = (slope: number) => 1 / meanCost(curveWith(pool, hard, slope))
  if (rate === null || rate < reaches(0) || rate > reaches(1)) return curveWith(pool, hard, pool.softSlope ?? 0)

  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (reaches(middle) < rate) low = middle
    else high = middle
  }
  return curveWith(pool, hard, high)
}

function curveWith({ baseRate5, lastFlatPull }: PoolFacts, hard: number, slope: number): OddsCurve {
  const flat = lastFlatPull ?? hard
  const rateAt = (pull: number) => Math.min(1, baseRate5 + slope * Math.max(0, pull - flat))
  return Array.from({ length: hard }, (_, index) => (index + 1 === hard ? 1 : rateAt(index + 1)))
}

/** Mean pulls per 5-star. */
export function meanCost(curve: OddsCurve): number {
  let mean = 0
  let still = 1
  for (const chance of curve) {
    mean += still
    still *= 1 - chance
  }
  return mean
}
