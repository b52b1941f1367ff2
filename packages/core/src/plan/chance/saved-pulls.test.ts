import { INCOME } from '@ephemeris/gamedata/income/income'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedClock } from '../../time/clock.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { NOW, paid } from './sample-goals.test-data.ts'
import { savedByDay } from './saved-pulls.ts'

const input = {
  owned: { primogem: 100, intertwined_fate: 2, acquaint_fate: 9 },
  facts: INCOME.genshin,
  now: NOW,
  clock: fixedClock(utcOffset(0)),
}

test('PLAN-12 saved pulls grow day by day, layer over layer, with both ends of the usual income, and nothing is subtracted', () => {
  const payments = [
    paid(2, ['primogem', 60], { sourceId: 'daily' }),
    paid(2.4, ['intertwined_fate', 5], { sourceId: 'shop', isExpected: true }),
    paid(5, ['primogem', 320], { layer: 'usual', low: 0, high: 640 }),
    paid(6, ['primogem', 160], { layer: 'bought' }),
    paid(30, ['primogem', 1600]),
  ]
  const days = savedByDay({ ...input, payments }, instant(NOW + 10 * DAY_MS))
  expect(days.map(({ certain, usual, bought }) => [certain, usual.low, usual.high, bought.low, bought.high])).toEqual([
    [2, 2, 2, 2, 2],
    [8, 8, 8, 8, 8],
    [8, 8, 12, 8, 12],
    [8, 8, 12, 9, 13],
  ])
  expect(days[1]).toMatchObject({ sources: ['daily', 'shop'], isExpected: true })
})

test('PLAN-12 what is open since before counts today', () => {
  const days = savedByDay({ ...input, payments: [paid(-3, ['primogem', 800])] }, instant(NOW + DAY_MS))
  expect(days.map(({ certain }) => certain)).toEqual([2, 7])
  expect(days[0]?.day).toBe(days[1]?.day)
})

test('PLAN-12 what may be owned is at the high end alone', () => {
  const [today] = savedByDay({ ...input, maybe: { spent: { primogem: 160 } }, payments: [] }, instant(NOW + DAY_MS))
  expect(today).toMatchObject({ certain: 2, usual: { low: 2, high: 3 }, bought: { low: 2, high: 3 } })
})

test('PLAN-12 a day on which a banner ends has a row for its end, without what comes later that day', () => {
  const payments = [paid(2, ['intertwined_fate', 5]), paid(2.4, ['intertwined_fate', 3])]
  const ends = [2.2, 7].map((days) => instant(NOW + days * DAY_MS))
  const days = savedByDay({ ...input, payments, ends }, instant(NOW + 10 * DAY_MS))
  expect(days.map(({ at, certain }) => [(at - NOW) / DAY_MS, certain])).toEqual([
    [0, 2],
    [2.2, 7],
    [2.4, 10],
    [7, 10],
  ])
})

test('PLAN-50 with more income there is never less: usual pulls begin at the certain ones, bought at the usual ones, and none falls', () => {
  const layer = fc.constantFrom('certain', 'usual', 'bought')
  const gives = fc.constantFrom('primogem', 'intertwined_fate', 'masterless_starglitter')
  const one = fc
    .tuple(fc.nat(30), layer, gives, fc.nat(2000), fc.nat(2000), fc.nat(2000))
    .map(([day, kind, ...rest]) => {
      const [thing, ...amounts] = rest
      const [low = 0, usual = 0, high = 0] = amounts.toSorted((a, b) => a - b)
      return kind === 'certain' ? paid(day, [thing, usual]) : paid(day, [thing, usual], { layer: kind, low, high })
    })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 20 }), (payments) => {
      const days = savedByDay({ ...input, payments }, instant(NOW + 30 * DAY_MS))
      for (const [place, { certain, usual, bought }] of days.entries()) {
        const sums = [certain, usual.low, usual.high, bought.low, bought.high]
        expect(certain).toBeLessThanOrEqual(usual.low)
        expect(usual.low).toBeLessThanOrEqual(Math.min(usual.high, bought.low))
        expect(Math.max(usual.high, bought.low)).toBeLessThanOrEqual(bought.high)
        const before = days[place - 1]
        if (!before) continue
        const earlier = [before.certain, before.usual.low, before.usual.high, before.bought.low, before.bought.high]
        for (const [end, sum] of sums.entries()) expect(sum).toBeGreaterThanOrEqual(earlier[end] ?? 0)
      }
    }),
  )
})
