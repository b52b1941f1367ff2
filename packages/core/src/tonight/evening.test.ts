import { expect, test } from 'vitest'
import { formatDay } from '../time/calendar.ts'
import { onClock, zoneClock } from '../time/clock.ts'
import { formatInstant, type Instant, instant } from '../time/instant.ts'
import { eveningOf, rulerOf } from './evening.ts'

function at(iso: string): Instant {
  return instant(Date.parse(iso))
}

const BERLIN = zoneClock('Europe/Berlin')
const NEW_YORK = zoneClock('America/New_York')
const ONE = 60

test.each([
  ['in the morning', '2026-11-22T09:00:00+01:00', '2026-11-22'],
  ['in the evening', '2026-11-22T21:47:00+01:00', '2026-11-22'],
  ['after midnight', '2026-11-23T00:30:00+01:00', '2026-11-22'],
  ['after the stop', '2026-11-23T04:59:00+01:00', '2026-11-22'],
  ['from 05:00 on', '2026-11-23T05:00:00+01:00', '2026-11-23'],
])('TON-1 %s the evening is that of its day, from 18:00 to the stop', (_when, now, day) => {
  const evening = eveningOf(at(now), ONE, BERLIN)
  expect(formatDay(evening.day)).toBe(day)
  expect(
    [evening.beginsAt, evening.stopsAt, evening.nextAt].map((one) => (one - evening.beginsAt) / 3_600_000),
  ).toEqual([0, 7, 24])
  expect(formatInstant(evening.beginsAt)).toBe(`${day}T17:00:00Z`)
})

test('TON-1 a stop before midnight is on the same day, and a late one keeps its night together', () => {
  const early = eveningOf(at('2026-11-22T20:00:00+01:00'), 22 * 60 + 30, BERLIN)
  expect(formatInstant(early.stopsAt)).toBe('2026-11-22T21:30:00Z')
  const late = eveningOf(at('2026-11-23T06:30:00+01:00'), 7 * 60, BERLIN)
  expect(formatDay(late.day)).toBe('2026-11-22')
  expect(formatInstant(late.stopsAt)).toBe('2026-11-23T06:00:00Z')
  expect(formatInstant(rulerOf(late, late.beginsAt).to)).toBe('2026-11-23T07:00:00Z')
})

test.each([
  ['2026-11-22T21:47:00+01:00', '18:00', '06:00'],
  ['2026-11-22T17:40:00+01:00', '17:00', '06:00'],
  ['2026-11-22T06:17:00+01:00', '06:00', '06:00'],
])('TON-12 at %s the ruler shows now', (now, from, to) => {
  const ruler = rulerOf(eveningOf(at(now), ONE, BERLIN), at(now))
  const hourOf = (moment: Instant) => new Date(onClock(moment, BERLIN)).toISOString().slice(11, 16)
  expect([hourOf(ruler.from), hourOf(ruler.to)]).toEqual([from, to])
})

test('TON-1 the evening is on the clock of the player, across daylight saving', () => {
  const autumn = eveningOf(at('2026-10-31T21:00:00-04:00'), 3 * 60, NEW_YORK)
  expect(formatInstant(autumn.beginsAt)).toBe('2026-10-31T22:00:00Z')
  expect(formatInstant(autumn.stopsAt)).toBe('2026-11-01T08:00:00Z')
  expect(formatInstant(autumn.nextAt)).toBe('2026-11-01T23:00:00Z')
  const spring = eveningOf(at('2026-03-28T21:00:00+01:00'), ONE, BERLIN)
  expect(formatInstant(spring.stopsAt)).toBe('2026-03-29T00:00:00Z')
  expect(formatInstant(spring.nextAt)).toBe('2026-03-29T16:00:00Z')
})
