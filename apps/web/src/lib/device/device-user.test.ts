import { expect, test } from 'vitest'
import { DEVICE_DEFAULTS, DEVICE_SCHEMA } from '#web/lib/device/device-schema'
import {
  DEVICE_OWNER,
  hasLostSession,
  holdsOthersWork,
  withLostSession,
  withOwnWork,
  withoutUser,
  withSharedWork,
  withUser,
} from '#web/lib/device/device-user'

const NONE = DEVICE_DEFAULTS.gachaUids
const ADAS = { selected: { genshin: '800000001' }, downloaded: { genshin: ['800000001'] }, removed: {} }
const BOBS = { selected: { genshin: '800000002' }, downloaded: {}, removed: {} }

test('LOCAL-9 the accounts of a user wait while another is signed in', () => {
  const ada = { ...DEVICE_DEFAULTS, auth_token: 'a', user_id: 'ada', gachaUids: ADAS }
  const signedOut = { ...ada, ...withoutUser(ada, null) }
  expect(signedOut).toMatchObject({ auth_token: null, user_id: null, gachaUids: NONE })

  const unknown = { ...signedOut, ...withoutUser(signedOut, 'b') }
  const bob = { ...unknown, ...withUser(unknown, 'bob') }
  expect(bob).toMatchObject({ auth_token: 'b', user_id: 'bob', gachaUids: NONE })

  const bobAtWork = { ...bob, gachaUids: BOBS }
  const next = { ...bobAtWork, ...withoutUser(bobAtWork, 'a2') }
  expect({ ...next, ...withUser(next, 'ada') }).toMatchObject({ auth_token: 'a2', user_id: 'ada', gachaUids: ADAS })
  expect({ ...next, ...withUser(next, 'bob') }.gachaUids).toEqual(BOBS)
})

test('LOCAL-15 accounts that are kept without a login wait while someone is logged in, and are no part of theirs', () => {
  const signedOut = { ...DEVICE_DEFAULTS, gachaUids: BOBS }
  const unknown = { ...signedOut, ...withoutUser(signedOut, 'a') }
  expect(unknown).toMatchObject({ gachaUids: NONE, gachaUidsOf: { [DEVICE_OWNER]: BOBS } })
  const ada = { ...unknown, ...withUser(unknown, 'ada') }
  expect(ada.gachaUids).toEqual(NONE)

  const adaAtWork = { ...ada, gachaUids: ADAS }
  const again = { ...adaAtWork, ...withoutUser(adaAtWork, null) }
  expect(again).toMatchObject({ gachaUids: BOBS, gachaUidsOf: { ada: ADAS } })
})

test('PANEL-19 a lost session keeps its user’s accounts in view until the next login or logout', () => {
  const ada = {
    ...DEVICE_DEFAULTS,
    auth_token: 'a',
    user_id: 'ada',
    gachaUids: ADAS,
    gachaUidsOf: { [DEVICE_OWNER]: BOBS },
  }
  const lost = { ...ada, ...withLostSession(ada) }
  expect(lost).toMatchObject({ auth_token: null, user_id: 'ada', gachaUids: ADAS })
  expect([ada, lost].map(hasLostSession)).toEqual([false, true])

  const next = { ...lost, ...withoutUser(lost, 'a2') }
  expect({ ...next, ...withUser(next, 'ada') }.gachaUids).toEqual(ADAS)
  expect({ ...next, ...withUser(next, 'bob') }.gachaUids).toEqual(NONE)
  const left = { ...lost, ...withoutUser(lost, null) }
  expect(left).toMatchObject({ user_id: null, gachaUids: BOBS })
  expect(hasLostSession(left)).toBe(false)
})

const ADAS_WORK = {
  activityStatus: { event: 'done' },
  activityStatusLastUpdated: '2026-05-19T13:40:02Z',
  plan: { accounts: { genshin: { owned: { primogem: 4000 } } } },
  own: {},
  notes: {},
  changedAt: {
    'activityStatus/event': '2026-05-19T13:40:02Z',
    'userGameSelections/genshin': '2026-05-19T13:40:02Z',
  },
  replaced: [{ slot: 1, at: '2026-05-19T13:40:02Z', parts: {} }],
} as const

/** After the loss of the session or a logout by hand, as this or an earlier version has stored it. */
const LEFT = {
  lost: { auth_token: null, user_id: 'ada', workOwner: 'ada' },
  'lost under an earlier version': { auth_token: null, user_id: 'ada', workOwner: null },
  'logged out': { auth_token: null, user_id: null, workOwner: 'ada' },
}

