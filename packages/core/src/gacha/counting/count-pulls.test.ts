import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant, MINUTE_MS } from '../../time/instant.ts'
import { instantOf, parseWallTime } from '../../time/wall-time.ts'
import { utcOffset } from '../../time/zone.ts'
import type { Gap } from '../coverage/coverage.ts'
import type { FactIndex } from '../facts.ts'
import { summarisePool } from '../figures/pool-summary.ts'
import type { Pull } from '../pull.ts'
import { rankTypeOf, rarityOf } from '../rarity.ts'
import { GENSHIN, WUTHERING, ZENLESS } from '../sample-facts.test-data.ts'
import { after, sampleLog } from '../synthetic/sample-pulls.test-data.ts'
import { type CountOptions, countPulls, type PoolHistory } from './count-pulls.ts'

const ASIA = utcOffset(480)
const START = '2026-05-25 00:00:00'
/** Featured and permanent characters of that day. */
const [FEATURED] = GENSHIN.facts.history.filter(
  ({ pool, start, end }) => pool === '301' && start < '2026-05-25' && end !== null && end > '2026-05-30',
)
const WON = { rankType: '5', itemId: FEATURED?.featured5[0] ?? '' }
const LOST = { rankType: '5', itemId: '10000003' }
const UNKNOWN = { rankType: '5', itemId: '10999999' }

function historyOf(
  pulls: readonly Pull[],
  {
    index = GENSHIN,
    poolId = '301',
    ...completeness
  }: { index?: FactIndex; poolId?: string; isComplete?: boolean; gaps?: readonly Gap[] } = {},
): PoolHistory {
  const { isComplete = false, gaps = [] } = completeness
  const options: CountOptions = {
    index,
    server: ASIA,
    completeness: new Map([[poolId, { isCompleteFromStart: isComplete, gaps }]]),
  }
  const history = countPulls(pulls, options).get(poolId)
  if (!history) throw new RangeError(`no pool ${poolId}`)
  return history
}

function pities(history: PoolHistory, rarity: number): readonly string[] {
  return history.pulls
    .filter((one) => one.rarity === rarity)
    .map(({ pity, isPityAtLeast }) => `${isPityAtLeast ? '≥' : ''}${pity}`)
}

function outcomes(history: PoolHistory): readonly (string | null)[] {
  return history.pulls.filter(({ rarity }) => rarity === 5).map(({ outcome }) => outcome)
}

test('GACHA-1 ranks are raised in zenless alone, once each way', () => {
  expect(['2', '3', '4', '5'].map((rank) => rarityOf('zenless', rank))).toEqual([3, 4, 5, null])
  expect(['2', '3', '4', '5'].map((rank) => rarityOf('genshin', rank))).toEqual([null, 3, 4, 5])
  for (const gameId of ['genshin', 'zenless'] as const) {
    for (const rarity of [3, 4, 5] as const) expect(rarityOf(gameId, rankTypeOf(gameId, rarity))).toBe(rarity)
  }
})

