import { expect, test } from 'vitest'
import { fixedClock, zoneClock } from '../time/clock.ts'
import { instant } from '../time/instant.ts'
import { utcOffset } from '../time/zone.ts'
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

test('ACT-6 progress counts calendar days from one and stays inside the span', () => {
  const span = { startAt: at('2026-08-12T10:00:00Z'), endAt: at('2026-09-22T14:59:00Z') }
  expect(dayProgress(span, at('2026-08-23T21:47:00Z'), utc)).toEqual({ day: 12, of: 42 })
  expect(dayProgress(span, at('2026-08-01T00:00:00Z'), utc)).toEqual({ day: 1, of: 42 })
  expect(dayProgress(span, at('2026-12-01T00:00:00Z'), utc)).toEqual({ day: 42, of: 42 })
})
