import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STATUSES } from '../activity/status.ts'
import { GAME_IDS } from '../games/game.ts'
import { SAMPLE_GAMES } from '../games/sample-game.test-data.ts'
import { instant } from '../time/instant.ts'
import { FRESH } from './device.test-data.ts'
import { differenceOf } from './merge.ts'
import { BY_DEFAULT } from './moments.ts'
import {
  copyOfSettings,
  type DeviceState,
  isBlank,
  type SyncedSettings,
  settingsToUpload,
  thingsIn,
} from './synced-settings.ts'

const EMPTY: SyncedSettings = { activityStatus: {}, userGameSelections: {}, gameOrder: [] }

test.each<[string, Partial<DeviceState>, boolean]>([
  ['nothing at all', {}, true],
  ['a mark', { marks: { a: 'done' }, lastMark: instant(5) }, false],
  ['a mark that was taken back', { lastMark: instant(5) }, false],
  ['a choice of games', { selections: {} }, false],
  ['an order of games', { order: ['zenless'] }, false],
  ['a plan', { plan: { playsUntil: '23:00' } }, false],
])('SYNC-3 a device with %s', (_, state, blank) => {
  expect(isBlank({ ...FRESH, ...state })).toBe(blank)
})

test('SYNC-3 what is uploaded is the choice in effect, and unknown games stay behind', () => {
  const selections = { genshin: { enabled: false, activities: ['event', 'quiz'] }, chess: { enabled: true } }
  const order = ['chess', 'wuthering', 'zenless', 'wuthering']
  const { userGameSelections, gameOrder } = settingsToUpload({ ...FRESH, selections, order }, SAMPLE_GAMES)
  expect(Object.keys(userGameSelections)).toEqual(GAME_IDS)
  expect(userGameSelections.genshin).toEqual({ enabled: false, activities: ['event'] })
  expect(userGameSelections.starrail?.enabled).toBe(false)
  expect(gameOrder).toEqual(['wuthering', 'zenless'])
})

test.each<[string, DeviceState['servers'], SyncedSettings['servers']]>([
  ['no chosen server', { server: null, gameServers: {} }, undefined],
  ['a chosen server', { server: 'UTC-5', gameServers: {} }, { server: 'UTC-5', gameServers: {} }],
  [
    'a server of one game alone',
    { server: null, gameServers: { zenless: 'UTC+1' } },
    { server: null, gameServers: { zenless: 'UTC+1' } },
  ],
])('SYNC-3 a device with %s uploads what was chosen', (_, servers, uploaded) => {
  expect(settingsToUpload({ ...FRESH, servers }, SAMPLE_GAMES).servers).toEqual(uploaded)
})

test('SYNC-3 who never chose uploads the defaults, not an empty choice', () => {
  const { userGameSelections } = settingsToUpload(FRESH, SAMPLE_GAMES)
  expect(userGameSelections.zenless).toEqual({ enabled: true, activities: ['version', 'event', 'gacha'] })
})

const AT = instant(Date.UTC(2026, 4, 20))
const LATER = instant(AT + 5000)
const MARK = 'activityStatus/a'
const done: Partial<SyncedSettings> = { activityStatus: { a: 'done' } }
const starred: Partial<SyncedSettings> = { activityStatus: { a: 'starred' } }
const event = (enabled: boolean): Partial<SyncedSettings> => ({
  userGameSelections: { zenless: { enabled, activities: ['event'] } },
})

