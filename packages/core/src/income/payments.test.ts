import { INCOME } from '@ephemeris/gamedata/income/income'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GAME_IDS } from '../games/game.ts'
import { calendarDay, dayOf, startOfDay } from '../time/calendar.ts'
import { zoneClock } from '../time/clock.ts'
import { DAY_MS, HOUR_MS, instant, MINUTE_MS } from '../time/instant.ts'
import { SERVER_ZONES } from '../time/zone.ts'
import { addHoldings, pullWorthOf } from './holdings.ts'
import { isCounted, NO_CHOICES, takenKey } from './income-choices.ts'
import { openPayments, paymentsBetween } from './payments.ts'
import { anyIncome, anyInstants, at, sampleIncome } from './sample-income.test-data.ts'
import { type IncomeSum, sumPayments } from './summed-income.test-data.ts'

function added(one: IncomeSum, other: IncomeSum): IncomeSum {
  return {
    certain: addHoldings(one.certain, other.certain),
    usual: {
      low: addHoldings(one.usual.low, other.usual.low),
      usual: addHoldings(one.usual.usual, other.usual.usual),
      high: addHoldings(one.usual.high, other.usual.high),
    },
    bought: addHoldings(one.bought, other.bought),
  }
}

const NOTHING = sumPayments([])

test('INC-1 the income of adjacent spans is that of the whole, on every server and across daylight saving', () => {
  fc.assert(
    fc.property(anyIncome, anyInstants, (income, moments) => {
      const [first, last] = [moments[0] ?? instant(0), moments.at(-1) ?? instant(0)]
      const parts = moments
        .slice(1)
        .map((to, index) => sumPayments(paymentsBetween(income, { from: moments[index] ?? to, to })))
      expect(parts.reduce(added, NOTHING)).toEqual(sumPayments(paymentsBetween(income, { from: first, to: last })))
    }),
    { numRuns: 20 },
  )
})

test('INC-1 the days of a local clock with daylight saving add up to the whole, and no reset is lost or doubled', () => {
  const pairs = [
    ['Europe/Berlin', 'UTC+1'],
    ['America/New_York', 'UTC-5'],
    ['Australia/Lord_Howe', 'UTC+8'],
  ] as const
  for (const [zone, server] of pairs) {
    const clock = zoneClock(zone)
    const first = dayOf(at('2026-02-20T12:00:00Z'), clock)
    const income = sampleIncome('genshin', server)
    const moments = Array.from({ length: 260 }, (_, day) => startOfDay(calendarDay(first + day), clock))
    const daily = moments.slice(1).flatMap((to, index) => {
      const payments = paymentsBetween(income, { from: moments[index] ?? to, to })
      return payments.filter(({ sourceId }) => sourceId === 'daily_commissions')
    })
    expect(daily.length).toBe(259)
    expect(new Set(daily.map(({ key }) => key)).size).toBe(259)
    const resets = daily.map(({ at }) => (at + income.calendar.server * MINUTE_MS) % DAY_MS)
    expect(new Set(resets)).toEqual(new Set([4 * HOUR_MS]))
  }
})

test('INC-2 a period that was taken is exactly its own payment less; all of them taken leave nothing', () => {
  fc.assert(
    fc.property(anyIncome, anyInstants, fc.infiniteStream(fc.boolean()), (income, moments, coin) => {
      const range = { from: moments[0] ?? instant(0), to: moments[1] ?? instant(0) }
      const all = paymentsBetween(income, range)
      const ticked = all.filter(() => coin.next().value)
      const taken = new Set(ticked.map(takenKey))
      const left = paymentsBetween({ ...income, choices: { ...income.choices, taken } }, range)
      expect(added(sumPayments(left), sumPayments(ticked))).toEqual(added(sumPayments(all), NOTHING))
      const everything = new Set(all.map(takenKey))
      expect(paymentsBetween({ ...income, choices: { ...income.choices, taken: everything } }, range)).toEqual([])
    }),
    { numRuns: 20 },
  )
})

test('INC-2 a source that does not count pays nothing, and an amount of the player replaces the facts and their band', () => {
  const range = { from: at('2026-12-01T00:00:00Z'), to: at('2027-03-01T00:00:00Z') }
  const without = sampleIncome('genshin', 'UTC+8', { counted: new Map([['spiral_abyss', false]]) })
  expect(paymentsBetween(without, range).some(({ sourceId }) => sourceId === 'spiral_abyss')).toBe(false)
  const withPass = { passUntil: at('2027-03-01T00:00:00Z'), counted: new Map([['spiral_abyss', false]]) }
  const paid = paymentsBetween(sampleIncome('genshin', 'UTC+8', withPass), range)
  expect(paid.some(({ sourceId }) => sourceId === 'spiral_abyss')).toBe(false)
  const own = sampleIncome('genshin', 'UTC+8', {
    amounts: new Map([
      ['spiral_abyss', 600],
      ['web_events', 84],
    ]),
  })
  const payments = paymentsBetween(own, range)
  expect(payments.filter(({ sourceId }) => sourceId === 'spiral_abyss').map(({ usual }) => usual)).toEqual([
    600, 600, 600,
  ])
  const web = payments.filter(({ sourceId }) => sourceId === 'web_events')
  expect(web.every(({ low, high }) => low === high)).toBe(true)
})

