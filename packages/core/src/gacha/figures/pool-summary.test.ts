import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { utcOffset } from '../../time/zone.ts'
import { countPulls, type PoolHistory } from '../counting/count-pulls.ts'
import type { Pull } from '../pull.ts'
import { GENSHIN } from '../sample-facts.test-data.ts'
import { after, sampleLog, samplePull } from '../synthetic/sample-pulls.test-data.ts'
import { oddsCurveOf } from './odds.ts'
import { pityHistogram } from './pity-histogram.ts'
import { type PoolSummary, provenPities, summarisePool } from './pool-summary.ts'
import { pullsPerMonth } from './pulls-per-month.ts'
import { mean, median, wilson } from './statistics.ts'

const START = '2026-05-25 00:00:00'
const [FEATURED] = GENSHIN.facts.history.filter(
  ({ pool, start, end }) => pool === '301' && start < '2026-05-25' && end !== null && end > '2026-05-30',
)
const WON = { rankType: '5', itemId: FEATURED?.featured5[0] ?? '' }
const LOST = { rankType: '5', itemId: '10000003' }
const UNKNOWN = { rankType: '5', itemId: '10999999' }
const FOUR = { rankType: '4' }
const THREE = { rankType: '3' }

function historyOf(pulls: readonly Pull[], isCompleteFromStart: boolean): PoolHistory {
  const poolId = pulls[0]?.poolId ?? ''
  const histories = countPulls(pulls, {
    index: GENSHIN,
    server: utcOffset(480),
    completeness: new Map([[poolId, { isCompleteFromStart, gaps: [] }]]),
  })
  const history = histories.get(poolId)
  if (!history) throw new RangeError('no pulls')
  return history
}

function summaryOf(pulls: readonly Pull[], isCompleteFromStart = true): PoolSummary {
  return summarisePool(historyOf(pulls, isCompleteFromStart), GENSHIN)
}

const MIXED = [...after(9, LOST), ...after(4, FOUR), ...after(5, WON), ...after(19, WON), {}, {}]

test('GACHA-12 a history of two hundred thousand 5-stars is summarised like any other', () => {
  const pulls = sampleLog(
    Array.from({ length: 200_000 }, () => UNKNOWN),
    START,
  )
  expect(summaryOf(pulls).rarities[5]).toMatchObject({ count: 200_000, pity: { min: 1, max: 1, median: 1 } })
  expect(pityHistogram(provenPities(historyOf(pulls, true).pulls, 5), null, 10)).toHaveLength(1)
})

test('GACHA-12 counts and shares, and costs of what has a known beginning', () => {
  const { total, rarities } = summaryOf(sampleLog(MIXED, START))
  expect(total).toBe(43)
  expect([3, 4, 5].map((rarity) => rarities[rarity as 3 | 4 | 5].count)).toEqual([39, 1, 3])
  expect(rarities[5].share).toBeCloseTo(3 / 43, 12)
  expect(rarities[3].pity).toBeNull()
  expect(rarities[4].pity).toMatchObject({ sample: 1, mean: 15, hard: 10, now: { count: 28, isAtLeast: false } })
  expect(rarities[5].pity).toEqual({
    sample: 3,
    mean: 41 / 3,
    median: 11,
    min: 10,
    max: 20,
    hard: 90,
    now: { count: 2, isAtLeast: false },
  })
})

test('GACHA-12 a history without a proven beginning leaves its first 5-star out of averages', () => {
  const { rarities, isCompleteFromStart } = summaryOf(sampleLog(MIXED, START), false)
  expect(isCompleteFromStart).toBe(false)
  expect(rarities[5]).toMatchObject({ count: 3, pity: { sample: 2, mean: 15.5, median: 15.5, min: 11, max: 20 } })
})

test('GACHA-12 of nothing there is no average, and a pool without facts has no odds', () => {
  const { rarities, fiftyFifty, luck } = summaryOf(sampleLog([{ poolId: '900' }]))
  expect(rarities[5]).toMatchObject({
    count: 0,
    share: 0,
    pity: { sample: 0, mean: null, median: null, min: null, hard: null },
  })
  expect([fiftyFifty, luck]).toEqual([null, null])
})

test('GACHA-13 a featured 5-star costs everything since the one before, lost ones included', () => {
  expect(summaryOf(sampleLog(MIXED, START)).fiftyFifty?.cost).toMatchObject({ sample: 2, mean: 20.5, min: 20, max: 21 })
  expect(summaryOf(sampleLog(MIXED, START), false).fiftyFifty?.cost).toMatchObject({ sample: 1, mean: 20 })
  const broken = sampleLog([...after(4, WON), ...after(4, UNKNOWN), ...after(4, WON), ...after(2, WON)], START)
  expect(summaryOf(broken).fiftyFifty?.cost).toMatchObject({ sample: 2, min: 3, max: 5 })
})

test('GACHA-14 the win rate is won of won and lost; a guaranteed 5-star was no flip', () => {
  const { fiftyFifty } = summaryOf(sampleLog([WON, LOST, WON, LOST, WON, WON, UNKNOWN], START))
  expect(fiftyFifty?.count).toEqual({ won: 2, lost: 2, guaranteed: 2, unknown: 1 })
  expect(fiftyFifty?.winRate?.value).toBe(0.5)
  expect(fiftyFifty?.isGuaranteed).toBeNull()
  expect(summaryOf(sampleLog([UNKNOWN], START)).fiftyFifty?.winRate).toBeNull()
})

