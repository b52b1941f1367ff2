import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, instant, MINUTE_MS, SECOND_MS } from '../time/instant.ts'
import { isStaminaOld, type Stamina, spendStamina, staminaAt, staminaNow, staminaOf, writeStamina } from './stamina.ts'

const RESIN = { max: 200, everyMs: 8 * MINUTE_MS }
const TYPED = instant(Date.UTC(2026, 4, 20, 19, 47))
const FORTY: Stamina = { amount: 40, typedAt: TYPED, bellAt: null }
const FULL_AT = instant(TYPED + 160 * RESIN.everyMs)

test.each([
  ['when it is typed', TYPED, 40],
  ['a second before the next one', instant(TYPED + RESIN.everyMs - SECOND_MS), 40],
  ['with the next one', instant(TYPED + RESIN.everyMs), 41],
  ['a second before it is full', instant(FULL_AT - SECOND_MS), 199],
  ['when it is full', FULL_AT, 200],
  ['a second after that', instant(FULL_AT + SECOND_MS), 200],
  ['years later', instant(FULL_AT + 3000 * DAY_MS), 200],
  ['by a clock that was set back', instant(TYPED - DAY_MS), 40],
])('NOTE-20 %s, the count is right', (_, now, amount) => {
  expect(staminaNow(FORTY, RESIN, now)).toBe(amount)
})

test('NOTE-20 it is full after so many times eight minutes, through a night in which the clock changes', () => {
  // Berlin puts its clock forward on 29 March 2026, 01:00Z.
  const typedAt = instant(Date.UTC(2026, 2, 28, 22))
  const full = staminaAt({ amount: 140, typedAt, bellAt: null }, RESIN, RESIN.max)
  expect(full - typedAt).toBe(8 * 60 * MINUTE_MS)
})

test('NOTE-20 what is above full is neither counted up nor cut', () => {
  expect(staminaNow({ ...FORTY, amount: 260 }, RESIN, FULL_AT)).toBe(260)
  expect(staminaAt({ ...FORTY, amount: 260 }, RESIN, RESIN.max)).toBe(TYPED)
})

test('NOTE-21 spending moves the time of full by what was spent, and loses no minute of the next one', () => {
  const time = fc.integer({ min: 0, max: 159 * RESIN.everyMs })
  fc.assert(
    fc.property(time, fc.integer({ min: 1, max: 40 }), (passed, spent) => {
      const now = instant(TYPED + passed)
      const after = spendStamina(FORTY, RESIN, { spent, now })
      expect(staminaNow(after, RESIN, now)).toBe(staminaNow(FORTY, RESIN, now) - spent)
      expect(staminaAt(after, RESIN, RESIN.max)).toBe(FULL_AT + spent * RESIN.everyMs)
    }),
  )
})

test('NOTE-21 of what is full the count begins with the spending, and there are never fewer than none', () => {
  const now = instant(FULL_AT + DAY_MS + 1234)
  expect(spendStamina(FORTY, RESIN, { spent: 20, now })).toMatchObject({ amount: 180, typedAt: now })
  expect(spendStamina(FORTY, RESIN, { spent: 500, now: TYPED }).amount).toBe(0)
})

test('NOTE-22 a count of more than a week is old', () => {
  expect(isStaminaOld(FORTY, instant(TYPED + 7 * DAY_MS))).toBe(false)
  expect(isStaminaOld(FORTY, instant(TYPED + 7 * DAY_MS + 1))).toBe(true)
})

test('NOTE-1 stamina is read as it was written, and what is no amount is none', () => {
  const value = writeStamina({ ...FORTY, bellAt: 180 })
  const of = (stored: Record<string, unknown>) =>
    staminaOf({ 'stamina/genshin': { at: TYPED, value: stored } }, 'genshin')
  expect(of(value)).toEqual({ ...FORTY, bellAt: 180 })
  expect([of({ ...value, amount: -1 }), of({ ...value, typedAt: 'now' })]).toEqual([null, null])
  expect(staminaOf({}, 'genshin')).toBeNull()
})