test.each(SERVER_ZONES)('INC-3 days, weeks, months and cycles turn at 04:00 on the clock of %s', (zone) => {
  const range = { from: at('2026-11-29T00:00:00Z'), to: at('2026-12-31T00:00:00Z') }
  const { calendar } = sampleIncome('genshin', zone)
  const payments = paymentsBetween(sampleIncome('genshin', zone), range)
  const wall = (id: string) =>
    payments
      .filter(({ sourceId }) => sourceId === id)
      .map(({ at }) => new Date(at + calendar.server * MINUTE_MS).toISOString().slice(0, 16))
  expect(wall('imaginarium_theater')).toEqual(['2026-12-01T04:00'])
  expect(wall('spiral_abyss')).toEqual(['2026-12-16T04:00'])
  expect(wall('paimons_bargains_limited')).toEqual(['2026-12-01T04:00'])
  const weekly = paymentsBetween(sampleIncome('starrail', zone), range).filter(
    (one) => one.sourceId === 'weekly_points',
  )
  expect(weekly.map(({ key }) => key)).toEqual(['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'])
})

/** Whole expected versions of 42 days, far beyond what is announced. */
const START = at('2027-05-31T00:00:00Z')
const HALF_YEAR = { from: START, to: instant(START + 182 * DAY_MS) }
const YEARS = { from: START, to: instant(START + 26 * 42 * DAY_MS) }

/** What is certain and challenges that are cleared in full: the sums of `facts` are made of both. */
test.each([
  ['genshin', { primogem: 6436, intertwined_fate: 6.9 }],
  ['starrail', { stellar_jade: 7253, special_pass: 16.9 }],
  ['zenless', { polychrome: 7763, encrypted_master_tape: 6.9 }],
  ['wuthering', { astrite: 7180, radiant_tide: 7, forging_tide: 7 }],
] as const)('INC-4 who clears every challenge of %s in full has the known sum', (game, expected) => {
  const challenges = new Set(INCOME[game].sources.filter(({ kind }) => kind === 'conditional').map(({ id }) => id))
  const sums = sumPayments(
    paymentsBetween(sampleIncome(game), YEARS).filter(
      ({ layer, sourceId }) => layer === 'certain' || challenges.has(sourceId),
    ),
  )
  const all = addHoldings(sums.certain, sums.usual.high)
  expect(sums.usual.low).toEqual(Object.fromEntries(Object.keys(sums.usual.low).map((thing) => [thing, 0])))
  for (const [thing, amount] of Object.entries(expected)) {
    expect((all[thing] ?? 0) / 26 / amount).toBeGreaterThan(0.985)
    expect((all[thing] ?? 0) / 26 / amount).toBeLessThan(1.015)
  }
})

test.each([
  ['genshin', { primogem: 3500 }],
  ['starrail', { stellar_jade: 4853, special_pass: 10 }],
  // 300 less than the sum of everything: the codes are of low confidence.
  ['zenless', { polychrome: 4523 }],
  ['wuthering', { astrite: 4380 }],
] as const)('INC-4 what is certain in %s in 42 days is the known sum', (game, expected) => {
  const { certain, bought } = sumPayments(paymentsBetween(sampleIncome(game), YEARS))
  for (const [thing, amount] of Object.entries(expected)) {
    expect((certain[thing] ?? 0) / 26 / amount).toBeGreaterThan(0.985)
    expect((certain[thing] ?? 0) / 26 / amount).toBeLessThan(1.015)
  }
  const limited = sampleIncome(game).facts.tickets.filter(({ isStandard }) => !isStandard)
  const things = Object.keys(certain).filter((thing) => limited.some(({ id }) => id === thing) || thing in expected)
  expect(things.toSorted()).toEqual(Object.keys(expected).toSorted())
  expect(bought).toEqual({})
})

test('INC-4 estimates, challenges and rows of low confidence are never certain, and their band holds the usual amount', () => {
  for (const game of GAME_IDS) {
    const income = sampleIncome(game)
    const sources = new Map(income.facts.sources.map((source) => [source.id, source]))
    for (const { sourceId, layer, low, usual, high } of paymentsBetween(income, HALF_YEAR)) {
      const { kind, confidence } = sources.get(sourceId) ?? { kind: 'once', confidence: 'low' }
      const isSure = kind === 'certain' && confidence !== 'low'
      const isSound = isSure ? low === usual && usual === high : 0 <= low && low <= usual && usual <= high
      expect([sourceId, layer, isSound]).toEqual([sourceId, isSure ? 'certain' : 'usual', true])
    }
  }
})