test('GACHA-7 both character banners of genshin are numbered and counted as one pool', () => {
  const log = sampleLog([{ poolId: '301' }, { poolId: '400' }, { poolId: '301' }, { poolId: '400', rankType: '5' }])
  const history = historyOf(log)
  expect(history.pulls.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(pities(history, 5)).toEqual(['≥4'])
  expect([...countPulls(log, { index: GENSHIN, server: ASIA }).keys()]).toEqual(['301'])
})

test('GACHA-7 pools stand in their order, unknown ones last under their id, and the order of the pulls does not matter', () => {
  const log = sampleLog([{ poolId: '900' }, { poolId: '200' }, { poolId: '777' }, { poolId: '301' }])
  const options = { index: GENSHIN, server: ASIA }
  expect([...countPulls(log, options).keys()]).toEqual(['301', '200', '777', '900'])
  expect(countPulls(log.toReversed(), options)).toEqual(countPulls(log, options))
  const unknown = ['900', '1000', '777'].map((poolId) => ({ poolId }))
  for (const rows of [unknown, unknown.toReversed()]) {
    expect([...countPulls(sampleLog(rows), options).keys()]).toEqual(['777', '900', '1000'])
  }
})

test('GACHA-9 nothing is counted over a pull of unknown rarity', () => {
  const unknown = { rankType: '', itemId: '99999' }
  const five = { rankType: '5' }
  const history = historyOf(sampleLog([five, {}, unknown, {}, five, five]), { isComplete: true })
  expect(pities(history, 5)).toEqual(['1', '≥2', '1'])
  expect(history.pulls.map(({ number, rarity, isAfterBreak }) => `${number} ${rarity} ${isAfterBreak}`)).toEqual([
    '1 5 false',
    '2 3 false',
    '3 null true',
    '4 3 true',
    '5 5 false',
    '6 5 false',
  ])
  expect(pities(historyOf(sampleLog([{}, { rankType: '' }, five]), { isComplete: true }), 5)).toEqual(['3'])
})

test('GACHA-8 a 5-star restarts its own count; in genshin not that of 4-stars', () => {
  const log = sampleLog([...after(5, { rankType: '5' }), ...after(3, { rankType: '4' }), {}])
  const history = historyOf(log, { isComplete: true })
  expect(pities(history, 5)).toEqual(['6'])
  expect(pities(history, 4)).toEqual(['10'])
  expect(pities(history, 3)[0]).toBe('null')
  expect(history.pity).toEqual({ 4: { count: 1, isAtLeast: false }, 5: { count: 5, isAtLeast: false } })
})

test.each([
  ['zenless', ZENLESS, '2', '4', '3'],
  ['wuthering', WUTHERING, '1', '5', '4'],
] as const)(
  'GACHA-8 in %s every 5-star, the first one too, also restarts the count of 4-stars',
  (_, index, poolId, five, four) => {
    const changes = [...after(5, { rankType: five }), ...after(3, { rankType: four })]
    const low = index === ZENLESS ? '2' : '3'
    const log = sampleLog(changes.map((change) => ({ poolId, rankType: low, ...change })))
    expect(pities(historyOf(log, { index, poolId }), 4)).toEqual(['4'])
    expect(pities(historyOf(log, { index, poolId }), 5)).toEqual(['≥6'])
  },
)

test('GACHA-9 more than ten pulls of one second cannot be: nothing is counted over them, and they are said', () => {
  const second = '2026-05-25 01:00:00'
  const log = (count: number) =>
    sampleLog(
      [...after(3, WON), ...Array.from({ length: count }, () => ({ time: second })), ...after(4, WON)],
      START,
    ).map((pull, n) => (n > 3 + count ? { ...pull, time: `2026-05-25 02:00:${10 + n}` } : pull))
  const ten = historyOf(log(10), { isComplete: true })
  expect([ten.impossible, ten.pulls.at(-1)?.pity, ten.pulls.at(-1)?.isPityAtLeast]).toEqual([0, 15, false])
  const eleven = historyOf(log(11), { isComplete: true })
  expect([eleven.impossible, eleven.pulls.at(-1)?.pity, eleven.pulls.at(-1)?.isPityAtLeast]).toEqual([11, 5, true])
  expect(eleven.pulls[3]).toMatchObject({ pity: 4, isPityAtLeast: false })
  const last = historyOf(log(11).slice(0, 15), { isComplete: true })
  expect([last.pity[5], last.isGuaranteed]).toEqual([{ count: 0, isAtLeast: true }, null])
})

test('GACHA-9 no distance is above the hard pity: the pull that would pass it is said, and counts begin again', () => {
  const five = (count: number) =>
    historyOf(sampleLog([...after(count, WON), ...after(2, WON)], START), { isComplete: true })
  expect(five(89)).toMatchObject({ impossible: 0 })
  expect(five(89).pulls[89]).toMatchObject({ pity: 90, isPityAtLeast: false })
  const beyond = five(95)
  expect(beyond.impossible).toBe(1)
  expect(beyond.pulls[95]).toMatchObject({ pity: 6, isPityAtLeast: true })
  expect(beyond.pulls.at(-1)).toMatchObject({ pity: 3, isPityAtLeast: false })
  expect(Math.max(...beyond.pulls.map(({ pity }) => pity ?? 0))).toBeLessThanOrEqual(90)
})

test('GACHA-9 a history without a proven beginning shows its first pity as at least so much, per rarity', () => {
  const log = sampleLog([
    ...after(5, { rankType: '4' }),
    ...after(3, { rankType: '5' }),
    ...after(2, { rankType: '4' }),
    ...after(1, { rankType: '5' }),
  ])
  expect(pities(historyOf(log), 5)).toEqual(['≥10', '5'])
  expect(pities(historyOf(log), 4)).toEqual(['≥6', '7'])
  expect(pities(historyOf(log, { isComplete: true }), 5)).toEqual(['10', '5'])
})

test('GACHA-9 behind a gap only what was pulled since counts, as at least so much, and the guarantee is unknown', () => {
  const log = sampleLog([...after(2, LOST), ...after(2, WON), ...after(2, WON)], START)
  const [first, second] = [log[3], log[4]].map((pull) => at(pull?.time ?? ''))
  const gaps = first !== undefined && second !== undefined ? [{ from: first, to: second }] : []
  expect(pities(historyOf(log, { isComplete: true, gaps }), 5)).toEqual(['3', '≥2', '3'])
  expect(outcomes(historyOf(log, { isComplete: true, gaps }))).toEqual(['lost', 'unknown', 'won'])
  expect(outcomes(historyOf(log, { isComplete: true }))).toEqual(['lost', 'guaranteed', 'won'])
})

test('GACHA-9 behind a gap after the last pull nothing is known of where one stands', () => {
  const log = sampleLog([...after(2, LOST), {}, {}], START)
  const gaps = [{ from: at('2026-06-20 00:00:00'), to: at('2026-12-20 00:00:00') }]
  const history = historyOf(log, { isComplete: true, gaps })
  expect(history.pity).toEqual({ 4: { count: 0, isAtLeast: true }, 5: { count: 0, isAtLeast: true } })
  expect(history.isGuaranteed).toBeNull()
  expect(pities(history, 5)).toEqual(['3'])
  expect(historyOf(log, { isComplete: true }).isGuaranteed).toBe(true)
})

/** What was drawn, and what of it the history lacks: nothing, or a stretch that the gap shows. */
const lackingLog = fc
  .record({
    five: fc.array(fc.constantFrom('3', '3', '3', '4', '5'), { minLength: 1, maxLength: 60 }),
    lacks: fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 12 })), { maxLength: 3 }),
  })
  .map(({ five, lacks }) => {
    const rows = five.map((rankType, n) => (rankType === '5' ? (n % 2 === 0 ? WON : LOST) : { rankType }))
    const whole = sampleLog(rows, START)
    const isLacking = (n: number) => lacks.some(([from, count]) => from <= n && n < from + count)
    const gaps = lacks.map(([from, count]) => ({
      from: instant(at(START) + from * MINUTE_MS - 1000),
      to: instant(at(START) + (from + count) * MINUTE_MS - 1000),
    }))
    return { whole, known: whole.filter((_, n) => !isLacking(n)), gaps }
  })
  .filter(({ known }) => known.length > 0)

