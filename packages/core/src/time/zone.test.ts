import { expect, test } from 'vitest'
import { formatOffset, offsetOf, parseServerZone, SERVER_ZONES, utcOffset } from './zone.ts'

test('ZONE-1 the three servers keep fixed offsets', () => {
  expect(SERVER_ZONES.map(offsetOf)).toEqual([480, -300, 60])
})

test.each([
  ['UTC+8', 'UTC+8'],
  ['UTC-5', 'UTC-5'],
  ['UTC+1', 'UTC+1'],
  ['UTC+10', 'UTC+8'],
  ['UTC-50', 'UTC+8'],
  ['utc-5', 'UTC+8'],
  ['Europe', 'UTC+8'],
  ['', 'UTC+8'],
])('ZONE-2 the stored zone %j means %s: only an exact match counts', (stored, zone) => {
  expect(parseServerZone(stored)).toBe(zone)
})

test.each([
  [480, 'UTC+8'],
  [-300, 'UTC-5'],
  [330, 'UTC+5:30'],
  [-210, 'UTC-3:30'],
  [345, 'UTC+5:45'],
  [0, 'UTC+0'],
])('ZONE-3 %d minutes are written %s', (minutes, text) => {
  expect(formatOffset(utcOffset(minutes))).toBe(text)
})