test('GACHA-14 where it is unknown whether it was a 50/50, neither a featured nor a lost 5-star counts for the rate', () => {
  const { fiftyFifty } = summaryOf(sampleLog([LOST, WON, WON, UNKNOWN, LOST, WON, LOST], START), false)
  expect(fiftyFifty?.count).toEqual({ won: 1, lost: 3, guaranteed: 2, unknown: 1 })
  expect([fiftyFifty?.flips, fiftyFifty?.winRate?.value]).toEqual([{ won: 1, total: 2 }, 0.5])
  expect(summaryOf(sampleLog([LOST], START), false).fiftyFifty?.winRate).toBeNull()
})

test('GACHA-14 a rate and its interval stay within 0 and 1', () => {
  fc.assert(
    fc.property(fc.nat(400), fc.nat(400), (hits, misses) => {
      const share = wilson(hits, hits + misses)
      if (hits + misses === 0) return share === null
      return (
        share !== null && share.low >= 0 && share.low <= share.value && share.value <= share.high && share.high <= 1
      )
    }),
  )
  expect([wilson(0, 7)?.low, wilson(9, 9)?.high]).toEqual([0, 1])
  expect(wilson(4, 7)?.low).toBeCloseTo(0.2505, 4)
  expect(wilson(4, 7)?.high).toBeCloseTo(0.8418, 4)
})

test('GACHA-12 mean and median of few, many and no values', () => {
  expect([mean([]), median([])]).toEqual([null, null])
  expect([mean([4, 1, 1]), median([4, 1, 1]), median([4, 1, 2, 9])]).toEqual([2, 1, 3])
})

test('GACHA-32 no percentile below the gate; the gate counts pulls, not successes', () => {
  const few = summaryOf(
    sampleLog(
      Array.from({ length: 20 }, () => WON),
      START,
    ),
  )
  expect(few.luck).toEqual({ percentile: null, doubts: [], sample: 20, pulls: 20, isEnough: false })
  const enough = summaryOf(sampleLog([...Array.from({ length: 6 }, () => after(69, WON)).flat(), THREE], START))
  expect(enough.luck).toMatchObject({ sample: 6, pulls: 421, isEnough: true, doubts: ['stopped'] })
})

test('GACHA-32 more 5-stars in as many pulls are more luck, and rates that are not published exactly are a doubt', () => {
  const usual = summaryOf(sampleLog(Array.from({ length: 10 }, () => after(69, WON)).flat(), START))
  const lucky = summaryOf(sampleLog(Array.from({ length: 20 }, () => after(34, WON)).flat(), START))
  expect(lucky.luck?.percentile?.low ?? 0).toBeGreaterThan(usual.luck?.percentile?.high ?? 1)
  const featured = usual.fiftyFifty?.luck
  expect(featured).toMatchObject({ sample: 10, pulls: 700, isEnough: true, doubts: ['stopped', 'rates'] })
  expect(featured?.percentile?.low ?? 1).toBeLessThan(featured?.percentile?.high ?? 0)
})

test('GACHA-32 only a stretch without anything missing is judged: it begins after a 5-star', () => {
  const log = sampleLog([...after(60, WON), ...after(69, WON), ...after(39, UNKNOWN), ...after(9, WON)], START)
  expect(summaryOf(log, false).luck).toMatchObject({ sample: 3, pulls: 120 })
  expect(summaryOf(log, true).luck).toMatchObject({ sample: 4, pulls: 181 })
  expect(summaryOf(log, false).fiftyFifty?.luck).toMatchObject({ sample: 1, pulls: 109 })
})

test('GACHA-33 the histogram holds every proven cost once, with what the odds expect', () => {
  const pool = GENSHIN.pools.get('301')
  const curve = pool ? oddsCurveOf(pool) : null
  const costs = provenPities(historyOf(sampleLog(MIXED, START), true).pulls, 5)
  const bins = pityHistogram(costs, curve, 10)
  expect(bins).toHaveLength(9)
  expect(bins.map(({ count }) => count)).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 0])
  expect(bins.reduce((total, { expected }) => total + (expected ?? 0), 0)).toBeCloseTo(3, 9)
  expect(pityHistogram([95, 3], null, 50)).toEqual([
    { from: 1, to: 50, count: 1, expected: null },
    { from: 51, to: 100, count: 1, expected: null },
  ])
})

test('GACHA-34 months without pulls are there, over a new year too', () => {
  const times = ['2025-11-30 23:59:59', '2026-02-01 00:00:00', '2026-02-28 12:00:00']
  const pulls = times.map((time, index) => samplePull({ id: String(index), time, rankType: index === 1 ? '5' : '3' }))
  expect(pullsPerMonth(historyOf(pulls, true).pulls)).toEqual([
    { month: '2025-11', counts: { 3: 1, 4: 0, 5: 0 } },
    { month: '2025-12', counts: { 3: 0, 4: 0, 5: 0 } },
    { month: '2026-01', counts: { 3: 0, 4: 0, 5: 0 } },
    { month: '2026-02', counts: { 3: 1, 4: 0, 5: 1 } },
  ])
  expect(pullsPerMonth([])).toEqual([])
})
