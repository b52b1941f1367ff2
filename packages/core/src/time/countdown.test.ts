import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedClock } from './clock.ts'
import { countdownTo, roughDays, shortCountdown, startCountdown } from './countdown.ts'
import { DAY_MS, HOUR_MS, instant, MINUTE_MS, SECOND_MS } from './instant.ts'
import { utcOffset } from './zone.ts'

const now = instant(Date.UTC(2026, 4, 20, 4))

test.each([
  [2 * DAY_MS + 13 * HOUR_MS + MINUTE_MS, { unit: 'days', days: 2, hours: 13 }],
  [DAY_MS + MINUTE_MS, { unit: 'days', days: 1, hours: 0 }],
  [DAY_MS, { unit: 'hours', hours: 23, minutes: 59 }],
  [6 * HOUR_MS + 12 * MINUTE_MS, { unit: 'hours', hours: 6, minutes: 11 }],
  [HOUR_MS, { unit: 'minutes', minutes: 59 }],
  [MINUTE_MS, { unit: 'moment' }],
  [-5, { unit: 'moment' }],
])('ACT-5 %d ms are shown by the two largest units that matter', (ms, expected) => {
  expect(shortCountdown(instant(now + ms), now)).toEqual(expected)
})

test('ACT-5 the long countdown has days, hours, minutes and seconds', () => {
  const target = instant(now + 29 * DAY_MS + 17 * HOUR_MS + 11 * MINUTE_MS + 24_900)
  expect(countdownTo(target, now)).toEqual({ days: 29, hours: 17, minutes: 11, seconds: 24 })
})

test.each([
  [11 * HOUR_MS + 59 * MINUTE_MS, 0],
  [12 * HOUR_MS, 1],
  [DAY_MS + 11 * HOUR_MS, 1],
  [20 * DAY_MS + 11 * HOUR_MS, 20],
  [20 * DAY_MS + 13 * HOUR_MS, 21],
  [-DAY_MS, 0],
])('ACT-21 %d ms after noon something expected is %d calendar days away', (ms, days) => {
  expect(roughDays(instant(now + ms), now, fixedClock(utcOffset(480)))).toBe(days)
})

test.each([
  [7 * DAY_MS, { unit: 'days', days: 6, hours: 23 }],
  [7 * DAY_MS + MINUTE_MS, { unit: 'far', days: 7 }],
  [42 * DAY_MS, { unit: 'far', days: 41 }],
])('ACT-5 a start in %d ms is in whole days from a week on', (ms, expected) => {
  expect(startCountdown(instant(now + ms), now)).toEqual(expected)
})

const instants = fc.integer({ min: 1, max: 90 * 24 * 60 }).map((minute) => instant(now + minute * MINUTE_MS))
const seconds = fc.integer({ min: 0, max: 59 })

test('ACT-5 what ends at 03:59:59 and the reset at 04:00 are equally far, as many days, hours and minutes as the ticking digits say', () => {
  fc.assert(
    fc.property(instants, seconds, (reset, second) => {
      const end = instant(reset - SECOND_MS)
      const ticking = instant(now + second * SECOND_MS)
      expect(countdownTo(end, ticking)).toEqual(countdownTo(reset, ticking))
      expect({ ...countdownTo(reset, now), seconds: 0 }).toEqual({ ...countdownTo(reset, ticking), seconds: 0 })
      expect(shortCountdown(end, now)).toEqual(shortCountdown(reset, now))
      expect(startCountdown(end, now)).toEqual(startCountdown(reset, now))
    }),
  )
})

test('ACT-5 a bar and its dialog give one age of one start', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 * DAY_MS }), fc.integer({ min: 0, max: DAY_MS }), (ms, later) => {
      const seen = instant(now + later)
      const start = instant(seen + ms)
      const bar = startCountdown(start, seen)
      const dialog = countdownTo(start, seen)
      if ('days' in bar) expect(bar.days).toBe(dialog.days)
      else expect(dialog.days).toBe(0)
    }),
  )
})
