import fc from 'fast-check'
import { expect, test } from 'vitest'
import { migrateSettings } from './migrate-settings.ts'
import { adoptSeparateEntries } from './separate-entries.ts'
import { parseSettings } from './settings-object.ts'

test.each([
  ['{"theme":"dark"}', { theme: 'dark' }],
  ['{}', {}],
  ['[]', null],
  ['null', null],
  ['"text"', null],
  ['{"theme":', null],
  ['', null],
])('SET-1 the stored text %j is read as %j', (text, expected) => {
  expect(parseSettings(text)).toEqual(expected)
})

test.each([
  ['userLanguage', 'zh-Hant', 'zh-Hant'],
  ['timeline-time-format', '12', '12'],
  ['timeline-time-format', '"12"', '12'],
  ['useLocalTimezone', 'true', 'true'],
  ['useLocalTimezone', '"true"', 'true'],
  ['auth_token', '123456', '123456'],
  ['activityStatus', '{"a":"done"}', { a: 'done' }],
  ['gameList', '[]', []],
])('SET-2 the separate entry %s with the text %j is taken in as %j', (key, raw, expected) => {
  expect(adoptSeparateEntries({}, { [key]: raw })).toEqual({ [key]: expected })
})

test('SET-2 what the object already has wins, and an entry that should be JSON but is not is left out', () => {
  const adopted = adoptSeparateEntries({ theme: 'light' }, { theme: 'dark', activityStatus: '{oops' })
  expect(adopted).toEqual({ theme: 'light' })
})

test.each([
  ['useLocalTimezone', 'true', true],
  ['useLocalTimezone', 'false', false],
  ['showBackgroundImage', true, true],
  ['sidebarRailState', 'perhaps', 'perhaps'],
  ['timeline-time-format', 12, '12'],
  ['timeline-time-format', 24, '24'],
  ['timeline-time-format', '12', '12'],
  ['theme', 'true', 'true'],
])('SET-3 %s: %j becomes %j', (key, before, after) => {
  expect(migrateSettings({ [key]: before })).toEqual({ [key]: after, schemaVersion: 1 })
})

test.each(['yesterday', 1_747_000_000_000, '2026-05-20 12:00:00', ''])(
  'SET-3 a date of the last mark that is no ISO instant (%j) is dropped',
  (stored) => {
    expect(migrateSettings({ activityStatusLastUpdated: stored })).toEqual({ schemaVersion: 1 })
  },
)

test('SET-3 an ISO instant of the last mark stays', () => {
  const settings = { activityStatusLastUpdated: '2026-05-20T12:00:00.123Z', schemaVersion: 1 }
  expect(migrateSettings(settings)).toEqual(settings)
})

test('SET-3 settings survive the way from separate entries: "12" and "true" are not lost', () => {
  const entries = { 'timeline-time-format': '12', useLocalTimezone: 'true' }
  expect(migrateSettings(adoptSeparateEntries({}, entries))).toEqual({
    'timeline-time-format': '12',
    useLocalTimezone: true,
    schemaVersion: 1,
  })
})

test('SET-3 migrating anything once is enough, and keys that are not known stay', () => {
  const key = fc.constantFrom('useLocalTimezone', 'timeline-time-format', 'activityStatusLastUpdated', 'gachaUids', 'x')
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom('true', 'false', 12, '12', '2026-05-20T12:00:00Z'))
  fc.assert(
    fc.property(fc.dictionary(key, value), (stored) => {
      const once = migrateSettings(stored)
      expect(migrateSettings(once)).toEqual(once)
      expect(once.gachaUids).toEqual(stored.gachaUids)
    }),
  )
})
