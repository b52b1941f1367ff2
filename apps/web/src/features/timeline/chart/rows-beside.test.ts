import { calendarDay } from '@ephemeris/core/time/calendar'
import { fixedClock } from '@ephemeris/core/time/clock'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { utcOffset } from '@ephemeris/core/time/zone'
import { samplePlaced } from '@ephemeris/core/timeline/sample-activity.test-data'
import { scaleOf } from '@ephemeris/core/timeline/scale/scale'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnRows } from '#web/features/timeline/chart/drawn-rows'
import { rowsBeside } from '#web/features/timeline/chart/rows-beside'

const scale = scaleOf({ first: calendarDay(0), last: calendarDay(99) }, fixedClock(utcOffset(0)))

const range = (max: number) =>
  fc.tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max })).map(([a, b]) => ({
    from: Math.min(a, b),
    to: Math.max(a, b),
  }))
const activity = fc
  .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 9 }))
  .map(([start, days]) => samplePlaced({ startAt: instant(start * DAY_MS), endAt: instant((start + days) * DAY_MS) }))
const activities = fc.array(activity, { maxLength: 20 })

test('TL-33 a row of the window has either its bar or the mark that says where it is', () => {
  fc.assert(
    fc.property(
      activities,
      range(20),
      range(100),
      fc.integer({ min: -1, max: 20 }),
      (rowsOf, rows, columns, active) => {
        fc.pre(columns.to > columns.from)
        const window = { rows, columns }
        const place = { scale, activeIndex: active }
        const bars = drawnRows(rowsOf, window, place).map(({ index }) => index)
        const beside = rowsBeside(rowsOf, window, place).map(({ index }) => index)
        const inWindow = rowsOf.map((_, index) => index).filter((index) => index >= rows.from && index < rows.to)
        const isFocusOutside = active >= 0 && active < rowsOf.length && !inWindow.includes(active)
        const expected = isFocusOutside ? [...inWindow, active] : inWindow
        expect([...bars, ...beside].toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
      },
    ),
  )
})

test('TL-33 what is over lies at the left, what is to come at the right', () => {
  const days = [2, 50].map((start) =>
    samplePlaced({ startAt: instant(start * DAY_MS), endAt: instant((start + 3) * DAY_MS) }),
  )
  const window = { rows: { from: 0, to: 2 }, columns: { from: 14, to: 35 } }
  expect(rowsBeside(days, window, { scale, activeIndex: -1 }).map(({ side }) => side)).toEqual(['left', 'right'])
})
