import { calendarDay } from '@ephemeris/core/time/calendar'
import { fixedClock } from '@ephemeris/core/time/clock'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { utcOffset } from '@ephemeris/core/time/zone'
import { samplePlaced } from '@ephemeris/core/timeline/sample-activity.test-data'
import { scaleOf } from '@ephemeris/core/timeline/scale/scale'
import { expect, test } from 'vitest'
import { drawnRows } from '#web/features/timeline/chart/drawn-rows'

const scale = scaleOf({ first: calendarDay(0), last: calendarDay(99) }, fixedClock(utcOffset(0)))

/** Row `n` is a bar from day `n` to day `n + 2`. */
const activities = Array.from({ length: 80 }, (_, n) =>
  samplePlaced({ id: String(n), startAt: instant(n * DAY_MS), endAt: instant((n + 2) * DAY_MS) }),
)

function indexes(window: Parameters<typeof drawnRows>[1], activeIndex = -1): number[] {
  return drawnRows(activities, window, { scale, activeIndex }).map(({ index }) => index)
}

test('TL-23 only bars of the window that reach into its columns are drawn', () => {
  expect(indexes({ rows: { from: 10, to: 20 }, columns: { from: 14, to: 17 } })).toEqual([13, 14, 15, 16])
})

test('TL-23 the bar with the focus is drawn wherever it is, once and in the order of the rows', () => {
  const window = { rows: { from: 10, to: 20 }, columns: { from: 14, to: 17 } }
  expect(indexes(window, 2)).toEqual([2, 13, 14, 15, 16])
  expect(indexes(window, 15)).toEqual([13, 14, 15, 16])
  expect(indexes(window, 19)).toEqual([13, 14, 15, 16, 19])
  expect(indexes(window, 70)).toEqual([13, 14, 15, 16, 70])
})

test('TL-23 a window beyond the rows draws nothing', () => {
  expect(indexes({ rows: { from: 80, to: 80 }, columns: { from: 0, to: 7 } })).toEqual([])
})
