import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { utcOffset } from '../../time/zone.ts'
import { type FactIndex, indexFacts } from '../facts.ts'
import { summarisePool } from '../figures/pool-summary.ts'
import type { Pull } from '../pull.ts'
import { rankTypeOf } from '../rarity.ts'
import { GENSHIN, STARRAIL, WUTHERING, ZENLESS } from '../sample-facts.test-data.ts'
import { sampleLog } from '../synthetic/sample-pulls.test-data.ts'
import { countPulls, type PoolHistory } from './count-pulls.ts'

const ASIA = utcOffset(480)
/** A day of the future, on which no banner of the facts runs. */
const DAY = '2031-03-10'
const RUN = { start: '2031-03-01T00:00:00', end: '2031-03-30T00:00:00' }

interface Case {
  readonly index: FactIndex
  readonly poolId: string
  /** In the standard pool, and featured again. */
  readonly rerun: string
  /** The other banner's. */
  readonly limited: string
  readonly lost: string
}

const CASES: readonly Case[] = [
  { index: STARRAIL, poolId: '11', rerun: '1205', limited: '1310', lost: '1003' },
  { index: STARRAIL, poolId: '12', rerun: '23000', limited: '23025', lost: '23002' },
  { index: ZENLESS, poolId: '2', rerun: '1021', limited: '1191', lost: '1041' },
  { index: WUTHERING, poolId: '1', rerun: '1104', limited: '1304', lost: '1203' },
]

/** The facts with banners that run side by side, each with one featured 5-star. */
function withBanners({ index }: Pick<Case, 'index'>, rows: readonly { pool: string; item: string }[]): FactIndex {
  const banners = rows.map(({ pool, item }) => ({
    ...{ pool, version: null, ...RUN, isPermanent: false, featured5: [item], featured4: null },
  }))
  return indexFacts(index.gameId, { ...index.facts, history: [...index.facts.history, ...banners] })
}

function historyOf(index: FactIndex, poolId: string, rows: readonly Partial<Pull>[], start = `${DAY} 12:00:00`) {
  const rankType = rankTypeOf(index.gameId, 5)
  const pulls = sampleLog(
    rows.map((row) => ({ poolId, rankType, ...row })),
    start,
  )
  const completeness = new Map([[poolId, { isCompleteFromStart: true, gaps: [] }]])
  const history = countPulls(pulls, { index, server: ASIA, completeness }).get(poolId)
  if (!history) throw new RangeError(`no pool ${poolId}`)
  return history
}

function outcomes({ pulls }: PoolHistory): readonly (string | null)[] {
  return pulls.map(({ outcome }) => outcome)
}

test.each(CASES)('GACHA-10 a rerun of what one loses to, in $index.gameId $poolId', (one) => {
  const { poolId, rerun, limited, lost } = one
  const index = withBanners(one, [
    { pool: poolId, item: rerun },
    { pool: poolId, item: limited },
  ])
  const outcomesOf = (...rows: readonly [item: string, id: string][]) =>
    outcomes(
      historyOf(
        index,
        poolId,
        rows.map(([itemId, gachaId]) => ({ itemId, gachaId })),
      ),
    )
  // Nothing proves it, and what follows is not known either.
  expect(outcomesOf([rerun, ''], [limited, ''])).toEqual(['unknown', 'unknown'])
  expect(outcomesOf([rerun, '0'], [lost, '0'], [rerun, '0'])).toEqual(['won', 'lost', 'guaranteed'])
  expect(outcomesOf([rerun, '2090'])).toEqual(['unknown'])
  expect(outcomesOf([rerun, '2091'], [limited, '2091'])).toEqual(['lost', 'guaranteed'])
  expect(outcomesOf([rerun, '2090'], [limited, '2091'])).toEqual(['won', 'won'])
  expect(outcomesOf([rerun, '2090'], [rerun, '2090'])).toEqual(['won', 'won'])
  expect(outcomesOf([rerun, '2090'], [lost, '2090'], [rerun, '2090'])).toEqual(['won', 'lost', 'guaranteed'])
})

