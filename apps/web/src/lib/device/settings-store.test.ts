import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { DEVICE_DEFAULTS, type DeviceSettings } from '#web/lib/device/device-schema'
import { SettingsStore } from '#web/lib/device/settings-store'
import { WriteGuard } from '#web/lib/device/write-guard'

const NOON = instant(Date.UTC(2026, 4, 20, 12))

/** Entries in memory; `limit` characters fit into one. */
class MemoryEntries {
  readonly texts: Map<string, string>
  limit = Number.POSITIVE_INFINITY

  constructor(texts: Record<string, string> = {}) {
    this.texts = new Map(Object.entries(texts))
  }

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    if (text.length > this.limit) throw new DOMException('full', 'QuotaExceededError')
    this.texts.set(key, text)
  }

  removeItem(key: string): void {
    this.texts.delete(key)
  }

  get stored(): unknown {
    return JSON.parse(this.texts.get('ephemeris') ?? 'null')
  }
}

function granted(): WriteGuard {
  const guard = new WriteGuard(() => false)
  guard.change('granted')
  return guard
}

function open(texts: Record<string, string> = {}, guard = granted()) {
  const entries = new MemoryEntries(texts)
  return { entries, store: new SettingsStore(() => entries, { at: NOON, guard }) }
}

const stored = (settings: unknown) => ({ ephemeris: JSON.stringify(settings) })

test('SET-1 a device that stored nothing has the defaults, and nothing but the version is written', () => {
  const { entries, store } = open()
  expect(store.settings).toEqual(DEVICE_DEFAULTS)
  expect(store.trouble).toBeNull()
  expect(entries.stored).toEqual({ schemaVersion: 1 })
})

test('SET-1 (C108) a bad value is reset, also where it is stored; the good ones beside it stay', () => {
  const { entries, store } = open(
    stored({ theme: 'neon', serverTimezone: 'UTC-5', gameOrder: 'zenless', useLocalTimezone: 1, later: 7 }),
  )
  expect(store.settings).toEqual({ ...DEVICE_DEFAULTS, serverTimezone: 'UTC-5' })
  expect(entries.stored).toEqual({ serverTimezone: 'UTC-5', later: 7, schemaVersion: 1 })
})

test('SET-1 one bad mark never costs the others', () => {
  const { entries, store } = open(stored({ activityStatus: { a: 'done', b: 'maybe', c: '', d: 'starred' } }))
  expect(store.settings.activityStatus).toEqual({ a: 'done', d: 'starred' })
  expect(entries.stored).toEqual({ activityStatus: { a: 'done', d: 'starred' }, schemaVersion: 1 })
})

test('SET-1 what is reset is put aside, and the store says so; what is absent or unknown is no trouble', () => {
  const { entries, store } = open(
    stored({ theme: 'neon', activityStatus: { a: 'done', b: 'maybe', c: '' }, later: 7, gameList: null }),
  )
  expect(store.trouble).toBe('partly')
  const aside = [...entries.texts].filter(([key]) => key !== 'ephemeris')
  expect(aside.map(([key, text]) => [key, JSON.parse(text)])).toEqual([
    ['ephemeris.corrupt-2026-05-20T12:00:00Z', { theme: 'neon', activityStatus: { b: 'maybe' } }],
  ])
  const again = new SettingsStore(() => entries, { at: NOON, guard: granted() })
  expect(again.trouble).toBeNull()
  expect(open(stored({ activityStatus: { a: 'done', c: '' }, later: 7 })).store.trouble).toBeNull()
})

test('SET-1 keys that this version does not know stay where they are', () => {
  const { entries, store } = open(stored({ reminders: { calendar: [] }, schemaVersion: 1 }))
  store.write({ theme: 'dark' })
  expect(entries.stored).toEqual({ reminders: { calendar: [] }, schemaVersion: 1, theme: 'dark' })
})

test('SET-2 entries of older versions move into the object and are removed', () => {
  const { entries, store } = open({
    'timeline-time-format': '12',
    useLocalTimezone: 'true',
    activityStatus: '{"a":"done"}',
  })
  expect(store.settings).toMatchObject({
    'timeline-time-format': '12',
    useLocalTimezone: true,
    activityStatus: { a: 'done' },
  })
  expect([...entries.texts.keys()]).toEqual(['ephemeris'])
})

test('SET-4 (C108) unreadable settings are put aside under a dated name, and the app starts', () => {
  const { entries, store } = open({ ephemeris: '{"theme":"dark"' })
  expect(store.settings).toEqual(DEVICE_DEFAULTS)
  expect(store.trouble).toBe('corrupt')
  expect(entries.texts.get('ephemeris.corrupt-2026-05-20T12:00:00Z')).toBe('{"theme":"dark"')
  expect(entries.stored).toEqual({ schemaVersion: 1 })
})

test('SET-4 where storage is forbidden everything works in memory', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const store = new SettingsStore(denied, { at: NOON, guard: granted() })
  store.write({ theme: 'dark' })
  expect(store.settings.theme).toBe('dark')
  expect(store.trouble).toBe('memory')
})

test('SET-4 where storage is full what was read stays, and changes hold in memory', () => {
  const entries = new MemoryEntries(stored({ theme: 'dark', schemaVersion: 1 }))
  entries.limit = 10
  const store = new SettingsStore(() => entries, { at: NOON, guard: granted() })
  store.write({ 'timeline-time-format': '12' })
  expect(store.settings).toMatchObject({ theme: 'dark', 'timeline-time-format': '12' })
  expect(store.trouble).toBe('memory')
})

