import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { SLOT_VERSIONS } from '#server/db/limits/account-space'
import { versionsToDrop } from './versions-to-drop.ts'

const NOW = Date.UTC(2026, 4, 20, 12, 30)

/** Versions of these ages, whose ids are their place in the list. */
function versionsOf(agesMs: readonly number[], bytes = 100) {
  return agesMs.map((age, n) => ({ id: String(n), replacedAt: new Date(NOW - age), bytes }))
}

const every = (stepMs: number, count: number) => Array.from({ length: count }, (_, n) => n * stepMs)

function keptOf(versions: ReturnType<typeof versionsOf>) {
  const dropped = new Set(versionsToDrop(versions))
  return versions.filter(({ id }) => !dropped.has(id))
}

test('SYNC-14 the newest five stay, however old they are', () => {
  const versions = versionsOf(every(40 * DAY_MS, 9))
  expect(keptOf(versions).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4'])
})

test('SYNC-14 of a version a minute for ten days all of the last hour stay up to a number, one an hour, and one a day', () => {
  const kept = keptOf(versionsOf(every(MINUTE_MS, 10 * 24 * 60)))
  const ages = kept.map(({ replacedAt }) => NOW - replacedAt.getTime())
  expect(ages.filter((age) => age < HOUR_MS).length).toBe(SLOT_VERSIONS.newest + SLOT_VERSIONS.recent)
  expect(ages.filter((age) => age >= HOUR_MS && age < DAY_MS).length).toBe(23)
  expect(ages.filter((age) => age >= DAY_MS).length).toBe(6)
  expect(Math.max(...ages)).toBeLessThan(SLOT_VERSIONS.keptMs)
})

test('SYNC-14 versions of the largest size take no more than their room, and displace none of the days before', () => {
  const bytes = 256 * 1024
  const before = [1, 2, 3].map((days) => days * DAY_MS)
  const versions = [...versionsOf([...every(1000, 40)], bytes), ...versionsOf(before, 20_000)].map((version, n) => ({
    ...version,
    id: String(n),
  }))
  const kept = keptOf(versions)
  expect(kept.reduce((sum, version) => sum + version.bytes, 0)).toBeLessThanOrEqual(SLOT_VERSIONS.bytes)
  expect(kept.slice(0, 5).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4'])
  expect(kept.slice(-3).map(({ id }) => id)).toEqual(['40', '41', '42'])
})