test.each([
  ['genshin', GENSHIN, '301'],
  ['wuthering', WUTHERING, '1'],
] as const)(
  'GACHA-9 in %s no count is above the truth whatever is missing, and one without "at least" is the truth',
  (_, index, poolId) => {
    fc.assert(
      fc.property(lackingLog, ({ whole, known, gaps }) => {
        const inPool = (pulls: readonly Pull[]) => pulls.map((pull) => ({ ...pull, poolId }))
        const truth = historyOf(inPool(whole), { index, poolId, isComplete: true })
        const counted = historyOf(inPool(known), { index, poolId, isComplete: true, gaps })
        const trueCosts = new Map(truth.pulls.map(({ pull, pity }) => [pull.id, pity]))
        for (const { pull, pity, isPityAtLeast } of counted.pulls) {
          const cost = trueCosts.get(pull.id) ?? null
          if (isPityAtLeast) expect(pity).toBeLessThanOrEqual(cost ?? 0)
          else expect(pity).toBe(cost)
        }
        for (const rarity of [4, 5] as const) {
          const { count, isAtLeast } = counted.pity[rarity]
          if (isAtLeast) expect(count).toBeLessThanOrEqual(truth.pity[rarity].count)
          else expect(count).toBe(truth.pity[rarity].count)
        }
        const trueOutcomes = new Map(truth.pulls.map(({ pull, outcome }) => [pull.id, outcome]))
        for (const { pull, outcome } of counted.pulls) {
          if (outcome !== 'unknown') expect(outcome).toBe(trueOutcomes.get(pull.id))
        }
        if (counted.isGuaranteed !== null) expect(counted.isGuaranteed).toBe(truth.isGuaranteed)
      }),
    )
  },
)