test('GACHA-10 the pools of both character banners of Genshin Impact say what was featured', () => {
  const banners = [
    { pool: '301', item: '10000042' },
    { pool: '400', item: '10000030' },
  ]
  const index = withBanners({ index: GENSHIN }, banners)
  const rows = [
    { poolId: '400', itemId: '10000042' },
    { poolId: '301', itemId: '10000042' },
  ]
  expect(outcomes(historyOf(index, '301', rows))).toEqual(['lost', 'guaranteed'])
})

/** The real rerun of Blade, beside Firefly and Jingliu. */
const BLADE = '1205'
const FIREFLY = '1310'
const START = '2025-07-24 12:00:00'

test('GACHA-10 Blade and Firefly under one id: one of both is lost, and the next one is guaranteed', () => {
  const of = (...rows: readonly [string, string][]) =>
    historyOf(
      STARRAIL,
      '11',
      rows.map(([itemId, gachaId]) => ({ itemId, gachaId })),
      START,
    )
  const last = of([FIREFLY, '2091'], [FIREFLY, '2091'], [BLADE, '2091'])
  expect(outcomes(last)).toEqual(['won', 'won', 'lost'])
  expect(last.isGuaranteed).toBe(true)
  const lost = of([BLADE, '2091'], [FIREFLY, '2091'])
  expect(summarisePool(lost, STARRAIL).fiftyFifty).toMatchObject({ flips: { won: 0, total: 1 }, isGuaranteed: false })
  expect(of([BLADE, '2091']).isGuaranteed).toBeNull()
  expect(of([BLADE, '2090']).pulls[0]?.outcome).toBe('unknown')
  // Firefly's id of an earlier run says nothing of this one.
  const old = historyOf(STARRAIL, '11', [
    { itemId: FIREFLY, gachaId: '2050', time: '2024-06-20 12:00:00' },
    { itemId: BLADE, gachaId: '2091', time: START },
  ])
  expect(outcomes(old)).toEqual(['won', 'unknown'])
})

test('GACHA-10 whatever a player of two banners pulls, a lost one is never called won, nor a won one lost', () => {
  const draw = fc.record({ banner: fc.constantFrom('rerun', 'limited'), wins: fc.boolean(), loss: fc.nat(2) })
  const player = fc.record({
    draws: fc.array(draw, { minLength: 1, maxLength: 12 }),
    hasIds: fc.boolean(),
    game: fc.nat(CASES.length - 1),
  })
  const isProven = { known: 0, all: 0 }
  fc.assert(
    fc.property(player, ({ draws, hasIds, game }) => {
      const at = CASES[game]
      if (!at) throw new RangeError('no such game')
      const index = withBanners(at, [
        { pool: at.poolId, item: at.rerun },
        { pool: at.poolId, item: at.limited },
      ])
      let isGuaranteed = false
      const truth = draws.map(({ banner, wins, loss }) => {
        const own = banner === 'rerun' ? at.rerun : at.limited
        const losers = [at.lost, at.rerun].filter((item) => item !== own)
        const isFeatured = isGuaranteed || wins
        const outcome = isFeatured ? (isGuaranteed ? 'guaranteed' : 'won') : 'lost'
        isGuaranteed = !isFeatured
        const itemId = isFeatured ? own : (losers[loss % losers.length] ?? at.lost)
        return { itemId, outcome, gachaId: hasIds ? (banner === 'rerun' ? '2090' : '2091') : '' }
      })
      const history = historyOf(
        index,
        at.poolId,
        truth.map(({ itemId, gachaId }) => ({ itemId, gachaId })),
      )
      for (const [place, { outcome }] of history.pulls.entries()) {
        isProven.all += 1
        if (outcome === 'unknown') continue
        isProven.known += 1
        expect(outcome).toBe(truth[place]?.outcome)
      }
      if (history.isGuaranteed !== null) expect(history.isGuaranteed).toBe(isGuaranteed)
    }),
    { seed: 41, numRuns: 400 },
  )
  expect(isProven.known / isProven.all).toBeGreaterThan(0.6)
})
