import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SAMPLE_GAMES } from '../games/sample-game.test-data.ts'
import { type Instant, instant } from '../time/instant.ts'
import { actions, changed, devices, FRESH } from './device.test-data.ts'
import { textOf } from './entry.ts'
import { BY_DEFAULT } from './moments.ts'
import {
  deviceWith,
  type Replacement,
  readReplacements,
  replacementOf,
  withoutReplacement,
  withReplacement,
} from './replacement.ts'
import { copyOfDevice, type DeviceState, type SyncedSettings, settingsToUpload } from './synced-settings.ts'

const EMPTY: SyncedSettings = { activityStatus: {}, userGameSelections: {}, gameOrder: [] }
const AT = instant(Date.UTC(2026, 4, 20))
const LATER = instant(Date.UTC(2026, 5, 20))

/** As it is stored and read again. */
function replaced(previous: DeviceState, next: DeviceState, at: Instant = AT): Replacement | null {
  const replacement = replacementOf(previous, next, { slot: 1, at })
  return readReplacements(JSON.parse(JSON.stringify(replacement ? [replacement] : [])))[0] ?? null
}

const undone = (current: DeviceState, replacement: Replacement | null) =>
  replacement ? withoutReplacement(current, replacement) : current

test('SYNC-5 a download brings everything that a slot holds, with its moments', () => {
  const settings: SyncedSettings = {
    activityStatus: { a: 'done', b: '' },
    userGameSelections: { zenless: { enabled: true, activities: ['event'] } },
    gameOrder: ['zenless'],
    plan: { playsUntil: '02:00' },
    servers: { server: 'UTC-5', gameServers: { zenless: 'UTC+8' } },
    moments: { 'activityStatus/a': AT },
  }
  const moments = { 'activityStatus/c': AT, 'plan/playsUntil': AT }
  expect(deviceWith(settings, LATER, { ...FRESH, plan: { playsUntil: '23:00' }, moments })).toEqual({
    marks: { a: 'done' },
    own: {},
    lastMark: LATER,
    selections: settings.userGameSelections,
    order: ['zenless'],
    plan: { playsUntil: '02:00' },
    servers: { server: 'UTC-5', gameServers: { zenless: 'UTC+8' } },
    moments: { 'activityStatus/a': AT },
  })
})

test('SYNC-5 a slot without a choice of games leaves none, and not all games switched off', () => {
  const chosen = { ...FRESH, selections: { genshin: { enabled: false } } }
  expect(deviceWith(EMPTY, AT, chosen).selections).toBeNull()
  const byDefault = settingsToUpload(FRESH, SAMPLE_GAMES)
  expect(deviceWith(byDefault, AT, chosen).selections).toBeNull()
})

test('SYNC-21 a slot that knows no plan and no servers leaves those of the device, with their moments', () => {
  const moments = { 'plan/playsUntil': AT, 'servers/server': AT }
  const kept = {
    plan: { playsUntil: '23:00' },
    servers: { server: 'UTC-5', gameServers: { zenless: 'UTC+8' } },
    moments,
  } as const
  expect(deviceWith(EMPTY, AT, { ...FRESH, ...kept })).toMatchObject(kept)
})

test('SYNC-5 a slot that knows the server of one game alone leaves the server of all games', () => {
  const servers = { server: null, gameServers: { zenless: 'UTC+8' } } as const
  const previous = { ...FRESH, servers: { server: 'UTC-5', gameServers: { genshin: 'UTC+1' } } } as const
  expect(deviceWith({ ...EMPTY, servers }, AT, previous).servers).toEqual({ ...servers, server: 'UTC-5' })
})