test('SET-5 a change reaches its listeners, until they leave', () => {
  const { store } = open()
  let calls = 0
  const leave = store.subscribe(() => calls++)
  store.write({ theme: 'dark' })
  leave()
  store.write({ theme: 'light' })
  expect(calls).toBe(1)
})

test('SET-5 what another tab wrote is taken over; what it left alone keeps its identity', () => {
  const { store } = open(stored({ activityStatus: { a: 'done' }, theme: 'light' }))
  const marks = store.settings.activityStatus
  store.adopt(JSON.stringify({ activityStatus: { a: 'done' }, theme: 'dark' }))
  expect(store.settings.theme).toBe('dark')
  expect(store.settings.activityStatus).toBe(marks)
})

test('SET-5 another tab that clears everything brings the defaults; one that writes nonsense changes nothing', () => {
  const { store } = open(stored({ theme: 'dark' }))
  store.adopt('{"theme":')
  expect(store.settings.theme).toBe('dark')
  store.adopt(null)
  expect(store.settings).toEqual(DEVICE_DEFAULTS)
})

test('SET-8 what the browser removes from an open page is stored again with the next change', () => {
  const { entries, store } = open(stored({ theme: 'dark', later: 7 }))
  entries.texts.clear()
  store.write({ showBackgroundImage: true })
  expect(store.settings).toMatchObject({ theme: 'dark', showBackgroundImage: true })
  expect(entries.stored).toMatchObject({ theme: 'dark', showBackgroundImage: true, later: 7 })
})

test('SET-5 a change keeps what another tab has written unheard, in other keys and in its own', () => {
  const { entries, store } = open(stored({ activityStatus: {} }))
  const other = new SettingsStore(() => entries, { at: NOON, guard: granted() })
  const mark = (id: string) => (settings: DeviceSettings) => ({
    activityStatus: { ...settings.activityStatus, [id]: 'done' as const },
  })
  other.update(mark('a'))
  store.write({ theme: 'dark' })
  expect(store.settings.activityStatus).toEqual({ a: 'done' })
  other.update(mark('b'))
  store.update(mark('c'))
  expect(entries.stored).toMatchObject({ theme: 'dark', activityStatus: { a: 'done', b: 'done', c: 'done' } })
})

test('SET-5 a change keeps what another tab has put back, though its message is still on the way', () => {
  const { entries, store } = open()
  store.write({ theme: 'dark' })
  const [before] = entries.texts.values()
  store.adopt(JSON.stringify({ ...DEVICE_DEFAULTS, theme: 'light' }))
  entries.setItem('ephemeris', before ?? '')
  store.write({ sidebarRailState: true })
  expect(entries.stored).toMatchObject({ theme: 'dark', sidebarRailState: true })
})

test('SET-4 what holds in memory alone outlives the next change', () => {
  const { entries, store } = open(stored({ theme: 'dark', schemaVersion: 1 }))
  entries.limit = 10
  store.write({ 'timeline-time-format': '12' })
  store.write({ sidebarRailState: true })
  expect(store.settings).toMatchObject({ 'timeline-time-format': '12', sidebarRailState: true })
})

test('LOCK-10 without a permit nothing is written; what was changed meanwhile is repeated on what is stored by then', () => {
  const guard = new WriteGuard(() => false)
  const { entries, store } = open(stored({ theme: 'dark' }), guard)
  const before = new Map(entries.texts)
  store.update(({ gameOrder }) => ({ gameOrder: [...gameOrder, 'zenless'] }))
  expect(store.settings.gameOrder).toEqual(['zenless'])
  expect(entries.texts).toEqual(before)

  const written = JSON.stringify({ theme: 'light', gameOrder: ['genshin'] })
  entries.setItem('ephemeris', written)
  store.adopt(written)
  expect(store.settings).toMatchObject({ theme: 'light', gameOrder: ['genshin', 'zenless'] })

  guard.change('granted')
  expect(entries.stored).toEqual({ theme: 'light', gameOrder: ['genshin', 'zenless'], schemaVersion: 1 })
})

test('LOCK-10 what was read in an older form or not at all is brought in order when the permit comes', () => {
  const guard = new WriteGuard(() => false)
  const { entries, store } = open({ ephemeris: '{"theme":', theme: 'dark' }, guard)
  expect(store.trouble).toBe('corrupt')
  expect([...entries.texts.keys()]).toEqual(['ephemeris', 'theme'])
  guard.change('granted')
  expect([...entries.texts.keys()].toSorted()).toEqual(['ephemeris', 'ephemeris.corrupt-2026-05-20T12:00:00Z'])
  expect(entries.stored).toEqual({ theme: 'dark', schemaVersion: 1 })
})

test('LOCK-10 a tab that lost the lock changes nothing, follows the others, and goes on from there', () => {
  const guard = granted()
  const { entries, store } = open(stored({ theme: 'dark' }), guard)
  guard.change('refused')
  const before = new Map(entries.texts)
  store.write({ theme: 'light' })
  expect(store.settings.theme).toBe('dark')
  expect(entries.texts).toEqual(before)

  entries.setItem('ephemeris', JSON.stringify({ theme: 'system' }))
  guard.change('granted')
  expect(store.settings.theme).toBe('system')
})
