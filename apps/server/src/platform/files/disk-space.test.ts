import { deleteAccount, getProfile } from '@ephemeris/contract/account/account'
import { register } from '@ephemeris/contract/account/registration'
import { login, logout } from '@ephemeris/contract/account/sign-in'
import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { clearSlot, downloadSettings, restoreSlotVersion, uploadSettings } from '@ephemeris/contract/sync/sync'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'
import { createSpaceCheck, readDiskSpace } from './disk-space.ts'

const GIB = 1024 ** 3
const embedded = { databaseUrl: null, dataDir: '/data' }
const challengeAnswer = null

test.each([
  ['a twentieth of a small disk is free', 1.01, 20, true],
  ['less than a twentieth of a small disk is free', 0.99, 20, false],
  ['two gigabytes of a large disk are free', 2, 4000, true],
  ['less than two gigabytes of a large disk are free', 1.99, 4000, false],
  ['nothing is free', 0, 100, false],
])('OPS-98 where %s, there is room: %d of %d GiB, %s', async (_, free, size, hasSpace) => {
  const space = createSpaceCheck(embedded, async () => ({ freeBytes: free * GIB, sizeBytes: size * GIB }))
  const required = space.require()
  if (hasSpace) await required
  else await expect(required).rejects.toThrow('DISK_FULL')
})

test('OPS-98 of an own PostgreSQL nothing is known, and a disk that does not answer refuses nothing', async () => {
  const full = async () => ({ freeBytes: 0, sizeBytes: GIB })
  await createSpaceCheck({ ...embedded, databaseUrl: 'postgresql://elsewhere' }, full).require()
  await createSpaceCheck(embedded, () => Promise.reject(new Error('no such folder'))).require()
})

test('OPS-98 the disk of a folder is measured', async () => {
  const { freeBytes, sizeBytes } = await readDiskSpace('.')
  expect(freeBytes).toBeGreaterThan(0)
  expect(sizeBytes).toBeGreaterThan(freeBytes)
})

test('OPS-98 on a nearly full disk what stores more is refused with a sentence, and everything else goes on', async () => {
  let freeBytes = 20 * GIB
  const space = createSpaceCheck(embedded, async () => ({ freeBytes, sizeBytes: 20 * GIB }), 0)
  const { call, refusal, send, ...app } = await startTestApp({ space })
  const user = await createTestUser({ ...app, call }, 'ada')
  const as = user.token
  const settings = { activityStatus: { one: 'done' as const }, userGameSelections: {}, gameOrder: [] }
  const upload = { slot: 1, settings, base: null } as const
  await call(uploadSettings, upload, { as })

  freeBytes = GIB / 2
  const someone = { username: 'newcomer', email: 'newcomer@example.org', password: 'copper lantern 9', challengeAnswer }
  expect(await refusal(register, someone)).toEqual([507, 100009])
  const other = { ...upload, settings: { ...settings, activityStatus: { two: 'done' as const } } }
  expect(await refusal(uploadSettings, other, { as })).toEqual([507, 100009])
  expect(await refusal(restoreSlotVersion, { slot: 1, versionId: 'v_x' }, { as })).toEqual([507, 100009])
  const { text } = await send(uploadSettings, other, { as, headers: { 'accept-language': 'ja' } })
  expect(JSON.parse(text).message).toContain('空き容量')

  expect((await call(downloadSettings, { slot: 1 }, { as })).settings.activityStatus).toEqual({ one: 'done' })
  const second = await call(login, { login: 'ada', password: PASSWORD, challengeAnswer })
  expect((await call(getProfile, {}, { as: second.token })).username).toBe('ada')
  await call(logout, {}, { as: second.token })
  await call(clearSlot, { slot: 1 }, { as })
  await call(deleteAccount, { confirm: 'ada', currentPassword: PASSWORD }, { as })

  freeBytes = 20 * GIB
  await call(register, someone)
})

test('OPS-98 registrations, imports, uploads, notes and subscriptions are what stores more', () => {
  expect(ENDPOINTS.flatMap(({ storesMore, path }) => (storesMore ? [path] : [])).toSorted()).toEqual([
    '/api/auth/register',
    '/api/gachalog/import/file',
    '/api/gachalog/import/file/:preview_id/confirm',
    '/api/gachalog/import/official-link',
    '/api/user/notes',
    '/api/user/push_subscription',
    '/api/user/restore_settings',
    '/api/user/upload_settings',
  ])
})