test('GACHA-9 after a gap before the first pull the first pity is at least so much and the first outcome unknown', () => {
  const log = sampleLog([...after(2, WON), ...after(2, WON)], START)
  const gaps = [{ from: at('2025-01-01 00:00:00'), to: at('2025-12-20 00:00:00') }]
  const history = historyOf(log, { isComplete: true, gaps })
  expect(pities(history, 5)).toEqual(['≥3', '3'])
  expect(outcomes(history)).toEqual(['unknown', 'won'])
  const { rarities, fiftyFifty, luck } = summarisePool(history, GENSHIN)
  expect(rarities[5].pity?.sample).toBe(1)
  expect(fiftyFifty?.cost.sample).toBe(1)
  expect(luck?.sample).toBe(1)
})

function at(wallTime: string) {
  return instantOf(parseWallTime(wallTime) ?? fail(), ASIA)
}

function fail(): never {
  throw new RangeError('no such pull')
}

test.each([
  ['won, then lost, then guaranteed', [WON, LOST, WON, WON], ['won', 'lost', 'guaranteed', 'won'], false],
  ['two lost in a row are two lost', [LOST, LOST, WON], ['lost', 'lost', 'guaranteed'], false],
  ['after an unknown one nobody can tell', [LOST, UNKNOWN, WON, WON], ['lost', 'unknown', 'unknown', 'won'], false],
  ['a lost one makes the next one guaranteed', [LOST], ['lost'], true],
  ['an unknown one leaves the guarantee unknown', [UNKNOWN], ['unknown'], null],
] as const)('GACHA-11 %s', (_, items, expected, isGuaranteed) => {
  const history = historyOf(sampleLog(items, START), { isComplete: true })
  expect(outcomes(history)).toEqual(expected)
  expect(history.isGuaranteed).toBe(isGuaranteed)
})

test('GACHA-11 in the middle of a history the first featured one is unknown, a lost one is lost', () => {
  expect(outcomes(historyOf(sampleLog([WON, WON], START)))).toEqual(['unknown', 'won'])
  expect(outcomes(historyOf(sampleLog([LOST, WON], START)))).toEqual(['lost', 'guaranteed'])
})

test('GACHA-11 pools without a coin flip judge nothing', () => {
  const weapons = sampleLog([{ poolId: '2', rankType: '5', itemId: '21010015' }], START)
  const history = historyOf(weapons, { index: WUTHERING, poolId: '2' })
  expect([outcomes(history), history.isGuaranteed]).toEqual([[null], null])
  const standard = historyOf(sampleLog([{ poolId: '200', ...LOST }], START), { poolId: '200' })
  expect([outcomes(standard), standard.isGuaranteed]).toEqual([[null], null])
})
