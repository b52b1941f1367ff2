import { expect, test } from 'vitest'
import { parseInstant } from './instant.ts'

test.each([
  ['2026-05-20T04:00:00Z', Date.UTC(2026, 4, 20, 4)],
  ['2026-05-20T12:00:00.250+08:00', Date.UTC(2026, 4, 20, 4) + 250],
  ['2028-02-29T00:30+01:00', Date.UTC(2028, 1, 28, 23, 30)],
])('TIME-1 the instant %s is read with its offset', (text, ms) => {
  expect(parseInstant(text)).toBe(ms)
})

test.each([
  '2026-02-30T00:00:00Z',
  '2026-02-29T23:00:00-05:00',
  '2026-04-31T00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-05-20T24:00:00Z',
  '2026-05-20T04:00:00+99:00',
  '2026-05-20T04:00:00',
])('TIME-1 %s is no instant', (text) => {
  expect(parseInstant(text)).toBeNull()
})
