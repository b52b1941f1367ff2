import { expect, test } from 'vitest'
import { GENSHIN, STARRAIL, WUTHERING } from '../sample-facts.test-data.ts'
import { type Random, seededRandom } from '../synthetic/seeded-random.ts'
import { costOfFeatured, costOfFiveStar, type Distribution } from './distribution.ts'
import { type OddsCurve, ratesOf } from './odds.ts'
import { percentileOf, type Stretch, stoppedPercentileOf } from './percentile.ts'

const PLAYERS = 3000

function ratesIn(index: typeof GENSHIN, id: string) {
  const pool = index.pools.get(id)
  const rates = pool ? ratesOf(pool) : null
  if (!rates) throw new RangeError(`no rates of ${id}`)
  return rates
}

/** Pulls until a number of them or of successes, as a player who stops there. */
function play(curve: OddsCurve, isEnd: (stretch: Stretch, isSuccess: boolean) => boolean, random: Random): Stretch {
  let stretch: Stretch = { pulls: 0, successes: 0 }
  for (let pity = 0; ; ) {
    const isSuccess = random() < (curve[pity] ?? 1)
    pity = isSuccess ? 0 : pity + 1
    stretch = { pulls: stretch.pulls + 1, successes: stretch.successes + (isSuccess ? 1 : 0) }
    if (isEnd(stretch, isSuccess)) return stretch
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function tenths(values: readonly number[]): readonly number[] {
  const counts = Array.from({ length: 10 }, () => 0)
  for (const value of values) {
    const place = Math.min(9, Math.floor(value * 10))
    counts[place] = (counts[place] ?? 0) + 1 / values.length
  }
  return counts
}

const { model } = ratesIn(GENSHIN, '301')
const COST = costOfFiveStar(model)

test('GACHA-35 among players who stop at a 5-star the low end is uniform, among those who do not the high end (seed "stops")', () => {
  const random = seededRandom('stops')
  const stopped = Array.from({ length: PLAYERS }, () => {
    const wanted = 6 + Math.floor(random() * 6)
    return stoppedPercentileOf(
      play(model, ({ successes }) => successes === wanted, random),
      COST,
    )
  })
  const others = Array.from({ length: PLAYERS }, () => {
    const wanted = 320 + Math.floor(random() * 400)
    return percentileOf(
      play(model, ({ pulls }) => pulls === wanted, random),
      COST,
    )
  })
  for (const values of [stopped, others]) expect(Math.abs(meanOf(values) - 0.5)).toBeLessThan(0.02)
  for (const share of tenths(stopped)) expect(Math.abs(share - 0.1)).toBeLessThan(0.025)
})

test('GACHA-35 the range holds the middle for players who stop at the first 5-star after so many pulls (seed "mixed")', () => {
  const random = seededRandom('mixed')
  const ends = Array.from({ length: PLAYERS }, () => {
    const wanted = 320 + Math.floor(random() * 400)
    const stretch = play(model, ({ pulls }, isSuccess) => pulls >= wanted && isSuccess, random)
    return [stoppedPercentileOf(stretch, COST), percentileOf(stretch, COST)] as const
  })
  expect(meanOf(ends.map(([low]) => low))).toBeLessThan(0.5)
  expect(meanOf(ends.map(([, high]) => high))).toBeGreaterThan(0.5)
  expect(ends.every(([low, high]) => low <= high + 1e-9)).toBe(true)
})

test('GACHA-32 luck and plan take the rates from one place: Star Rail from 50 to 56.25 %, a rounded rate as a range', () => {
  expect(ratesIn(STARRAIL, '11').share).toEqual({ low: 0.5, high: 0.5625 })
  expect(ratesIn(STARRAIL, '12').share).toEqual({ low: 0.75, high: 0.78125 })
  const { worst, best } = ratesIn(WUTHERING, '1')
  const at = (cost: Distribution) => percentileOf({ pulls: 700, successes: 9 }, cost)
  expect(at(costOfFeatured(costOfFiveStar(best), 0.5))).toBeLessThan(at(costOfFeatured(costOfFiveStar(worst), 0.5)))
})
