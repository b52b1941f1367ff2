import {
  downloadSettings,
  listSlotVersions,
  restoreSlotVersion,
  type Upload,
  uploadSettings,
} from '@ephemeris/contract/sync/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { NEW_FOR_MS, NEWCOMERS_KIB, SLOT_KIB, SLOT_VERSIONS } from '#server/db/limits/account-space'
import { countersAt } from '#server/db/limits/rate-limits'
import { originOf } from '#server/platform/client-network'
import { newToken } from '#server/platform/secrets/tokens'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'

const app = await startTestApp()
const { call, refusal, deps, clock } = app
const { db, limits } = deps

/** Large uploads to one slot; a day's worth: SLOT_SPACE_WRITES=85. */
const WRITES = Number(process.env.SLOT_SPACE_WRITES ?? 15)

/** So many marks of random names, which nothing compresses. */
function randomUpload(marks: number): Upload {
  const activityStatus = Object.fromEntries(
    Array.from({ length: marks }, () => [newToken().slice(4, 40), 'done' as const]),
  )
  return { slot: 1, settings: { activityStatus, userGameSelections: {}, gameOrder: [] }, base: null }
}

/** About 230 KiB. */
const large = () => randomUpload(4500)

async function storedOf(userId: string): Promise<{ rows: number; bytes: number }> {
  const { rows } = await sql<{ rows: string; bytes: string }>`
    select count(*) as rows, sum(pg_column_size(config)) as bytes from settings_version where user_id = ${userId}
  `.execute(db)
  return { rows: Number(rows[0]?.rows), bytes: Number(rows[0]?.bytes) }
}

test('SYNC-14 a device that writes a slot full takes a few megabytes, and loses nothing of the last writes', async () => {
  const { token: as, id } = await createTestUser(app, 'flooder')
  const uploads = Array.from({ length: WRITES }, large)
  for (const upload of uploads) await call(uploadSettings, upload, { as })

  const { bytes, rows } = await storedOf(id)
  expect(bytes).toBeLessThanOrEqual(SLOT_VERSIONS.bytes)
  const versions = await call(listSlotVersions, { slot: 1 }, { as })
  expect(versions.length).toBe(rows)
  expect(rows).toBeGreaterThanOrEqual(SLOT_VERSIONS.newest)
  const oldest = versions[SLOT_VERSIONS.newest - 1]
  await call(restoreSlotVersion, { slot: 1, versionId: oldest?.id ?? '' }, { as })
  const { settings } = await call(downloadSettings, { slot: 1 }, { as })
  expect(settings.activityStatus).toEqual(uploads.at(-1 - SLOT_VERSIONS.newest)?.settings.activityStatus)
})

test('SYNC-19 twenty megabytes a day a user uploads, and no more; what is refused changes nothing', async () => {
  const { token: as, id } = await createTestUser(app, 'uploader')
  const upload = large()
  await call(uploadSettings, upload, { as })
  await limits.charge(SLOT_KIB, id, SLOT_KIB.points - 500)
  await call(uploadSettings, upload, { as })
  expect(await refusal(uploadSettings, large(), { as })).toEqual([429, 100008])
  const { settings } = await call(downloadSettings, { slot: 1 }, { as })
  expect(settings.activityStatus).toEqual(upload.settings.activityStatus)
})

test('SYNC-14 of small writes, one a minute, a bounded list stays', async () => {
  const { token: as, id } = await createTestUser(app, 'busy')
  const begun = clock.now()
  for (let n = 0; n < 65; n++) {
    clock.set(new Date(begun + n * 50_000).toISOString())
    await call(uploadSettings, randomUpload(1), { as })
  }
  expect((await storedOf(id)).rows).toBe(SLOT_VERSIONS.newest + SLOT_VERSIONS.recent)
  clock.set(new Date(begun).toISOString())
})

test('OPS-99 the new accounts of one network store so much in a day together; others are not affected', async () => {
  const from = '203.0.113.77'
  const old = await createTestUser(app, 'old')
  const longAgo = new Date(clock.now() - NEW_FOR_MS)
  await db.updateTable('account').set({ created_at: longAgo }).where('id', '=', old.id).execute()
  const [one, two] = [await createTestUser(app, 'one'), await createTestUser(app, 'two')]

  const upload = large()
  for (const { token: as } of [one, old]) await call(uploadSettings, upload, { as, from })
  const [counter] = countersAt(NEWCOMERS_KIB, originOf(from))
  if (!counter) throw new RangeError('nothing is counted')
  const kib = Math.ceil(JSON.stringify(upload.settings).length / 1024)
  await limits.charge(counter.limit, counter.key, NEWCOMERS_KIB.points - kib - 1)
  // One KiB is left: the upload that takes it is the last one.
  await call(uploadSettings, large(), { as: two.token, from })
  for (const { token: as } of [one, two])
    expect(await refusal(uploadSettings, large(), { as, from })).toEqual([429, 100010])

  const { settings } = await call(downloadSettings, { slot: 1 }, { as: one.token, from })
  expect(settings.activityStatus).toEqual(upload.settings.activityStatus)
  await call(uploadSettings, large(), { as: old.token, from })
  await call(uploadSettings, large(), { as: one.token, from: '203.0.113.78' })
})
