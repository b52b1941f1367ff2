import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDay, dayOf, formatDay, isWeekend, monthOf, parseDay, startOfDay } from './calendar.ts'
import { type DisplayedClock, fixedClock, isElsewhere, onClock, zoneClock } from './clock.ts'
import { DAY_MS, instant } from './instant.ts'
import { formatWallTime } from './wall-time.ts'
import { offsetOf, SERVER_ZONES, utcOffset } from './zone.ts'

const ZONES = [
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'America/Scoresbysund',
]

const clocks: fc.Arbitrary<DisplayedClock> = fc.oneof(
  fc.constantFrom(...ZONES).map(zoneClock),
  fc.integer({ min: -12 * 60, max: 14 * 60 }).map((minutes) => fixedClock(utcOffset(minutes))),
)
const instants = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) }).map(instant)

function shown(iso: string, zone: string): string {
  return formatWallTime(onClock(instant(Date.parse(iso)), zoneClock(zone)))
}

test('TIME-3 a zone clock follows daylight saving to the second', () => {
  expect(shown('2026-03-29T00:59:59Z', 'Europe/Berlin')).toBe('2026-03-29 01:59:59')
  expect(shown('2026-03-29T01:00:00Z', 'Europe/Berlin')).toBe('2026-03-29 03:00:00')
  expect(shown('2026-10-25T00:59:59Z', 'Europe/Berlin')).toBe('2026-10-25 02:59:59')
  expect(shown('2026-10-25T01:00:00Z', 'Europe/Berlin')).toBe('2026-10-25 02:00:00')
})

test('TIME-3 zones with half and quarter hours are right', () => {
  expect(shown('2026-05-20T00:00:00Z', 'Asia/Kolkata')).toBe('2026-05-20 05:30:00')
  expect(shown('2026-05-20T00:00:00Z', 'Asia/Kathmandu')).toBe('2026-05-20 05:45:00')
})

test('TIME-3 a zone clock agrees with Intl at any instant', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), instants, (zone, at) => {
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
      expect(formatWallTime(onClock(at, zoneClock(zone)))).toBe(format.format(at))
    }),
  )
})

test('ZONE-7 a clock is elsewhere if it differs from the server in some week of the year, whenever it is asked', () => {
  const zones = fc.constantFrom(...ZONES, 'Europe/London', 'Africa/Lagos', 'America/Panama', 'Australia/Perth')
  const servers = fc.constantFrom(...SERVER_ZONES).map(offsetOf)
  fc.assert(
    fc.property(zones, servers, instants, (zone, server, at) => {
      const clock = zoneClock(zone)
      const weeks = Array.from({ length: 52 }, (_, week) => clock.offsetAt(instant(at + week * 7 * DAY_MS)))
      expect(isElsewhere(clock, server, at)).toBe(weeks.some((offset) => offset !== server))
    }),
  )
})

test('TIME-4 the day is the one the displayed clock shows', () => {
  const lateEvening = instant(Date.UTC(2026, 4, 19, 22))
  expect(formatDay(dayOf(lateEvening, fixedClock(utcOffset(480))))).toBe('2026-05-20')
  expect(formatDay(dayOf(lateEvening, fixedClock(utcOffset(-300))))).toBe('2026-05-19')
})

test('TIME-5 a day begins at the first instant that shows it, on any clock', () => {
  fc.assert(
    fc.property(clocks, instants, (clock, at) => {
      const day = dayOf(at, clock)
      const start = startOfDay(day, clock)
      expect(dayOf(start, clock)).toBe(day)
      expect(dayOf(instant(start - 1000), clock)).toBe(day - 1)
      expect(start).toBeLessThanOrEqual(at)
    }),
  )
})

test('TIME-5 where daylight saving skips midnight, the day begins at the change', () => {
  const cairo = zoneClock('Africa/Cairo')
  const day = parseDay('2026-04-24')
  if (day === null) throw new Error('a sound day must be read')
  expect(formatWallTime(onClock(startOfDay(day, cairo), cairo))).toBe('2026-04-24 01:00:00')
})

test('TIME-4 weekends and months come from the calendar, in leap years too', () => {
  const day = parseDay('2028-02-29')
  if (day === null) throw new Error('a sound day must be read')
  expect(formatDay(calendarDay(day + 1))).toBe('2028-03-01')
  expect(isWeekend(day)).toBe(false)
  expect(monthOf(day)).toEqual({ year: 2028, month: 2 })
  expect(parseDay('2027-02-29')).toBeNull()
})
