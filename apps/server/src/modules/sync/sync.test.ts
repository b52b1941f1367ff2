import { getProfile } from '@ephemeris/contract/account/account'
import {
  clearSlot,
  downloadSettings,
  listSlotVersions,
  restoreSlotVersion,
  type Upload,
  uploadSettings,
} from '@ephemeris/contract/sync/sync'
import { parseInstant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'
import { SLOT_WRITES, sweepOldSlotVersions } from './sync.service.ts'

const app = await startTestApp()
const { ask, call, refusal, send, clock, deps } = app
const START = '2026-05-20T04:00:00Z'

const at = (text: string) => parseInstant(text)
const marks = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [uuid(n), 'done' as const]))
const uuid = (n: number) => `6f1c1d1e-6a0e-5f3b-9a34-${String(n).padStart(12, '0')}`

function uploadOf(count: number, rest: Partial<Upload> = {}): Upload {
  const userGameSelections = { genshin: { enabled: true, activities: ['event' as const] } }
  return { slot: 1, settings: { activityStatus: marks(count), userGameSelections, gameOrder: [] }, base: null, ...rest }
}

async function signUp(name: string) {
  const { token, id } = await createTestUser(app, name)
  const post = (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return ask(`POST /api/user/${path}`, { headers, body: JSON.stringify(body) })
  }
  return { as: { as: token }, id, post }
}

const marksIn = async (as: { as: string }, slot: 1 | 2 | 3 = 1) =>
  Object.keys((await call(downloadSettings, { slot }, as)).settings.activityStatus).length

/** With two marks in the first slot, which no refused call may change. */
const shared = await signUp('shared')
await call(uploadSettings, uploadOf(2), shared.as)

test.each([0, 4, '1', 1.5, null, [1], true, {}])('SYNC-10 (C088) the slot %j in a body is refused', async (slot) => {
  const { as, post } = shared
  const body = { activityStatus: {}, userGameSelections: {}, slot }
  expect(refusalIn(await post('upload_settings', body))).toEqual([400, 100002])
  expect(refusalIn(await post('clear_cloud_settings', body))).toEqual([400, 100002])
  expect(refusalIn(await post('restore_settings', { slot, version_id: 'x' }))).toEqual([400, 100002])
  expect(await marksIn(as)).toBe(2)
})

test.each(['slot=0', 'slot=4', 'slot=01', 'slot=1.5', 'slot=a', 'slot=1&slot=2'])(
  'SYNC-10 (C088) the query %s is refused',
  async (query) => {
    const headers = { authorization: `Bearer ${shared.as.as}` }
    const answer = refusalIn(await ask(`GET /api/user/download_settings?${query}`, { headers }))
    expect(answer).toEqual([400, 100002])
  },
)

test('SYNC-10 (C088) no slot means the first, for an upload, a download and a clear', async () => {
  const { as, post } = await signUp('first')
  await call(uploadSettings, uploadOf(1), as)
  await call(uploadSettings, uploadOf(2, { slot: 2 }), as)
  await call(uploadSettings, uploadOf(3, { slot: 3 }), as)

  const body = { activityStatus: marks(7), userGameSelections: {} }
  expect((await post('upload_settings', body)).status).toBe(200)
  const { text } = await ask('GET /api/user/download_settings', { headers: { authorization: `Bearer ${as.as}` } })
  expect(Object.keys(JSON.parse(text).data.config.activityStatus)).toHaveLength(7)
  const [version] = await call(listSlotVersions, { slot: 1 }, as)
  expect(version).toMatchObject({ cause: 'upload', marks: 1 })

  expect((await post('clear_cloud_settings', {})).status).toBe(200)
  expect(await refusal(downloadSettings, { slot: 1 }, as)).toEqual([404, 300003])
  expect([await marksIn(as, 2), await marksIn(as, 3)]).toEqual([2, 3])
})