test('INC-4 the days of a pass that is paid are certain, later ones are bought, with each purchase', () => {
  const passUntil = at('2026-12-11T20:00:00Z')
  const range = { from: at('2026-12-01T20:00:00Z'), to: at('2027-01-20T20:00:00Z') }
  const isPass = ({ sourceId }: { sourceId: string }) => sourceId.startsWith('welkin')
  const paid = paymentsBetween(sampleIncome('genshin', 'UTC+8', { passUntil }), range).filter(isPass)
  expect(sumPayments(paid)).toMatchObject({ certain: { primogem: 900 }, bought: {} })

  const counted = new Map([
    ['welkin_daily', true],
    ['welkin_purchase', true],
  ])
  const renewed = paymentsBetween(sampleIncome('genshin', 'UTC+8', { passUntil, counted }), range).filter(isPass)
  expect(sumPayments(renewed)).toMatchObject({
    certain: { primogem: 900 },
    bought: { primogem: 3600, genesis_crystal: 600 },
  })
})

test('INC-5 an open period counts until it is taken or ends; what comes once and is gone does not', () => {
  const now = at('2026-11-22T12:00:00Z')
  const open = openPayments(sampleIncome('genshin'), now)
  expect(open.map(takenKey)).toEqual([
    'imaginarium_theater/2026-11-01',
    'paimons_bargains_limited/2026-11-01',
    'paimons_bargains_standard/2026-11-01',
    'stygian_onslaught/7.2',
    'spiral_abyss/2026-11-16',
    'daily_commissions/2026-11-22',
  ])
  expect(open.find(({ sourceId }) => sourceId === 'stygian_onslaught')?.isExpected).toBe(true)
  const taken = new Set(['spiral_abyss/2026-11-16'])
  const rest = openPayments(sampleIncome('genshin', 'UTC+8', { taken }), now)
  expect(rest.map(takenKey)).toEqual(open.map(takenKey).filter((key) => !taken.has(key)))
})

test('INC-5 whatever arrives is open or gone later, and never counted twice', () => {
  fc.assert(
    fc.property(anyIncome, anyInstants, (income, moments) => {
      const now = moments[1] ?? instant(0)
      const later = new Set(paymentsBetween(income, { from: now, to: instant(now + 60 * DAY_MS) }).map(takenKey))
      for (const payment of openPayments(income, now)) {
        expect(later.has(takenKey(payment))).toBe(false)
        expect(payment.at < now && now <= payment.closesAt).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})

test('INC-6 the currency is worth what tickets of limited pools cost, and nothing where none can be bought', () => {
  const { facts } = sampleIncome('wuthering')
  const free = { id: 'free', price: null, isStandard: false }
  const standard = { id: 'standard', price: 320, isStandard: true }
  const limited = { id: 'limited', price: 160, isStandard: false }
  const worth = (tickets: typeof facts.tickets) => pullWorthOf({ astrite: 480 }, { ...facts, tickets }).limited
  expect([worth([free, standard, limited]), worth([free, standard])]).toEqual([3, 0])
})

test('INC-2 what needs a purchase counts by choice alone', () => {
  const source = sampleIncome('wuthering').facts.sources.find(({ kind }) => kind === 'paid')
  const free = sampleIncome('wuthering').facts.sources.find(({ kind }) => kind === 'certain')
  if (!source || !free) throw new RangeError('no source')
  expect([isCounted(source, NO_CHOICES), isCounted(free, NO_CHOICES)]).toEqual([false, true])
  expect(isCounted(source, { ...NO_CHOICES, counted: new Map([[source.id, true]]) })).toBe(true)
})

test('INC-6 an amount is worth its pulls, of limited and of standard pools apart', () => {
  const { facts } = sampleIncome('wuthering')
  expect(pullWorthOf({ astrite: 800 }, facts)).toEqual({ limited: 5, standard: 0 })
  expect(pullWorthOf({ astrite: 60, lunite: 20, radiant_tide: 7, forging_tide: 7 }, facts)).toEqual({
    limited: 14.5,
    standard: 0,
  })
  expect(pullWorthOf({ lustrous_tide: 3, afterglow_coral: 8 }, facts)).toEqual({ limited: 0, standard: 3 })
})

test('INC-9 nothing that counts as certain costs a shop currency, or was missing in a version by its own note', () => {
  const certain = GAME_IDS.flatMap((game) => INCOME[game].sources.filter(({ kind }) => kind === 'certain'))
  expect(certain.filter(({ costs }) => costs !== null).map(({ id }) => id)).toEqual([])
  expect(certain.filter(({ note }) => note?.includes('instead')).map(({ id }) => id)).toEqual([])
})
