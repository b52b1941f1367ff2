import { expect, test } from 'vitest'
import { isBefore, isFactTime, onServers } from './fact-time.ts'

test('CAT-19 a time with Z is one moment on every server, one without is each server’s own clock', () => {
  expect(new Set(onServers('2026-07-01T03:00:00Z')).size).toBe(1)
  const [asia = 0, europe = 0, america = 0] = onServers('2026-07-21T18:00:00')
  expect([europe - asia, america - asia].map((ms) => ms / 3_600_000)).toEqual([7, 13])
})

test.for([
  ['2026-07-01T03:00:00Z', true],
  ['2026-07-01T03:00:00', true],
  ['2026-07-01 03:00:00', false],
  ['2026-07-01T25:00:00', false],
  ['2026-02-30T03:00:00Z', false],
  ['2026-07-01T03:00:00+08:00', false],
] as const)('CAT-19 %s is a time of the facts: %s', ([text, isTime]) => {
  expect(isFactTime(text)).toBe(isTime)
})

test('CAT-19 before means before on every server', () => {
  expect(isBefore('2026-07-01T03:00:00Z', '2026-07-01T12:00:00')).toBe(true)
  expect(isBefore('2026-07-01T03:00:00Z', '2026-07-01T10:59:59')).toBe(false)
})