test('SYNC-11 (C089) more than 960 KiB is refused, and exactly so much is not', async () => {
  const { as, post } = await signUp('large')
  const body = { activityStatus: marks(2), userGameSelections: {}, padding: '' }
  const spare = 960 * 1024 - JSON.stringify(body).length
  expect(refusalIn(await post('upload_settings', { ...body, padding: 'x'.repeat(spare + 1) }))).toEqual([413, 300006])
  expect((await post('upload_settings', { ...body, padding: 'x'.repeat(spare) })).status).toBe(200)
  expect(await marksIn(as)).toBe(2)
})

test.each<[string, object]>([
  ['5,001 marks', { activityStatus: marks(5001) }],
  ['an unknown status', { activityStatus: { a: 'finished' } }],
  ['a status that is no text', { activityStatus: { a: 1 } }],
  ['marks in a list', { activityStatus: ['done'] }],
  ['a mark without an id', { activityStatus: { '': 'done' } }],
  ['an id without end', { activityStatus: { ['x'.repeat(65)]: 'done' } }],
  ['an unknown game', { userGameSelections: { chess: { enabled: true, activities: [] } } }],
  ['an unknown kind', { userGameSelections: { genshin: { enabled: true, activities: ['quiz'] } } }],
  ['a game that is neither on nor off', { userGameSelections: { genshin: { enabled: null, activities: [] } } }],
  ['an unknown game in the order', { gameOrder: ['chess'] }],
  ['the prototype of marks', JSON.parse('{"activityStatus":{"__proto__":"done"}}')],
  ['the prototype of a choice', JSON.parse('{"userGameSelections":{"__proto__":{"enabled":true,"activities":[]}}}')],
  ['the prototype of all', JSON.parse('{"__proto__":{"activityStatus":{}}}')],
  ['a base that is no moment', { base_updated_at: 'yesterday' }],
])('SYNC-11 (C089) %s is refused, and nothing changes', async (_, part) => {
  const { as, post } = shared
  const answer = await post('upload_settings', { activityStatus: {}, userGameSelections: {}, ...part })
  expect(refusalIn(answer)).toEqual([400, 100002])
  expect(await marksIn(as)).toBe(2)
  expect(await call(listSlotVersions, { slot: 1 }, as)).toEqual([])
})

test.each(['activityStatus', 'userGameSelections'])('SYNC-11 an upload without %s is incomplete', async (field) => {
  const { post } = shared
  const body = { activityStatus: {}, userGameSelections: {}, [field]: undefined }
  expect(refusalIn(await post('upload_settings', body))).toEqual([400, 100001])
})

test('SYNC-11 (C089) what was uploaded comes back, without what does not belong there', async () => {
  const { as, post } = await signUp('round')
  const config = {
    activityStatus: {
      [uuid(1)]: 'done',
      [uuid(2)]: 'in_progress',
      [uuid(3)]: 'starred',
      [uuid(4)]: 'cancelled',
      [uuid(5)]: '',
    },
    gameOrder: ['wuthering', 'genshin'],
    userGameSelections: { genshin: { enabled: false, activities: ['gacha', 'event'] } },
  }
  const extra = { ...config, isAdmin: true, user_id: 'u_other', updated_at: '2020-01-01T00:00:00Z' }
  const selections = { genshin: { ...config.userGameSelections.genshin, secret: 1 } }
  const uploaded = await post('upload_settings', { ...extra, userGameSelections: selections, slot: 2 })
  expect(JSON.parse(uploaded.text)).toEqual({ code: 200, message: 'OK', data: { updated_at: START } })

  const { text } = await send(downloadSettings, { slot: 2 }, as)
  expect(JSON.parse(text)).toEqual({ code: 200, message: 'OK', data: { config, updated_at: START } })
  const rows = await deps.db.selectFrom('settings_slot').select(['config', 'marks']).where('slot', '=', 2).execute()
  expect(rows).toContainEqual({ config, marks: 4 })
})

test('SYNC-11 an upload without an order keeps the one that is there', async () => {
  const { as } = await signUp('order')
  const { settings } = uploadOf(1)
  await call(uploadSettings, uploadOf(1, { settings: { ...settings, gameOrder: ['zenless'] } }), as)
  await call(uploadSettings, uploadOf(1, { settings: { ...settings, gameOrder: null } }), as)
  expect((await call(downloadSettings, { slot: 1 }, as)).settings.gameOrder).toEqual(['zenless'])
  await call(uploadSettings, uploadOf(1, { settings: { ...settings, gameOrder: [] } }), as)
  expect((await call(downloadSettings, { slot: 1 }, as)).settings.gameOrder).toEqual([])
})

