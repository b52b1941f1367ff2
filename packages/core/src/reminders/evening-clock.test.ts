import { expect, test } from 'vitest'
import { calendarDay } from '../time/calendar.ts'
import { fixedClock } from '../time/clock.ts'
import { DAY_MS, formatInstant, type Instant, instant, parseInstant } from '../time/instant.ts'
import { utcOffset } from '../time/zone.ts'
import { eveningDayOf, eveningMoment, nextEveningDay, nightAt } from './evening-clock.ts'

/** One hour east of UTC. */
const CLOCK = fixedClock(utcOffset(60))
const DAY = calendarDay(Date.UTC(2026, 4, 20) / DAY_MS)

function at(text: string): Instant {
  return parseInstant(text) ?? instant(Number.NaN)
}

test('REM-5 a day’s evening lasts until five in the morning', () => {
  expect(eveningDayOf(at('2026-05-20T03:59:59Z'), CLOCK)).toBe(DAY - 1)
  expect(eveningDayOf(at('2026-05-20T04:00:00Z'), CLOCK)).toBe(DAY)
  expect(formatInstant(nextEveningDay(DAY, CLOCK))).toBe('2026-05-21T04:00:00Z')
})

test('REM-5 times until five belong to the night after the day', () => {
  const moment = (minute: number) => formatInstant(eveningMoment(DAY, minute, CLOCK))
  expect(moment(20 * 60)).toBe('2026-05-20T19:00:00Z')
  expect(moment(0)).toBe('2026-05-20T23:00:00Z')
  expect(moment(299)).toBe('2026-05-21T03:59:00Z')
  expect(moment(300)).toBe('2026-05-20T04:00:00Z')
})

function night(text: string, from: number, to: number, isOn = true) {
  const found = nightAt(at(text), { isOn, from: from * 60, to: to * 60 }, CLOCK)
  return found && [formatInstant(found.before), formatInstant(found.end)]
}

test('REM-4 a night that passes midnight is one, before and after it', () => {
  const whole = ['2026-05-20T20:30:00Z', '2026-05-21T06:00:00Z']
  expect(night('2026-05-20T20:59:59Z', 22, 7)).toBeNull()
  expect(night('2026-05-20T21:00:00Z', 22, 7)).toEqual(whole)
  expect(night('2026-05-21T05:59:59Z', 22, 7)).toEqual(whole)
  expect(night('2026-05-21T06:00:00Z', 22, 7)).toBeNull()
  expect(night('2026-05-20T21:00:00Z', 22, 7, false)).toBeNull()
})

test('REM-4 quiet hours within a day are of that day', () => {
  const whole = ['2026-05-19T23:30:00Z', '2026-05-20T05:00:00Z']
  expect(night('2026-05-19T23:59:59Z', 1, 6)).toBeNull()
  expect(night('2026-05-20T00:00:00Z', 1, 6)).toEqual(whole)
  expect(night('2026-05-20T04:59:59Z', 1, 6)).toEqual(whole)
  expect(night('2026-05-20T05:00:00Z', 1, 6)).toBeNull()
  expect(night('2026-05-20T05:00:00Z', 6, 6)).toBeNull()
})
