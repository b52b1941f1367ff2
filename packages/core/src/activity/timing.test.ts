import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedClock, zoneClock } from '../time/clock.ts'
import { DAY_MS, HOUR_MS, instant, SECOND_MS } from '../time/instant.ts'
import { nextDailyReset, nextWeeklyReset } from '../time/resets.ts'
import { offsetOf, SERVER_ZONES, utcOffset } from '../time/zone.ts'
import { dayProgress, phaseOf, urgencyOf } from './timing.ts'

const utc = fixedClock(utcOffset(0))

function at(iso: string) {
  return instant(Date.parse(iso))
}

test('ACT-3 an activity runs from its first to its last moment', () => {
  const span = { startAt: at('2026-05-20T04:00:00Z'), endAt: at('2026-05-21T04:00:00Z') }
  expect(phaseOf(span, at('2026-05-20T03:59:59Z'))).toBe('upcoming')
  expect(phaseOf(span, span.startAt)).toBe('running')
  expect(phaseOf(span, span.endAt)).toBe('running')
  expect(phaseOf(span, at('2026-05-21T04:00:01Z'))).toBe('ended')
})

test.each([
  ['2026-05-20T23:59:59Z', 'urgent'],
  ['2026-05-21T00:10:00Z', 'urgent'],
  ['2026-05-21T23:59:59Z', 'urgent'],
  ['2026-05-22T00:00:00Z', 'warning'],
  ['2026-05-23T23:59:59Z', 'warning'],
  ['2026-05-24T00:00:00Z', 'none'],
])('ACT-4 at 23:50 on 20 May an end at %s is %s: calendar days count, not hours', (end, urgency) => {
  expect(urgencyOf(at(end), at('2026-05-20T23:50:00Z'), utc)).toBe(urgency)
})

test('ACT-4 urgency follows the clock the player reads', () => {
  const end = at('2026-05-22T01:00:00Z')
  const now = at('2026-05-20T20:00:00Z')
  expect(urgencyOf(end, now, utc)).toBe('warning')
  expect(urgencyOf(end, now, fixedClock(utcOffset(480)))).toBe('urgent')
  expect(urgencyOf(end, now, zoneClock('America/New_York'))).toBe('urgent')
})

test('ACT-4 only running activities have an urgency', () => {
  expect(() => urgencyOf(at('2026-05-20T00:00:00Z'), at('2026-05-20T00:00:01Z'), utc)).toThrow(RangeError)
})

test.each([
  ['a weekly challenge', '2026-06-07T20:00:00Z', '2026-06-14T19:59:59Z', '2026-06-12T04:00:00Z', 5, 7],
  ['its last night', '2026-06-07T20:00:00Z', '2026-06-14T19:59:59Z', '2026-06-14T18:00:00Z', 7, 7],
  ['an event from 10:00 to 03:59', '2026-05-27T02:00:00Z', '2026-06-14T19:59:59Z', '2026-06-12T04:00:00Z', 17, 19],
  ['a version', '2026-05-06T03:00:00Z', '2026-06-16T22:00:00Z', '2026-06-12T04:00:00Z', 38, 42],
  ['its last two hours', '2026-05-06T03:00:00Z', '2026-06-16T22:00:00Z', '2026-06-16T21:00:00Z', 42, 42],
  ['what lasts a moment', '2026-05-06T03:00:00Z', '2026-05-06T03:00:00Z', '2026-05-06T03:00:00Z', 1, 1],
])('ACT-6 %s counts the days of play in Asia', (_what, startAt, endAt, now, day, of) => {
  const span = { startAt: at(startAt), endAt: at(endAt) }
  expect(dayProgress(span, at(now), offsetOf('UTC+8'))).toEqual({ day, of })
})

const moments = fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') }).map(instant)
const servers = fc.constantFrom(...SERVER_ZONES).map(offsetOf)

test('ACT-6 days of play count from one, change with the resets of the server alone and stay inside the span', () => {
  const spans = fc.tuple(moments, fc.integer({ min: 0, max: 60 * DAY_MS }), fc.integer({ min: 0, max: 60 * DAY_MS }))
  fc.assert(
    fc.property(spans, servers, ([startAt, ms, passed], server) => {
      const span = { startAt, endAt: instant(startAt + ms) }
      const { of } = dayProgress(span, startAt, server)
      expect(dayProgress(span, startAt, server).day).toBe(1)
      expect(dayProgress(span, instant(startAt - DAY_MS), server).day).toBe(1)
      expect(dayProgress(span, span.endAt, server)).toEqual({ day: of, of })

      const now = instant(startAt + passed)
      const reset = nextDailyReset(now, server)
      const { day } = dayProgress(span, now, server)
      expect(dayProgress(span, instant(reset - 1), server).day).toBe(day)
      expect(dayProgress(span, reset, server).day).toBe(Math.min(day + 1, of))
    }),
  )
})

test('ACT-6 weeks between resets and versions of six weeks have whole weeks on every server', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 8 }), servers, (from, weeks, server) => {
      const startAt = nextWeeklyReset(from, server)
      const endAt = instant(startAt + weeks * 7 * DAY_MS - SECOND_MS)
      for (let day = 1; day <= 7 * weeks; day++) {
        const noon = instant(startAt + (day - 0.5) * DAY_MS)
        expect(dayProgress({ startAt, endAt }, noon, server)).toEqual({ day, of: 7 * weeks })
      }
    }),
  )
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 23 }), servers, (startAt, maintenanceHours, server) => {
      const span = { startAt, endAt: instant(startAt + 42 * DAY_MS - maintenanceHours * HOUR_MS) }
      expect(dayProgress(span, startAt, server).of).toBe(42)
    }),
  )
})