test('SYNC-12 a cleared slot is empty, can be had back, and clearing it again changes nothing', async () => {
  const { as } = await signUp('clear')
  await call(clearSlot, { slot: 2 }, as)
  await call(uploadSettings, uploadOf(4, { slot: 2 }), as)
  await call(clearSlot, { slot: 2 }, as)
  await call(clearSlot, { slot: 2 }, as)
  expect(await refusal(downloadSettings, { slot: 2 }, as)).toEqual([404, 300003])
  expect(await call(listSlotVersions, { slot: 2 }, as)).toMatchObject([{ cause: 'clear', marks: 4 }])
})

test('SYNC-13 (C090) an upload on top of what another device wrote since is refused, and changes nothing', async () => {
  const { as } = await signUp('devices')
  const first = await call(uploadSettings, uploadOf(1), as)
  clock.set('2026-05-20T04:01:00Z')
  await call(uploadSettings, uploadOf(2, { base: first }), as)

  const { status, text } = await send(uploadSettings, uploadOf(3, { base: first }), as)
  expect(status).toBe(409)
  expect(JSON.parse(text)).toMatchObject({ error_code: 100002, data: { updated_at: '2026-05-20T04:01:00Z' } })
  expect(await marksIn(as)).toBe(2)
  expect(await call(listSlotVersions, { slot: 1 }, as)).toHaveLength(1)

  await call(uploadSettings, uploadOf(3, { base: at('2026-05-20T04:01:00Z') }), as)
  expect(await marksIn(as)).toBe(3)
  await call(uploadSettings, uploadOf(4), as)
  expect(await marksIn(as)).toBe(4)
  expect((await call(listSlotVersions, { slot: 1 }, as)).map((version) => version.marks)).toEqual([3, 2, 1])
  clock.set(START)
})

test('SYNC-13 (R13) an upload whose answer was lost is sent again and succeeds', async () => {
  const { as } = await signUp('again')
  const first = await call(uploadSettings, uploadOf(1), as)
  await call(uploadSettings, uploadOf(2, { base: first }), as)
  await call(uploadSettings, uploadOf(2, { base: first }), as)
  expect(await marksIn(as)).toBe(2)
  expect(await call(listSlotVersions, { slot: 1 }, as)).toHaveLength(1)
})

test('SYNC-13 two uploads in one second are distinguished', async () => {
  const { as } = await signUp('second')
  const first = await call(uploadSettings, uploadOf(1), as)
  const second = await call(uploadSettings, uploadOf(2, { base: first }), as)
  expect(second).toBeGreaterThan(first)
})

test('SYNC-14 (C090, R11) five versions stay however old they are, and more for a week', async () => {
  const { as } = await signUp('versions')
  for (let n = 0; n <= 8; n++) {
    clock.set(`2026-05-20T0${n}:00:00Z`)
    await call(uploadSettings, uploadOf(n), as)
  }
  const countOf = async () => (await call(listSlotVersions, { slot: 1 }, as)).map((version) => version.marks)
  expect(await countOf()).toEqual([7, 6, 5, 4, 3, 2, 1, 0])

  clock.set('2026-05-27T02:30:00Z')
  await sweepOldSlotVersions(deps)
  expect(await countOf()).toEqual([7, 6, 5, 4, 3, 2])
  clock.set('2026-06-10T00:00:00Z')
  expect(await countOf()).toEqual([7, 6, 5, 4, 3])
  await sweepOldSlotVersions(deps)
  expect(await countOf()).toEqual([7, 6, 5, 4, 3])
  expect(await marksIn(as)).toBe(8)
  clock.set(START)
})

