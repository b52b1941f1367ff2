import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, instant } from '../time/instant.ts'
import { horizonOf } from './recurrence-horizon.ts'
import { timeOfDay } from './recurrence-rule.ts'

const NOW = instant(Date.parse('2026-05-20T04:00:00Z'))
const YEAR = { from: instant(NOW - 200 * DAY_MS), to: instant(NOW + 200 * DAY_MS) }
const WEEKLY = { unit: 'week', weekday: 1, time: timeOfDay(4 * HOUR_MS) } as const

test('CAT-14 of a weekly cycle only the current and the next week are worth a row', () => {
  expect(horizonOf(WEEKLY, YEAR, NOW)).toEqual({ from: NOW, to: NOW + 7 * DAY_MS })
})

test('CAT-14 a range that ended before now has no weekly rows', () => {
  expect(horizonOf(WEEKLY, { from: YEAR.from, to: instant(NOW - DAY_MS) }, NOW)).toBeNull()
})

test('CAT-14 longer cycles are given as asked', () => {
  expect(horizonOf({ unit: 'month', day: 1, time: timeOfDay(0) }, YEAR, NOW)).toEqual(YEAR)
})
