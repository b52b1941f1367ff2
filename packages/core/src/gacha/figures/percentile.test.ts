import { expect, test } from 'vitest'
import type { PoolFacts } from '../facts.ts'
import { GENSHIN, STARRAIL, WUTHERING, ZENLESS } from '../sample-facts.test-data.ts'
import { type Random, seededRandom } from '../synthetic/seeded-random.ts'
import { costOfFeatured, costOfFiveStar, type Distribution, repeated, sum } from './distribution.ts'
import { meanCost, type OddsCurve, oddsCurveOf } from './odds.ts'
import { percentilesOf, type Stretch } from './percentile.ts'

const POOLS = [GENSHIN, STARRAIL, ZENLESS, WUTHERING].flatMap(({ gameId, facts }) =>
  facts.pools.map((pool) => ({ name: `${gameId} ${pool.id}`, pool })),
)

function poolOf(id: string): PoolFacts {
  const pool = GENSHIN.pools.get(id)
  if (!pool) throw new RangeError(`no pool ${id}`)
  return pool
}

function curveOf(pool: PoolFacts): OddsCurve {
  const curve = oddsCurveOf(pool)
  if (!curve) throw new RangeError('no odds')
  return curve
}

function percentileOf(stretch: Stretch, cost: Distribution): number {
  return percentilesOf(stretch, [], cost).anywhere
}

function total({ chances }: Distribution): number {
  return chances.reduce((all, chance) => all + chance, 0)
}

function meanOf({ first, chances }: Distribution): number {
  return chances.reduce((mean, chance, index) => mean + chance * (first + index), 0)
}

test.each(POOLS)('GACHA-30 the odds of $name end with certainty at the hard pity', ({ pool }) => {
  const curve = oddsCurveOf(pool)
  expect(curve?.length ?? null).toBe(pool.hardPity5)
  if (!curve) return
  expect(curve.at(-1)).toBe(1)
  expect(curve[0]).toBe(pool.baseRate5)
  expect(curve.every((chance, index) => chance >= (curve[index - 1] ?? 0) && chance <= 1)).toBe(true)
  expect(total(costOfFiveStar(curve))).toBeCloseTo(1, 12)
  expect(meanOf(costOfFiveStar(curve))).toBeCloseTo(meanCost(curve), 9)
})

test.each(POOLS.filter(({ pool }) => pool.consolidatedRate5 !== null && pool.maxPulls === null))(
  'GACHA-30 the odds of $name give the official consolidated rate, as exactly as it is printed',
  ({ pool }) => {
    const gap = Math.abs(1 / meanCost(curveOf(pool)) - (pool.consolidatedRate5 ?? 0))
    expect(gap).toBeLessThanOrEqual((pool.rateRounding5 ?? 0) + 1e-9)
  },
)

test('GACHA-31 a sum of costs is built exactly: a small one agrees with counting by hand', () => {
  const coin: Distribution = { first: 1, chances: Float64Array.of(0.5, 0.5) }
  expect([...sum(coin, coin).chances]).toEqual([0.25, 0.5, 0.25])
  const five = repeated(coin, 5)
  expect(five.first).toBe(5)
  expect([...five.chances].map((chance) => Math.round(chance * 32))).toEqual([1, 5, 10, 10, 5, 1])
  expect(percentileOf({ pulls: 3, successes: 2 }, coin)).toBeCloseTo(1 - (0.75 + 0.125) / 2, 12)
  expect(percentileOf({ pulls: 2, successes: 0 }, coin)).toBeCloseTo(0, 12)
})

test('GACHA-31 results that no player, or every player, can have are computed directly, and where both ways meet they agree', () => {
  const one = costOfFiveStar(curveOf(poolOf('301')))
  expect(percentileOf({ pulls: 200_000, successes: 200_000 }, one)).toBe(1)
  expect(percentileOf({ pulls: 200_000, successes: 10 }, one)).toBe(0)
  expect(percentileOf({ pulls: 2000, successes: 90 }, one)).toBeCloseTo(1, 9)
  expect(percentileOf({ pulls: 6000, successes: 40 }, one)).toBeCloseTo(0, 9)
})

test('GACHA-31 a featured 5-star costs one 5-star, or two after a lost flip', () => {
  const one = costOfFiveStar(curveOf(poolOf('301')))
  const featured = costOfFeatured(one, 0.5)
  expect(total(featured)).toBeCloseTo(1, 10)
  expect(meanOf(featured)).toBeCloseTo(1.5 * meanOf(one), 8)
})

test.each([
  ['5-stars of the character banner', '301', 600, null],
  ['5-stars of the weapon banner', '302', 350, null],
  ['featured characters', '301', 900, 0.5],
  ['featured weapons', '302', 700, 0.75],
] as const)(
  'GACHA-31 the percentile of %s agrees with a simulation, whatever the number of successes',
  (_, id, pulls, share) => {
    const curve = curveOf(poolOf(id))
    const one = costOfFiveStar(curve)
    const cost = share === null ? one : costOfFeatured(one, share)
    const random = seededRandom(`luck ${id} ${share}`)
    const runs = 20_000
    const counts = Array.from({ length: runs }, () => simulate(curve, share, pulls, random))
    for (const successes of new Set(counts)) {
      const below = counts.filter((count) => count < successes).length
      const equal = counts.filter((count) => count === successes).length
      expect(percentileOf({ pulls, successes }, cost)).toBeCloseTo((below + equal / 2) / runs, 1.7)
    }
  },
)

function simulate(curve: OddsCurve, share: number | null, pulls: number, random: Random): number {
  let successes = 0
  let pity = 0
  let isGuaranteed = false
  for (let pull = 0; pull < pulls; pull += 1) {
    pity += 1
    if (random() >= (curve[pity - 1] ?? 1)) continue
    pity = 0
    const isSuccess: boolean = share === null || isGuaranteed || random() < share
    isGuaranteed = !isSuccess
    if (isSuccess) successes += 1
  }
  return successes
}
