import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { correctionBy } from '#web/lib/server/clock-correction'

const DATE = 'Wed, 20 May 2026 04:00:00 GMT'
const SERVER_MS = Date.UTC(2026, 4, 20, 4)

test.each<[string, Record<string, string>, number, number | null]>([
  ['a device that is an hour behind', { date: DATE }, SERVER_MS - 3_600_000, 3_600_000],
  ['a device that is two days ahead', { date: DATE }, SERVER_MS + 172_800_000, -172_800_000],
  ['the time that an answer takes', { date: DATE }, SERVER_MS + 4000, 0],
  ['a header of the same moment', { date: DATE, age: '0' }, SERVER_MS, 0],
  ['an answer out of a cache', { date: DATE, age: '30' }, SERVER_MS + 30_000, null],
  ['no date', {}, SERVER_MS, null],
  ['a date that is none', { date: 'today' }, SERVER_MS, null],
])('SHELL-8 %s', (_, headers, deviceMs, expected) => {
  expect(correctionBy(new Headers(headers), instant(deviceMs))).toBe(expected)
})
