import { INCOME } from '@ephemeris/gamedata/income/income'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, instant, MINUTE_MS } from '../time/instant.ts'
import { offsetOf, SERVER_ZONES } from '../time/zone.ts'
import { passDaysLeft, passUntilOf } from './pass-days.ts'
import { paymentsBetween } from './payments.ts'
import { at, sampleIncome } from './sample-income.test-data.ts'

test('INC-10 a day of the pass is over at the reset, not at the hour at which the days were typed', () => {
  const server = offsetOf('UTC+8')
  const until = passUntilOf(3, at('2026-06-12T12:00:00Z'), server)
  const left = (iso: string) => passDaysLeft(until, at(iso), server)
  expect(left('2026-06-12T19:59:59Z')).toBe(3)
  expect(left('2026-06-12T20:00:00Z')).toBe(2)
  expect(left('2026-06-13T11:00:00Z')).toBe(2)
  expect(left('2026-06-14T19:59:59Z')).toBe(1)
  expect(left('2026-06-15T00:00:00Z')).toBe(0)
  expect([
    passUntilOf(0, at('2026-06-12T12:00:00Z'), server),
    passDaysLeft(null, at('2026-06-12T12:00:00Z'), server),
  ]).toEqual([null, 0])
})

test('INC-10 as many days are left as are counted, at any moment on every server', () => {
  const typed = fc
    .integer({ min: 0, max: 40 * 24 * 60 })
    .map((minutes) => instant(Date.UTC(2026, 5, 1) + minutes * MINUTE_MS))
  fc.assert(
    fc.property(fc.constantFrom(...SERVER_ZONES), typed, fc.nat(30), fc.nat(32 * 24 * 60), (zone, now, days, later) => {
      const server = offsetOf(zone)
      const passUntil = passUntilOf(days, now, server)
      const then = instant(now + later * MINUTE_MS)
      const income = sampleIncome('genshin', zone, { passUntil })
      const [pass] = INCOME.genshin.sources.filter(({ id }) => id === 'welkin_daily')
      // The day that is open now began before.
      const range = { from: instant(then - DAY_MS + 1), to: instant(then + 40 * DAY_MS) }
      const counted = paymentsBetween({ ...income, facts: { ...income.facts, sources: pass ? [pass] : [] } }, range)
      expect(counted.filter(({ layer }) => layer === 'certain')).toHaveLength(passDaysLeft(passUntil, then, server))
    }),
    { numRuns: 100 },
  )
})
