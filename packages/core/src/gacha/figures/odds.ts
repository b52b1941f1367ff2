import type { PoolFacts } from '../facts.ts'

/** Chances by pull since the last 5-star: the first entry is that of the first pull. The last one is 1. */
export type OddsCurve = readonly number[]

/** What is known of the chances of a pool: published are the base rate, the hard pity and the consolidated rate. */
export interface PoolRates {
  /** What is drawn, and what made-up histories follow. A model, as every curve before the hard pity is. */
  readonly model: OddsCurve
  /** Whatever curve is the true one, none of its chances is below `worst` or above `best`. */
  readonly worst: OddsCurve
  readonly best: OddsCurve
  /** What players measured, where it is far from a straight rise to the published rate; else `null`. */
  readonly measured: OddsCurve | null
  /** The chance that a 5-star is the wanted or featured one, without a guarantee; `null`: not known, or none is. */
  readonly share: { readonly low: number; readonly high: number } | null
}

/**
 * The rates of a pool, for the plan and for luck alike; `null` where it has no hard pity (genshin's beginner pool).
 *
 * Where soft pity begins was measured by players. Its slope is solved so that the published consolidated rate comes out.
 * Players measured another shape in some pools (`measured5`), and some rates are published rounded (`rateRounding5`):
 * there the curve is only known to be between two. (GACHA-30)
 */
export function ratesOf(pool: PoolFacts): PoolRates | null {
  const known = rates.get(pool)
  if (known !== undefined) return known
  const found = findRates(pool)
  rates.set(pool, found)
  return found
}

export function oddsCurveOf(pool: PoolFacts): OddsCurve | null {
  return ratesOf(pool)?.model ?? null
}

/** Facts do not change, and a slope is found in some ten thousand steps. */
const rates = new WeakMap<PoolFacts, PoolRates | null>()

function findRates(pool: PoolFacts): PoolRates | null {
  const { hardPity5: hard, consolidatedRate5: rate, rateRounding5, measured5 } = pool
  if (hard === null) return null
  const rounding = rateRounding5 ?? 0
  const measured = measured5 && curveWith(pool, hard, (pull) => slopeAt(measured5.steps, pull))
  const low = solvedCurve(pool, hard, rate === null ? null : rate - rounding)
  const high = rounding === 0 ? low : solvedCurve(pool, hard, rate === null ? null : rate + rounding)
  const isPublished = measured && rate !== null && Math.abs(1 / meanCost(measured) - rate) <= rounding
  const model = isPublished ? measured : rounding === 0 ? low : solvedCurve(pool, hard, rate)
  const all = [low, high, model, ...(measured ? [measured] : [])]
  const isOne = all.every((curve) => curve === model)
  return {
    model,
    worst: isOne ? model : low.map((_, pull) => Math.min(...all.map((curve) => curve[pull] ?? 1))),
    best: isOne ? model : low.map((_, pull) => Math.max(...all.map((curve) => curve[pull] ?? 1))),
    measured,
    share: sharesOf(pool),
  }
}

/** Published is the low end; the high one is what the publisher states or players report by an unknown rule. */
function sharesOf(pool: PoolFacts): PoolRates['share'] {
  const { chosenRate5, featuredRate5, statedWinShare, reportedWinShare } = pool
  const low = chosenRate5 ?? featuredRate5
  if (low === null) return null
  return { low, high: chosenRate5 === null ? Math.max(low, statedWinShare ?? 0, reportedWinShare ?? 0) : low }
}

/** Where no slope gives the rate, the stated slope counts, and without one the rate is flat. */
function solvedCurve(pool: PoolFacts, hard: number, rate: number | null): OddsCurve {
  const flat = pool.lastFlatPull ?? hard
  const curve = (slope: number) => curveWith(pool, hard, (pull) => (pull > flat ? slope : 0))
  const reaches = (slope: number) => 1 / meanCost(curve(slope))
  if (rate === null || rate < reaches(0) || rate > reaches(1)) return curve(pool.softSlope ?? 0)

  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (reaches(middle) < rate) low = middle
    else high = middle
  }
  return curve(high)
}

function slopeAt(steps: readonly { readonly after: number; readonly slope: number }[], pull: number): number {
  return steps.findLast(({ after }) => pull > after)?.slope ?? 0
}

/** @param slope by how much the chance of a pull is above that of the one before */
function curveWith({ baseRate5 }: PoolFacts, hard: number, slope: (pull: number) => number): OddsCurve {
  let chance = baseRate5
  return Array.from({ length: hard }, (_, index) => {
    chance = Math.min(1, chance + slope(index + 1))
    return index + 1 === hard ? 1 : chance
  })
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
