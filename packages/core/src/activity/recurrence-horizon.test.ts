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

test('CAT-14 of longer cycles the current and the next period are, and what the range has of earlier ones', () => {
  const monthly = { unit: 'month', day: 1, time: timeOfDay(0) } as const
  expect(horizonOf(monthly, YEAR, NOW)).toEqual({ from: YEAR.from, to: NOW + 31 * DAY_MS })
  const everyTwoWeeks = { unit: 'days', every: 14, anchors: [] } as const
  expect(horizonOf(everyTwoWeeks, YEAR, NOW)).toEqual({ from: YEAR.from, to: NOW + 14 * DAY_MS })
})

test('CAT-14 cycles counted by versions are given as asked', () => {
  expect(horizonOf({ unit: 'version', opens: 'update', closes: 'update' }, YEAR, NOW)).toEqual(YEAR)
})