test('SYNC-14 the same upload again makes no version, in whatever order it comes', async () => {
  const { as, post } = await signUp('same')
  const { settings } = uploadOf(3)
  await call(uploadSettings, uploadOf(3), as)
  const activityStatus = Object.fromEntries(Object.entries(settings.activityStatus).toReversed())
  await post('upload_settings', { userGameSelections: settings.userGameSelections, activityStatus })
  expect(await call(listSlotVersions, { slot: 1 }, as)).toEqual([])
  expect(await marksIn(as)).toBe(3)
})

test('SYNC-15 (R11) a version is put back, and what stood there can be had back too', async () => {
  const { as } = await signUp('restore')
  await call(uploadSettings, uploadOf(1), as)
  await call(uploadSettings, uploadOf(2), as)
  const [previous] = await call(listSlotVersions, { slot: 1 }, as)
  await call(restoreSlotVersion, { slot: 1, versionId: previous?.id ?? '' }, as)
  expect(await marksIn(as)).toBe(1)

  const [replaced] = await call(listSlotVersions, { slot: 1 }, as)
  expect(replaced).toMatchObject({ cause: 'restore', marks: 2 })
  await call(clearSlot, { slot: 1 }, as)
  await call(restoreSlotVersion, { slot: 1, versionId: replaced?.id ?? '' }, as)
  expect(await marksIn(as)).toBe(2)
})

test('SYNC-15 (C102) a version of another slot, of another user, or of no user is not there', async () => {
  const { as } = await signUp('owner')
  const { as: stranger } = await signUp('stranger')
  await call(uploadSettings, uploadOf(1), as)
  await call(uploadSettings, uploadOf(2), as)
  const [version] = await call(listSlotVersions, { slot: 1 }, as)
  const versionId = version?.id ?? ''
  expect(await refusal(restoreSlotVersion, { slot: 2, versionId }, as)).toEqual([404, 300003])
  expect(await refusal(restoreSlotVersion, { slot: 1, versionId }, stranger)).toEqual([404, 300003])
  expect(await refusal(restoreSlotVersion, { slot: 1, versionId: 'v_x' }, as)).toEqual([404, 300003])
  expect(await refusal(downloadSettings, { slot: 1 }, stranger)).toEqual([404, 300003])
  expect(await call(listSlotVersions, { slot: 1 }, stranger)).toEqual([])
})

test('SYNC-17 (C093) the profile says when each slot was written, in the same five fields', async () => {
  const { as } = await signUp('profile')
  clock.set('2026-05-20T05:06:07Z')
  await call(uploadSettings, uploadOf(1, { slot: 2 }), as)
  await call(uploadSettings, uploadOf(1, { slot: 3 }), as)
  await call(clearSlot, { slot: 3 }, as)
  expect((await call(getProfile, {}, as)).slotTimes).toEqual([null, at('2026-05-20T05:06:07Z'), null])
  const { data } = JSON.parse((await send(getProfile, {}, as)).text)
  expect(Object.keys(data)).toEqual(['user_id', 'username', 'nickname', 'avatar', 'settings_metadata'])
  expect(data.settings_metadata).toEqual({ slot_1: null, slot_2: '2026-05-20T05:06:07Z', slot_3: null })
  clock.set(START)
})

test('SYNC-18 a slot that cannot be read says so, and can be written over', async () => {
  const { as, id } = await signUp('broken')
  await call(uploadSettings, uploadOf(1), as)
  const broken = JSON.stringify({ activityStatus: 'all of them' })
  await deps.db.updateTable('settings_slot').set({ config: broken }).where('user_id', '=', id).execute()
  expect(await refusal(downloadSettings, { slot: 1 }, as)).toEqual([500, 300004])
  await call(uploadSettings, uploadOf(2), as)
  expect(await marksIn(as)).toBe(2)
})

test('SYNC-19 three hundred times a day a user writes to slots, and no more', async () => {
  const { as, id } = await signUp('busy')
  await Promise.all(Array.from({ length: SLOT_WRITES.points - 1 }, () => deps.limits.take(SLOT_WRITES, id)))
  await call(uploadSettings, uploadOf(1), as)
  expect(await refusal(clearSlot, { slot: 1 }, as)).toEqual([429, 100008])
  expect(await refusal(uploadSettings, uploadOf(1), as)).toEqual([429, 100008])
})
