import { expect, test } from 'vitest'
import { DAY_MS } from '../../time/instant.ts'
import type { PlanInput } from './plan.ts'
import { goalIn, NOW, paid, planIn, resultOf, standing } from './sample-goals.test-data.ts'
import { UNKNOWN_STANDING } from './standing.ts'

test('PLAN-6 each chance has its need, and the first day on which saved pulls reach it', () => {
  const goal = goalIn('genshin', '301', { standing: standing({ isGuaranteed: true }), days: 60 })
  const payments = Array.from({ length: 100 }, (_, day) => paid(day + 1, ['primogem', 160]))
  const { levels, pullsToGuarantee } = resultOf(planIn('genshin', [goal], { payments }))
  expect(levels.map(({ need }) => need)).toEqual([76, 79, 81, 90].map((pulls) => ({ low: pulls, high: pulls })))
  expect(levels.map(({ certain }) => ((certain ?? 0) - NOW) / DAY_MS)).toEqual([76, 79, 81, 90])
  expect(pullsToGuarantee).toBe(30)

  const soon = { payments: payments.slice(0, 80) }
  expect(resultOf(planIn('genshin', [goal], soon)).levels.map(({ certain }) => certain === null)).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('PLAN-6 the usual band makes the day earlier, from its higher to its lower end', () => {
  const goal = goalIn('starrail', '11', { standing: UNKNOWN_STANDING })
  const payments = Array.from({ length: 200 }, (_, day) => [
    paid(day, ['stellar_jade', 160]),
    paid(day, ['stellar_jade', 160], { layer: 'usual', low: 80, high: 320 }),
  ]).flat()
  const { levels } = resultOf(planIn('starrail', [goal], { payments }))
  for (const { certain, latest, earliest } of levels) {
    expect(earliest ?? 0).toBeLessThan(latest ?? 0)
    expect(latest ?? 0).toBeLessThan(certain ?? 0)
  }
  expect(levels.map(({ need }) => need.low < need.high)).toEqual([true, true, true, false])
})

test('PLAN-6 needs of several goals add up, also where two kinds of tickets share the currency', () => {
  const goals = [goalIn('wuthering', '1'), goalIn('wuthering', '2', { days: 25 })]
  const payments = Array.from({ length: 300 }, (_, day) => paid(day, ['astrite', 160]))
  const { levels } = resultOf(planIn('wuthering', goals, { payments }))
  const worst = levels.map(({ need }) => need.high)
  expect(worst).toEqual([...worst].sort((one, other) => one - other))
  expect(worst.at(-1)).toBe(240)
  expect(levels.map(({ certain }) => ((certain ?? 0) - NOW) / DAY_MS)).toEqual(worst.map((pulls) => pulls - 1))
  const owned = { radiant_tide: 160, forging_tide: 80 }
  const rich = resultOf(planIn('wuthering', goals, { owned, payments }))
  expect(rich.levels.map(({ certain }) => certain)).toEqual([NOW, NOW, NOW, NOW])
})

test('PLAN-6 what is sure has enough of the tickets that cannot be bought, whatever the currency buys', () => {
  const goals = [goalIn('wuthering', '11'), goalIn('wuthering', '2')]
  const payments = [paid(30, ['shadowforge_tide', 10])]
  const sureWith = (owned: PlanInput['owned']) =>
    resultOf(planIn('wuthering', goals, { owned, payments })).levels.at(-1)?.certain
  expect(sureWith({ astrite: 160 * 80, shadowforge_tide: 80 })).toBe(NOW)
  expect(sureWith({ astrite: 160 * 800, shadowforge_tide: 70 })).toBe(NOW + 30 * DAY_MS)
  expect(sureWith({ astrite: 160 * 79, shadowforge_tide: 80 })).toBeNull()
})
