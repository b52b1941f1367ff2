import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Marks, STATUSES } from '../activity/status.ts'
import { GAME_IDS } from '../games/game.ts'
import { instant } from '../time/instant.ts'
import { afterDownload, afterUndo } from './download.ts'
import { isLocalNewer } from './slot.ts'
import type { DeviceState, SyncedSettings } from './synced-settings.ts'

const UNSAID: DeviceState['servers'] = { server: null, gameServers: {} }

const id = fc.constantFrom('a', 'b', 'c', 'constructor', '__proto__')
const mark = fc.constantFrom('done' as const, 'in_progress' as const, 'starred' as const, 'cancelled' as const)
const marks: fc.Arbitrary<Marks> = fc.array(fc.tuple(id, mark)).map((entries) => Object.fromEntries(entries))
const order = fc.uniqueArray(fc.constantFrom(...GAME_IDS))
const device: fc.Arbitrary<DeviceState> = fc.record({
  marks,
  lastMark: fc.option(fc.nat().map(instant)),
  selections: fc.option(fc.constantFrom({ games: ['genshin'] }, { genshin: { enabled: false } })),
  order,
  plan: fc.constantFrom({}, { playsUntil: '23:00' }),
  servers: fc.constantFrom(UNSAID, { server: 'UTC-5' as const, gameServers: {} }),
})
const slot: fc.Arbitrary<SyncedSettings> = fc.record({
  activityStatus: fc.array(fc.tuple(id, fc.constantFrom(...STATUSES))).map((entries) => Object.fromEntries(entries)),
  userGameSelections: fc.constantFrom({}, { zenless: { enabled: true, activities: ['event' as const] } }),
  gameOrder: order,
  plan: fc.constantFrom({}, { playsUntil: '02:00' }),
  servers: fc.constantFrom({ server: 'UTC+1' as const, gameServers: { zenless: 'UTC+8' as const } }),
})

test('SYNC-5 marks, choice and order are those of the slot, and the device is as old as the slot', () => {
  const settings: SyncedSettings = {
    activityStatus: { a: 'done', b: '' },
    userGameSelections: { zenless: { enabled: true, activities: ['event'] } },
    gameOrder: ['zenless'],
    plan: { playsUntil: '02:00' },
    servers: { server: 'UTC-5', gameServers: { zenless: 'UTC+8' } },
  }
  const state = afterDownload(settings, instant(5000), { plan: { playsUntil: '23:00' }, servers: UNSAID })
  expect(state).toEqual({
    marks: { a: 'done' },
    lastMark: 5000,
    selections: settings.userGameSelections,
    order: ['zenless'],
    plan: { playsUntil: '02:00' },
    servers: { server: 'UTC-5', gameServers: { zenless: 'UTC+8' } },
  })
  expect(isLocalNewer(state.lastMark, instant(5000))).toBe(false)
})

test('SYNC-5 a slot without a choice of games leaves none, and not all games switched off', () => {
  const state = afterDownload({ activityStatus: {}, userGameSelections: {}, gameOrder: [] }, instant(5000), {
    plan: {},
    servers: UNSAID,
  })
  expect(state.selections).toBeNull()
})

test('SYNC-21 a slot that knows no plan and no servers leaves those of the device', () => {
  const kept = {
    plan: { playsUntil: '23:00' },
    servers: { server: 'UTC-5', gameServers: { zenless: 'UTC+8' } },
  } as const
  const state = afterDownload({ activityStatus: {}, userGameSelections: {}, gameOrder: [] }, instant(5000), kept)
  expect(state).toMatchObject(kept)
})

test('SYNC-5 a slot that knows the server of one game alone leaves the server of all games', () => {
  const servers = { server: null, gameServers: { zenless: 'UTC+8' } } as const
  const previous = { plan: {}, servers: { server: 'UTC-5', gameServers: { genshin: 'UTC+1' } } } as const
  const settings = { activityStatus: {}, userGameSelections: {}, gameOrder: [], servers }
  expect(afterDownload(settings, instant(5000), previous).servers).toEqual({ ...servers, server: 'UTC-5' })
})

test('PLAN-37 in a downloaded plan without a beginning marks count since the slot was written, and undo finds it unchanged', () => {
  const plan = { accounts: { genshin: { owned: { primogem: 5000 } } } }
  const settings = { activityStatus: {}, userGameSelections: {}, gameOrder: [], plan }
  const previous: DeviceState = {
    marks: {},
    lastMark: null,
    selections: null,
    order: [],
    plan: { playsUntil: '23:00' },
    servers: UNSAID,
  }
  const downloaded = afterDownload(settings, instant(5000), previous)
  expect(downloaded.plan).toMatchObject({ accounts: { genshin: { since: '1970-01-01T00:00:05Z' } } })
  expect(afterUndo({ previous, downloaded }, downloaded)).toEqual(previous)
})

test('SYNC-6 undone at once, a download leaves no trace', () => {
  fc.assert(
    fc.property(device, slot, fc.nat(), (previous, settings, at) => {
      const downloaded = afterDownload(settings, instant(at), previous)
      expect(afterUndo({ previous, downloaded }, downloaded)).toEqual(previous)
    }),
  )
})

test('SYNC-6 what was marked since the download stays when it is undone', () => {
  fc.assert(
    fc.property(device, slot, id, mark, (previous, settings, marked, status) => {
      const downloaded = afterDownload(settings, instant(1000), previous)
      const current = {
        ...downloaded,
        marks: Object.fromEntries([...Object.entries(downloaded.marks), [marked, status]]),
        lastMark: instant(2000),
      }
      const undone = afterUndo({ previous, downloaded }, current)
      const isChange = Object.entries(downloaded.marks).every(([key, value]) => key !== marked || value !== status)
      const rest = (all: Marks) => Object.entries(all).filter(([key]) => key !== marked)
      expect(rest(undone.marks).toSorted()).toEqual(rest(previous.marks).toSorted())
      if (isChange) expect(new Map(Object.entries(undone.marks)).get(marked)).toBe(status)
      expect(undone.lastMark).toBe(isChange ? 2000 : previous.lastMark)
    }),
  )
})

test('SYNC-6 a mark that was taken off since stays off, and later choices, orders and servers stay', () => {
  const previous: DeviceState = {
    marks: { a: 'done', b: 'done' },
    lastMark: instant(1),
    selections: null,
    order: [],
    plan: {},
    servers: UNSAID,
  }
  const downloaded = afterDownload(
    { activityStatus: { a: 'starred', c: 'done' }, userGameSelections: {}, gameOrder: ['zenless'] },
    instant(5),
    previous,
  )
  const current = {
    marks: { c: 'done' as const },
    lastMark: instant(9),
    selections: { genshin: {} },
    order: ['starrail'],
    plan: { playsUntil: '23:00' },
    servers: { server: 'UTC+1' as const, gameServers: {} },
  }
  expect(afterUndo({ previous, downloaded }, current)).toEqual({ ...current, marks: { b: 'done' } })
})
