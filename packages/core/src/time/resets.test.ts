import { expect, test } from 'vitest'
import { formatInstant, type Instant, parseInstant } from './instant.ts'
import { nextDailyReset, nextWeeklyReset } from './resets.ts'
import { offsetOf, type ServerZone } from './zone.ts'

const at = (text: string): Instant => {
  const parsed = parseInstant(text)
  if (parsed === null) throw new RangeError(text)
  return parsed
}

test.each<[ServerZone, string, string, string]>([
  ['UTC+8', '2026-05-20T04:00:00Z', '2026-05-20T20:00:00Z', '2026-05-24T20:00:00Z'],
  ['UTC+1', '2026-05-20T19:47:00Z', '2026-05-21T03:00:00Z', '2026-05-25T03:00:00Z'],
  ['UTC-5', '2026-05-20T04:00:00Z', '2026-05-20T09:00:00Z', '2026-05-25T09:00:00Z'],
  ['UTC-5', '2026-05-25T08:59:59Z', '2026-05-25T09:00:00Z', '2026-05-25T09:00:00Z'],
  ['UTC-5', '2026-05-25T09:00:00Z', '2026-05-26T09:00:00Z', '2026-06-01T09:00:00Z'],
])('HOME-12 on %s, at %s, the day ends at %s and the week at %s', (zone, now, day, week) => {
  expect(formatInstant(nextDailyReset(at(now), offsetOf(zone)))).toBe(day)
  expect(formatInstant(nextWeeklyReset(at(now), offsetOf(zone)))).toBe(week)
})
