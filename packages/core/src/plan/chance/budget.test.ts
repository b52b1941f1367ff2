import { INCOME } from '@ephemeris/gamedata/income/income'
import { expect, test } from 'vitest'
import type { Payment } from '../../income/payments.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import { type BudgetInput, budgetOf, type Pace, ticketKindsOf } from './budget.ts'
import { NOW, paid } from './sample-goals.test-data.ts'

const FACTS = INCOME.genshin
const FATE = ticketKindsOf(['intertwined_fate'], FACTS)

const after = (days: number) => instant(NOW + days * DAY_MS)

function budget(payments: readonly Payment[], change: Partial<BudgetInput> = {}, pace: Pace = 'certain') {
  return budgetOf({ owned: {}, payments, facts: FACTS, now: NOW, ...change }, FATE, pace)
}

test('PLAN-3 what is due before now counts from now on', () => {
  const { times, at } = budget([paid(-3, ['primogem', 160]), paid(-1, ['primogem', 160]), paid(2, ['primogem', 160])])
  expect(times).toEqual([NOW, after(2)])
  expect([NOW, after(1.9), after(2)].map((time) => at(time).bought)).toEqual([2, 2, 3])
})

test('PLAN-3 what arrives at one moment is there at that moment, whatever its order', () => {
  const payments = [paid(5, ['primogem', 320]), paid(2, ['intertwined_fate', 1]), paid(2, ['primogem', 160])]
  const { times, at } = budget(payments)
  expect(times).toEqual([NOW, after(2), after(5)])
  expect([1, 2, 4, 5, 400].map((days) => at(after(days)).bought)).toEqual([0, 2, 2, 4, 4])
})

test('PLAN-4 the paid currency buys pulls, a remainder waits, and other things buy none', () => {
  const owned = { primogem: 100, genesis_crystal: 219, acquaint_fate: 9 }
  expect(budget([], { owned }).at(NOW).bought).toBe(1)
  expect(budget([paid(1, ['primogem', 1])], { owned }).at(after(1)).bought).toBe(2)
})

test('PLAN-5 certain income alone counts at the certain pace, the ends of the usual band at the others', () => {
  const payments = [
    paid(1, ['primogem', 160]),
    paid(2, ['primogem', 480], { layer: 'usual', low: 160, high: 800 }),
    paid(3, ['primogem', 160], { layer: 'bought' }),
  ]
  const bought = (pace: Pace) => budget(payments, {}, pace).at(after(3)).bought
  expect([bought('certain'), bought('low'), bought('high')]).toEqual([1, 3, 7])
})

test('PLAN-4 kinds of tickets that share one price share the currency, and a kind without a price has none', () => {
  const { wuthering } = INCOME
  expect(ticketKindsOf(['radiant_tide', 'forging_tide', 'radiant_tide'], wuthering)).toMatchObject({
    kinds: [{ isBuyable: true }, { isBuyable: true }],
    price: 160,
    isOneKind: false,
  })
  expect(ticketKindsOf(['shadowforge_tide'], wuthering)).toMatchObject({ price: null, isOneKind: false })
  const dear = wuthering.tickets.map((ticket) => (ticket.id === 'radiant_tide' ? { ...ticket, price: 200 } : ticket))
  expect(() => ticketKindsOf(['radiant_tide', 'forging_tide'], { ...wuthering, tickets: dear })).toThrow(RangeError)
})