/** What is later here, and what there: marks, then `plan` and `games`. */
test.each<[string, Partial<SyncedSettings>, Partial<SyncedSettings>, string, string]>([
  ['nothing on both', {}, {}, '', ''],
  ['a mark here', done, {}, '1', ''],
  ['a mark there', {}, done, '', '1'],
  ['a mark of each', done, { activityStatus: { b: 'done' } }, '1', '1'],
  ['an empty status and no mark', { activityStatus: { b: '' } }, {}, '', ''],
  ['the same mark, changed at another moment', { ...done, moments: { [MARK]: AT } }, done, '', ''],
  ['another status without a moment, of which a merge keeps the slot’s', done, starred, '', '1'],
  [
    'a status that was changed later here',
    { ...done, moments: { [MARK]: LATER } },
    { ...starred, moments: { [MARK]: AT } },
    '1',
    '',
  ],
  [
    'a status that was changed later there',
    { ...done, moments: { [MARK]: AT } },
    { ...starred, moments: { [MARK]: LATER } },
    '',
    '1',
  ],
  ['a status that was changed here', { ...done, moments: { [MARK]: AT } }, starred, '1', ''],
  [
    'two changes of one moment, of which a merge keeps the device’s',
    { ...starred, moments: { [MARK]: AT } },
    { ...done, moments: { [MARK]: AT } },
    '1',
    '',
  ],
  ['a mark that was taken off here', { moments: { [MARK]: LATER } }, { ...done, moments: { [MARK]: AT } }, '1', ''],
  ['a mark that was taken off here, and never reached the slot', { moments: { [MARK]: LATER } }, {}, '', ''],
  ['another order', { gameOrder: ['zenless'] }, {}, 'games', ''],
  ['a plan', { plan: { playsUntil: '23:00' } }, { plan: {} }, 'plan', ''],
  ['a plan there', {}, { plan: { playsUntil: '23:00' } }, '', 'plan'],
  ['a server', { servers: { server: 'UTC-5', gameServers: {} } }, {}, 'games', ''],
  [
    'a server of one game',
    { servers: { server: 'UTC-5', gameServers: {} } },
    { servers: { server: 'UTC-5', gameServers: { zenless: 'UTC+8' } } },
    '',
    'games',
  ],
  ['another choice', event(true), event(false), 'games', ''],
  [
    'a choice here, and the defaults there',
    event(true),
    { ...event(false), moments: { 'userGameSelections/zenless': BY_DEFAULT } },
    'games',
    '',
  ],
  [
    'the same kinds in another order',
    { userGameSelections: { zenless: { enabled: true, activities: ['event', 'gacha'] } } },
    { userGameSelections: { zenless: { enabled: true, activities: ['gacha', 'event'] } } },
    '',
    '',
  ],
])('SYNC-2 SYNC-4 %s', (_, device, slot, here, there) => {
  const difference = differenceOf(copyOfSettings({ ...EMPTY, ...device }), copyOfSettings({ ...EMPTY, ...slot }))
  const named = (pointers: readonly string[]) => {
    const { marks, hasPlan, hasGames } = thingsIn(pointers)
    return [marks > 0 && `${marks}`, hasPlan && 'plan', hasGames && 'games'].filter(Boolean).join(' ')
  }
  expect([named(difference.here), named(difference.there)]).toEqual([here, there])
})

test.each<[string, Partial<SyncedSettings>, Partial<SyncedSettings>, number]>([
  ['what the slot never held', done, {}, 1],
  [
    'a mark that was changed later here',
    { ...done, moments: { [MARK]: LATER } },
    { ...starred, moments: { [MARK]: AT } },
    1,
  ],
  [
    'a mark that was changed later there',
    { ...done, moments: { [MARK]: AT } },
    { ...starred, moments: { [MARK]: LATER } },
    0,
  ],
  ['a mark of which nobody knows when it was set', done, { ...starred, moments: { [MARK]: LATER } }, 1],
  ['a mark that was taken off', { moments: { [MARK]: LATER } }, { ...done, moments: { [MARK]: AT } }, 1],
  ['what only the slot holds', {}, done, 0],
])('SYNC-31 a download is asked about for %s', (_, device, slot, count) => {
  const { atRisk } = differenceOf(copyOfSettings({ ...EMPTY, ...device }), copyOfSettings({ ...EMPTY, ...slot }))
  expect(atRisk).toHaveLength(count)
})

test('SYNC-4 settings are the same as themselves, in whatever order their entries stand', () => {
  const marks = fc.array(fc.tuple(fc.string(), fc.constantFrom(...STATUSES)), { maxLength: 8 })
  fc.assert(
    fc.property(marks, (entries) => {
      const unique = [...new Map(entries)]
      const there = { ...EMPTY, activityStatus: Object.fromEntries(unique) }
      const back = { ...EMPTY, activityStatus: Object.fromEntries(unique.toReversed()) }
      expect(differenceOf(copyOfSettings(there), copyOfSettings(back))).toEqual({ here: [], there: [], atRisk: [] })
    }),
  )
})

test('SYNC-3 a preset that was never changed is uploaded as such', () => {
  expect(settingsToUpload(FRESH, SAMPLE_GAMES).moments).toMatchObject({ 'userGameSelections/zenless': BY_DEFAULT })
})

test('SYNC-21 a device without a plan leaves that of the slot, and what cannot be read stays behind', () => {
  expect(settingsToUpload(FRESH, SAMPLE_GAMES)).not.toHaveProperty('plan')
  const plan = { playsUntil: '23:00', accounts: { genshin: { goals: [{ id: 'bad' }], owned: { primogem: 'many' } } } }
  expect(settingsToUpload({ ...FRESH, plan }, SAMPLE_GAMES).plan).toMatchObject({
    playsUntil: '23:00',
    accounts: { genshin: { goals: [], owned: {} } },
  })
})
