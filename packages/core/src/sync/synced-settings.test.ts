import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STATUSES } from '../activity/status.ts'
import { SAMPLE_GAMES } from '../games/sample-game.test-data.ts'
import { instant } from '../time/instant.ts'
import { type DeviceState, isBlank, overwriteBy, type SyncedSettings, settingsToUpload } from './synced-settings.ts'

const NOTHING: DeviceState = {
  marks: {},
  lastMark: null,
  selections: null,
  order: [],
  plan: {},
  servers: { server: null, gameServers: {} },
}
const EMPTY: SyncedSettings = { activityStatus: {}, userGameSelections: {}, gameOrder: [] }

test.each<[string, Partial<DeviceState>, boolean]>([
  ['nothing at all', {}, true],
  ['a mark', { marks: { a: 'done' }, lastMark: instant(5) }, false],
  ['a mark that was taken back', { lastMark: instant(5) }, false],
  ['a choice of games', { selections: {} }, false],
  ['an order of games', { order: ['zenless'] }, false],
  ['a plan', { plan: { playsUntil: '23:00' } }, false],
])('SYNC-3 a device with %s', (_, state, blank) => {
  expect(isBlank({ ...NOTHING, ...state })).toBe(blank)
})

test('SYNC-3 what is uploaded is the choice in effect, and unknown games stay behind', () => {
  const selections = { genshin: { enabled: false, activities: ['event', 'quiz'] }, chess: { enabled: true } }
  const order = ['chess', 'wuthering', 'zenless', 'wuthering']
  const { userGameSelections, gameOrder } = settingsToUpload({ ...NOTHING, selections, order }, SAMPLE_GAMES)
  expect(Object.keys(userGameSelections)).toEqual(['genshin', 'starrail', 'zenless', 'wuthering'])
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
  expect(settingsToUpload({ ...NOTHING, servers }, SAMPLE_GAMES).servers).toEqual(uploaded)
})

test('SYNC-3 who never chose uploads the defaults, not an empty choice', () => {
  const { userGameSelections } = settingsToUpload(NOTHING, SAMPLE_GAMES)
  expect(userGameSelections.zenless).toEqual({ enabled: true, activities: ['version', 'event', 'gacha'] })
})

test.each<[string, Partial<SyncedSettings>, Partial<SyncedSettings>, string]>([
  ['no marks over marks', {}, { activityStatus: { a: 'done' } }, 'empties'],
  ['emptied marks over marks', { activityStatus: { a: '' } }, { activityStatus: { a: 'done' } }, 'empties'],
  ['other marks', { activityStatus: { b: 'done' } }, { activityStatus: { a: 'done' } }, 'replaces'],
  ['another status', { activityStatus: { a: 'starred' } }, { activityStatus: { a: 'done' } }, 'replaces'],
  ['another order alone', { gameOrder: ['zenless'] }, {}, 'replaces'],
  ['marks over none', { activityStatus: { a: 'done' } }, {}, 'replaces'],
  ['another plan alone', { plan: { playsUntil: '23:00' } }, { plan: {} }, 'replaces'],
  ['another server alone', { servers: { server: 'UTC-5', gameServers: {} } }, {}, 'replaces'],
  [
    'another server of a game alone',
    { servers: { server: 'UTC-5', gameServers: { zenless: 'UTC+8' } } },
    { servers: { server: 'UTC-5', gameServers: {} } },
    'replaces',
  ],
  ['no server over one', {}, { servers: { server: 'UTC-5', gameServers: {} } }, 'same'],
  ['no plan over one', {}, { plan: { playsUntil: '23:00' } }, 'same'],
  ['the same', { activityStatus: { a: 'done' } }, { activityStatus: { b: '', a: 'done' } }, 'same'],
  [
    'another choice alone',
    { userGameSelections: { zenless: { enabled: true, activities: ['event'] } } },
    { userGameSelections: { zenless: { enabled: false, activities: ['event'] } } },
    'replaces',
  ],
  [
    'the same kinds in another order',
    { userGameSelections: { zenless: { enabled: true, activities: ['event', 'gacha'] } } },
    { userGameSelections: { zenless: { enabled: true, activities: ['gacha', 'event'] } } },
    'same',
  ],
])('SYNC-4 %s', (_, local, stored, overwrite) => {
  expect(overwriteBy({ ...EMPTY, ...local }, { ...EMPTY, ...stored })).toBe(overwrite)
})

test('SYNC-4 settings are the same as themselves, in whatever order their entries stand', () => {
  const marks = fc.array(fc.tuple(fc.string(), fc.constantFrom(...STATUSES)), { maxLength: 8 })
  fc.assert(
    fc.property(marks, (entries) => {
      const unique = [...new Map(entries)]
      const there = { ...EMPTY, activityStatus: Object.fromEntries(unique) }
      const back = { ...EMPTY, activityStatus: Object.fromEntries(unique.toReversed()) }
      expect(overwriteBy(there, back)).toBe('same')
    }),
  )
})

test('SYNC-21 a device without a plan leaves that of the slot, and what cannot be read stays behind', () => {
  expect(settingsToUpload(NOTHING, SAMPLE_GAMES)).not.toHaveProperty('plan')
  const plan = { playsUntil: '23:00', accounts: { genshin: { goals: [{ id: 'bad' }], owned: { primogem: 'many' } } } }
  expect(settingsToUpload({ ...NOTHING, plan }, SAMPLE_GAMES).plan).toMatchObject({
    playsUntil: '23:00',
    accounts: { genshin: { goals: [], owned: {} } },
  })
})
