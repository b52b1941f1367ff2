import { expect, test } from 'vitest'
import { formatMinuteOfDay, readMinuteOfDay } from './minute-of-day.ts'

test('REM-42 a time of day goes into its field and comes out of it', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) expect(readMinuteOfDay(formatMinuteOfDay(minute))).toBe(minute)
})

test.each(['', '7', '24:00', '12:60', '1:00'])('REM-42 %j is no time of day', (text) => {
  expect(readMinuteOfDay(text)).toBeNull()
})
