import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, formatDay, startOfDay } from '../../time/calendar.ts'
import { type DisplayedClock, fixedClock, zoneClock } from '../../time/clock.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import { utcOffset } from '../../time/zone.ts'
import { barBoxOf, DAY_WIDTH_PX, dayRangeOf, scaleOf } from './scale.ts'

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
]
const clocks: fc.Arbitrary<DisplayedClock> = fc.oneof(
  fc.constantFrom(...ZONES).map(zoneClock),
  fc.constantFrom(480, -300, 60, 330, -210).map((minutes) => fixedClock(utcOffset(minutes))),
)
const instants = fc.integer({ min: Date.UTC(2025, 4, 1), max: Date.UTC(2027, 6, 1) }).map(instant)
const spans = fc.tuple(instants, fc.integer({ min: 0, max: 90 * DAY_MS })).map(([startAt, length]) => ({
  startAt,
  endAt: instant(startAt + length),
}))

test('TL-1 the range runs from a day before the first start to three days after the last end, and holds now', () => {
  const clock = fixedClock(utcOffset(480))
  const span = {
    startAt: instant(Date.parse('2026-05-20T03:00:00Z')),
    endAt: instant(Date.parse('2026-06-09T17:00:00Z')),
  }
  const range = dayRangeOf([span], instant(Date.parse('2026-05-25T00:00:00Z')), clock)
  expect([formatDay(range.first), formatDay(range.last)]).toEqual(['2026-05-19', '2026-06-13'])
})

test.each([
  ['2026-03-01T00:00:00Z', '2026-02-28', '2026-06-13'],
  ['2026-08-01T00:00:00Z', '2026-05-19', '2026-08-04'],
])('TL-1 the range holds now at %s, outside of every activity', (now, first, last) => {
  const span = {
    startAt: instant(Date.parse('2026-05-20T03:00:00Z')),
    endAt: instant(Date.parse('2026-06-09T17:00:00Z')),
  }
  const range = dayRangeOf([span], instant(Date.parse(now)), fixedClock(utcOffset(480)))
  expect([formatDay(range.first), formatDay(range.last)]).toEqual([first, last])
})

test('TL-2 position and instant convert into each other on any clock, to the millisecond', () => {
  fc.assert(
    fc.property(clocks, spans, (clock, span) => {
      const scale = scaleOf(dayRangeOf([span], span.startAt, clock), clock)
      expect(scale.instantAt(scale.xOf(span.startAt))).toBe(span.startAt)
      expect(scale.instantAt(scale.xOf(span.endAt))).toBe(span.endAt)
    }),
  )
})

test('TL-2 later is further right, and every day starts on its column', () => {
  fc.assert(
    fc.property(clocks, instants, instants, (clock, one, other) => {
      const [first, last] = one < other ? [one, other] : [other, one]
      const scale = scaleOf(dayRangeOf([{ startAt: first, endAt: last }], first, clock), clock)
      expect(scale.xOf(first)).toBeLessThanOrEqual(scale.xOf(last))
      const day = dayOf(last, clock)
      expect(scale.xOf(startOfDay(day, clock))).toBe(scale.xOfDay(day))
      expect(Math.floor(scale.xOf(last) / DAY_WIDTH_PX)).toBe(day - scale.range.first)
    }),
  )
})

test('TL-1 the grid is as wide as its days, the first and the last included', () => {
  const clock = zoneClock('Europe/Berlin')
  const at = instant(Date.parse('2026-10-24T12:00:00Z'))
  expect(scaleOf(dayRangeOf([], at, clock), clock).widthPx).toBe(5 * 36)
})

test('TL-2 an hour is 1.5 px on a server clock', () => {
  const clock = fixedClock(utcOffset(480))
  const at = instant(Date.parse('2026-05-20T03:00:00Z'))
  const scale = scaleOf(dayRangeOf([], at, clock), clock)
  expect(scale.xOf(instant(at + 3_600_000)) - scale.xOf(at)).toBeCloseTo(1.5, 9)
})

test('TL-3 a bar is as long as its activity and never narrower than 50 px', () => {
  fc.assert(
    fc.property(clocks, spans, (clock, span) => {
      const scale = scaleOf(dayRangeOf([span], span.startAt, clock), clock)
      const { leftPx, widthPx } = barBoxOf(span, scale)
      expect(leftPx).toBe(scale.xOf(span.startAt))
      expect(widthPx).toBe(Math.max(50, scale.xOf(span.endAt) - scale.xOf(span.startAt)))
      expect(leftPx + widthPx).toBeLessThanOrEqual(scale.widthPx)
    }),
  )
})
