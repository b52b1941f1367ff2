import { expect, test } from 'vitest'
import { formatInstant, type Instant, parseInstant } from './instant.ts'
import { nextDailyReset } from './resets.ts'
import { offsetOf, type ServerZone } from './zone.ts'

const at = (text: string): Instant => {
  const parsed = parseInstant(text)
  if (parsed === null) throw new RangeError(text)
  return parsed
}

test.each<[ServerZone, string, string]>([
  ['UTC+8', '2026-05-20T04:00:00Z', '2026-05-20T20:00:00Z'],
  ['UTC+1', '2026-05-20T19:47:00Z', '2026-05-21T03:00:00Z'],
  ['UTC-5', '2026-05-25T08:59:59Z', '2026-05-25T09:00:00Z'],
  ['UTC-5', '2026-05-25T09:00:00Z', '2026-05-26T09:00:00Z'],
])('WEL-6 on %s, at %s, the day ends at %s', (zone, now, day) => {
  expect(formatInstant(nextDailyReset(at(now), offsetOf(zone)))).toBe(day)
})