test.each(Object.entries(LEFT))(
  'PANEL-20 another user is asked before marks and plan are shared (%s)',
  (_how, left) => {
    const device = { ...DEVICE_DEFAULTS, ...ADAS_WORK, ...left }
    const unknown = { ...device, ...withoutUser(device, 'b') }
    expect(holdsOthersWork(unknown)).toBe(false)
    const ada = { ...unknown, ...withUser(unknown, 'ada') }
    expect(ada).toMatchObject(ADAS_WORK)
    expect(holdsOthersWork(ada)).toBe(false)
    const bob = { ...unknown, ...withUser(unknown, 'bob') }
    expect(holdsOthersWork(bob)).toBe(true)

    const aside = { ...bob, ...withOwnWork(bob, 'bob') }
    expect(aside).toMatchObject({ activityStatus: {}, activityStatusLastUpdated: null, plan: {} })
    expect(holdsOthersWork(aside)).toBe(false)
    const bobsMark = { ...aside, activityStatus: { banner: 'starred' } as const }
    const again = { ...bobsMark, ...withoutUser(bobsMark, 'a2') }
    const back = { ...again, ...withUser(again, 'ada') }
    expect(holdsOthersWork(back)).toBe(true)
    const own = { ...back, ...withOwnWork(back, 'ada') }
    expect(own).toMatchObject(ADAS_WORK)
    expect(own.workOf.bob).toMatchObject({ activityStatus: { banner: 'starred' } })

    const shared = { ...bob, ...withSharedWork(bob, 'bob') }
    expect(shared).toMatchObject({ ...ADAS_WORK, workOwner: 'bob' })
    expect(shared.workOf.ada).toEqual(ADAS_WORK)
  },
)

test('PANEL-20 SYNC-41 moments of what a user did are set aside, those of servers stay', () => {
  const ofServers = { 'servers/server': '2026-05-19T12:00:00Z' }
  const changedAt = { ...ADAS_WORK.changedAt, ...ofServers }
  const device = { ...DEVICE_DEFAULTS, ...ADAS_WORK, changedAt, user_id: 'bob', workOwner: 'ada' }
  const aside = { ...device, ...withOwnWork(device, 'bob') }
  expect(aside).toMatchObject({ changedAt: ofServers, replaced: [] })
  expect(Object.keys(aside.changedAt)).toEqual(['servers/server'])
  const later = { ...aside, changedAt: { 'servers/server': '2026-05-20T12:00:00Z' } }
  expect({ ...later, ...withOwnWork({ ...later, user_id: 'ada' }, 'ada') }.changedAt).toEqual({
    ...ADAS_WORK.changedAt,
    'servers/server': '2026-05-20T12:00:00Z',
  })
})

test('PANEL-20 who finds nothing on the device is not asked, and gets back what was set aside', () => {
  const device = { ...DEVICE_DEFAULTS, auth_token: 'a', workOwner: 'bob', workOf: { ada: ADAS_WORK } }
  const ada = { ...device, ...withUser(device, 'ada') }
  expect(ada).toMatchObject({ ...ADAS_WORK, workOwner: 'ada', workOf: {} })
  expect(holdsOthersWork(ada)).toBe(false)
  const first = { ...DEVICE_DEFAULTS, ...ADAS_WORK, auth_token: 'a' }
  expect(withUser(first, 'ada')).toMatchObject({ user_id: 'ada', workOwner: 'ada' })
})

test('PANEL-20 what is set aside is stored by user', () => {
  const { read, write } = DEVICE_SCHEMA.workOf
  expect(read(write({ ada: ADAS_WORK }))).toEqual({ ada: ADAS_WORK })
})

test('LOCAL-9 a profile that comes again changes nothing', () => {
  const ada = { ...DEVICE_DEFAULTS, user_id: 'ada', workOwner: 'ada', gachaUids: ADAS, gachaUidsOf: { ada: BOBS } }
  expect(withUser(ada, 'ada')).toEqual({})
})

test('LOCAL-9 what waits is stored by user', () => {
  const { read, write } = DEVICE_SCHEMA.gachaUidsOf
  expect(read(write({ ada: ADAS, bob: BOBS }))).toEqual({ ada: ADAS, bob: BOBS })
})

test('LOCAL-3 entries of earlier versions know nothing of what was removed', () => {
  const { selected, downloaded } = ADAS
  expect(DEVICE_SCHEMA.gachaUids.read({ selected: { ...selected }, downloaded: { genshin: ['800000001'] } })).toEqual({
    ...{ selected, downloaded },
    removed: {},
  })
})
