import { instant } from '@ephemeris/core/time/instant'
import { formatWallTime, wallTime } from '@ephemeris/core/time/wall-time'
import { expect, test } from 'vitest'
import { eventWindowAt } from './event-window.ts'

test.each([
  ['2024-05-20T04:00:00Z', '2026-06-01 23:59:59'],
  ['2026-05-20T04:00:00Z', '2027-05-20 23:59:59'],
  ['2026-05-20T16:00:00Z', '2027-05-21 23:59:59'],
  ['2028-02-29T04:00:00Z', '2029-03-01 23:59:59'],
])('CAT-10 at %s the rolling window ends %s', (now, expected) => {
  const { start, end } = eventWindowAt({ eventWindow: 'rolling' }, instant(Date.parse(now)))
  expect([formatWallTime(start), formatWallTime(end)]).toEqual(['2025-05-01 00:00:00', expected])
})

test('CAT-10 a pinned window stays where it is', () => {
  const pinned = { start: wallTime(0), end: wallTime(1) }
  expect(eventWindowAt({ eventWindow: pinned }, instant(Date.now()))).toBe(pinned)
})
