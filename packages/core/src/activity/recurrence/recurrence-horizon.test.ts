import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, instant } from '../../time/instant.ts'
import { wallTime } from '../../time/wall-time.ts'
import { periodsOf } from './recurrence.ts'
import { horizonOf } from './recurrence-horizon.ts'
import { timeOfDay } from './recurrence-rule.ts'

const NOW = instant(Date.parse('2026-05-20T04:00:00Z'))
const YEAR = { from: instant(NOW - 200 * DAY_MS), to: instant(NOW + 200 * DAY_MS) }
const WEEKLY = { unit: 'week', weekday: 1, time: timeOfDay(4 * HOUR_MS) } as const

test('CAT-14 of a weekly cycle only the current and the next week are worth a row', () => {
  expect(horizonOf(WEEKLY, YEAR, NOW)).toEqual({ from: NOW, to: Date.parse('2026-05-31T19:59:59Z') })
})

test('CAT-14 a range that ended before now has no weekly rows', () => {
  expect(horizonOf(WEEKLY, { from: YEAR.from, to: instant(NOW - DAY_MS) }, NOW)).toBeNull()
})

test('CAT-14 of longer cycles the current and the next period are, and what the range has of earlier ones', () => {
  const monthly = { unit: 'month', day: 1, time: timeOfDay(0) } as const
  expect(horizonOf(monthly, YEAR, NOW)).toEqual({ from: YEAR.from, to: Date.parse('2026-06-30T15:59:59Z') })
  const everyTwoWeeks = { unit: 'days', every: 14, anchors: [wallTime(Date.UTC(2026, 4, 18))] } as const
  expect(horizonOf(everyTwoWeeks, YEAR, NOW)).toEqual({ from: YEAR.from, to: Date.parse('2026-06-14T15:59:59Z') })
})

test('CAT-14 cycles counted by versions are given as asked', () => {
  expect(horizonOf({ unit: 'version', opens: 'update', closes: 'update' }, YEAR, NOW)).toEqual(YEAR)
})

const RULES = [
  { unit: 'month', day: 1, time: timeOfDay(4 * HOUR_MS) },
  WEEKLY,
  { unit: 'days', every: 14, anchors: [wallTime(Date.UTC(2026, 0, 5, 4))] },
] as const
const DAYS = ['2026-01-29', '2026-01-30', '2026-01-31', '2026-03-01', '2026-12-31']

test.each(DAYS.flatMap((day) => RULES.map((rule) => ({ day, rule, unit: rule.unit }))))(
  'CAT-14 on $day a cycle of the unit $unit has two periods from now on',
  ({ day, rule }) => {
    // By now the day has come on every server, so that no earlier period is left in America.
    const now = instant(Date.parse(`${day}T12:00:00Z`))
    const horizon = horizonOf(rule, { from: now, to: instant(now + 400 * DAY_MS) }, now)
    const cycle = { rule, since: null, until: null, observed: [] }
    expect(horizon && periodsOf(cycle, horizon)).toHaveLength(2)
  },
)