test('PLAN-37 in a downloaded plan without a beginning marks count since the slot was written, and the undo finds it unchanged', () => {
  const plan = { accounts: { genshin: { owned: { primogem: 5000 } } } }
  const previous = { ...FRESH, plan: { playsUntil: '23:00' } }
  const downloaded = deviceWith({ ...EMPTY, plan }, instant(5000), previous)
  expect(downloaded.plan).toMatchObject({ accounts: { genshin: { since: '1970-01-01T00:00:05Z' } } })
  expect(downloaded.moments).toEqual({ 'plan/accounts/genshin/since': BY_DEFAULT })
  expect(undone(downloaded, replaced(previous, downloaded))).toEqual(previous)
})

const upload = devices.map((state) => settingsToUpload(state, SAMPLE_GAMES))

test('SYNC-6 undone at once, also after a reload, a download leaves no trace', () => {
  fc.assert(
    fc.property(devices, upload, (previous, settings) => {
      const downloaded = deviceWith(settings, LATER, previous)
      expect(heldIn(undone(downloaded, replaced(previous, downloaded)))).toEqual(heldIn(previous))
    }),
  )
})

/** By pointer, what a device holds. */
function heldIn(state: DeviceState): Record<string, unknown> {
  return Object.fromEntries(
    [...copyOfDevice(state)].flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])),
  )
}

test('SYNC-6 what was changed since the download stays when it is undone', () => {
  fc.assert(
    fc.property(devices, upload, actions, (previous, settings, action) => {
      const downloaded = deviceWith(settings, LATER, previous)
      const current = changed(downloaded, action, instant(LATER + 60_000))
      const back = copyOfDevice(undone(current, replaced(previous, downloaded)))
      for (const [pointer, { value }] of copyOfDevice(current)) {
        const before = copyOfDevice(downloaded).get(pointer)?.value
        if (textOf(before) !== textOf(value)) expect([pointer, back.get(pointer)?.value]).toEqual([pointer, value])
      }
    }),
  )
})

test('SYNC-6 a mark that was taken off since stays off, and later choices, orders and servers stay', () => {
  const previous: DeviceState = { ...FRESH, marks: { a: 'done', b: 'done' }, lastMark: instant(1) }
  const slot: SyncedSettings = { ...EMPTY, activityStatus: { a: 'starred', c: 'done' }, gameOrder: ['zenless'] }
  const downloaded = deviceWith(slot, AT, previous)
  const current: DeviceState = {
    ...downloaded,
    marks: { c: 'done' },
    lastMark: LATER,
    selections: { genshin: {} },
    order: ['starrail'],
    plan: { playsUntil: '23:00' },
    servers: { server: 'UTC+1', gameServers: {} },
  }
  expect(undone(current, replaced(previous, downloaded))).toEqual({ ...current, marks: { b: 'done' } })
})

test('SYNC-33 the last five replacements are kept, of large ones fewer, and the newest always', () => {
  const of = (second: number, size = 1): Replacement => ({
    slot: 1,
    at: `2026-05-20T00:00:0${second}Z`,
    lastMark: null,
    parts: { 'activityStatus/a': { before: 'x'.repeat(size) } },
  })
  const kept = (all: readonly Replacement[]) => all.reduce<readonly Replacement[]>(withReplacement, [])
  const seconds = (all: readonly Replacement[]) => kept(all).map(({ at }) => Number(at.at(-2)))
  expect(seconds([1, 2, 3, 4, 5, 6].map((second) => of(second)))).toEqual([2, 3, 4, 5, 6])
  expect(seconds([of(1), of(2, 150_000), of(3, 150_000)])).toEqual([3])
  expect(seconds([of(1), of(2, 300_000)])).toEqual([2])
})

test('SYNC-33 a stored replacement that cannot be read costs no other', () => {
  const sound = {
    slot: 2,
    at: '2026-05-20T00:00:00Z',
    lastMark: null,
    parts: { 'activityStatus/a': { before: 'done' } },
  }
  expect(readReplacements([7, { slot: 9 }, { ...sound, slot: 4 }, { ...sound, parts: [] }, sound])).toEqual([sound])
})
