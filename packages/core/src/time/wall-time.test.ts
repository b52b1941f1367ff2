import { expect, test } from 'vitest'
import { instant } from './instant.ts'
import { formatWallTime, instantOf, parseWallTime, wallTimeOf } from './wall-time.ts'
import { offsetOf } from './zone.ts'

test('TIME-1 a naive time is read by its pattern, whatever the zone of the process', () => {
  expect(parseWallTime('2026-05-20 11:00:00')).toBe(Date.UTC(2026, 4, 20, 11))
  expect(parseWallTime('2026-05-20T11:00:00')).toBe(Date.UTC(2026, 4, 20, 11))
})

test.each([
  '',
  '2026-05-20',
  '2026-05-20 11:00',
  '2026/05/20 11:00:00',
  '2026-02-30 00:00:00',
  '2026-13-01 00:00:00',
  '2026-05-20 24:00:00',
  '2026-05-20 11:00:00Z',
  ' 2026-05-20 11:00:00',
])('TIME-1 %j is not a time', (text) => {
  expect(parseWallTime(text)).toBeNull()
})

test('TIME-2 a wall-clock edge is another instant on every server, a world-wide one the same', () => {
  const closes = parseWallTime('2026-06-09 17:59:00')
  if (closes === null) throw new Error('a sound time must be read')

  expect(instantOf(closes, offsetOf('UTC+8'))).toBe(Date.UTC(2026, 5, 9, 9, 59))
  expect(instantOf(closes, offsetOf('UTC-5'))).toBe(Date.UTC(2026, 5, 9, 22, 59))
  expect(instantOf(closes, offsetOf('UTC+1'))).toBe(Date.UTC(2026, 5, 9, 16, 59))
})

test('TIME-2 an opening at 11:00 on UTC+8 reads 22:00 of the day before in America', () => {
  const opens = instant(Date.UTC(2026, 4, 20, 3))
  expect(formatWallTime(wallTimeOf(opens, offsetOf('UTC-5')))).toBe('2026-05-19 22:00:00')
})
