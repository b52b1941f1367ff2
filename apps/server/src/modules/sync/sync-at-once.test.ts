import { deleteAccount, exportAccount } from '@ephemeris/contract/account/account'
import {
  downloadSettings,
  listSlotVersions,
  restoreSlotVersion,
  type Upload,
  uploadSettings,
} from '@ephemeris/contract/sync/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { holdUser } from '#server/db/hold-user'
import { countBlocked } from '#server/testing/database/row-lock'
import { gate } from '#server/testing/members/gate'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'

const app = await startTestApp()
const { call, send, deps } = app

function uploadOf(mark: string, rest: Partial<Upload> = {}): Upload {
  const settings = { activityStatus: { [mark]: 'done' as const }, userGameSelections: {}, gameOrder: [] }
  return { slot: 1, settings, base: null, ...rest }
}

const rowsOf = async (userId: string) => {
  const tables = ['settings_slot', 'settings_version'] as const
  const found = tables.map((table) => deps.db.selectFrom(table).select('slot').where('user_id', '=', userId).execute())
  return (await Promise.all(found)).flat()
}

test('SYNC-16 (C090) of twenty uploads at once the last one is in the slot, and all others are versions', async () => {
  const { token: as } = await createTestUser(app, 'twenty')
  const names = Array.from({ length: 20 }, (_, n) => `mark-${n}`)
  const done = await Promise.all(
    names.map(async (name) => ({ name, at: await call(uploadSettings, uploadOf(name), { as }) })),
  )

  expect(new Set(done.map(({ at }) => at)).size).toBe(20)
  const last = done.toSorted((a, b) => a.at - b.at).at(-1)
  const { settings, updatedAt } = await call(downloadSettings, { slot: 1 }, { as })
  expect([Object.keys(settings.activityStatus), updatedAt]).toEqual([[last?.name], last?.at])

  const versions = await call(listSlotVersions, { slot: 1 }, { as })
  const held: string[] = []
  for (const { id } of versions) {
    await call(restoreSlotVersion, { slot: 1, versionId: id }, { as })
    held.push(...Object.keys((await call(downloadSettings, { slot: 1 }, { as })).settings.activityStatus))
  }
  expect([...held, last?.name].toSorted()).toEqual(names.toSorted())
})

test('SYNC-16 (C090) of two devices that build on the same, one learns of the other', async () => {
  const { token: as } = await createTestUser(app, 'pair')
  const base = await call(uploadSettings, uploadOf('start'), { as })
  const answers = await Promise.all(
    ['one', 'two'].map((name) => send(uploadSettings, uploadOf(name, { base }), { as })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await call(listSlotVersions, { slot: 1 }, { as })).toHaveLength(1)
})

test('SYNC-20 (C116) the export holds every slot and version, with its plans', async () => {
  const { token: as } = await createTestUser(app, 'export')
  const plan = { playsUntil: '23:30' }
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) {
    const upload = uploadOf(name, { slot: 3 })
    await call(uploadSettings, { ...upload, settings: { ...upload.settings, plan } }, { as })
  }
  const { cloud_slots } = JSON.parse((await send(exportAccount, {}, { as })).text)
  expect(cloud_slots.slots).toMatchObject([{ slot: 3, config: { activityStatus: { seven: 'done' }, plan } }])
  expect(cloud_slots.versions).toHaveLength(6)
  expect(cloud_slots.versions[0].config).toMatchObject({ activityStatus: { six: 'done' }, plan })
  expect(cloud_slots.versions[5]).toMatchObject({ marks: 1, config: null, expires_at: expect.any(String) })
})

test('SYNC-20 (C116) an upload under way when the account is deleted leaves nothing behind', async () => {
  const { token: as, id, username } = await createTestUser(app, 'leaving')
  await call(uploadSettings, uploadOf('first'), { as })
  const writing = gate()
  const held = gate()
  const upload = deps.db.transaction().execute(async (transaction) => {
    await holdUser(transaction, { id, sessionId: null })
    held.open()
    await writing.opened
    await sql`update settings_slot set slot = 2 where user_id = ${id}`.execute(transaction)
  })
  await held.opened
  const deletion = call(deleteAccount, { confirm: username, currentPassword: PASSWORD }, { as })
  await waitsForLock()
  writing.open()
  await Promise.all([upload, deletion])
  expect(await rowsOf(id)).toEqual([])
})

test('SYNC-20 (C116) an upload that begins after the account is gone is refused', async () => {
  const { id } = await createTestUser(app, 'gone')
  await deps.db.deleteFrom('account').where('id', '=', id).execute()
  const upload = deps.db.transaction().execute((transaction) => holdUser(transaction, { id, sessionId: null }))
  await expect(upload).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
})

async function waitsForLock(): Promise<void> {
  await expect.poll(() => countBlocked(deps.db)).toBeGreaterThan(0)
}
