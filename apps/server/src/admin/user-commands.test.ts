import { expect, onTestFinished, test, vi } from 'vitest'
import { createDb } from '#server/db/client'
import { migrate } from '#server/db/migrate'
import { findUser, insertUser } from '#server/modules/account/user.queries'
import { createEmptyTestDatabase, databaseUrl } from '#server/testing/database/test-database'
import { runAdmin } from './run-admin.ts'

test('ACC-53 a user is suspended, readmitted, exported and deleted by name', async () => {
  const address = await createEmptyTestDatabase()
  vi.stubEnv('DATABASE_URL', databaseUrl(address))
  vi.stubEnv('LOG_LEVEL', 'error')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const db = createDb(address)
  await migrate(db)
  const createdAt = new Date('2026-05-20T04:00:00Z')
  const user = { id: 'u_1', username: 'ada', email: null, emailKey: null, passwordHash: null }
  await insertUser(db, { ...user, language: 'en', isDecoy: false, pendingUntil: null, createdAt })

  expect(await runAdmin(['user', 'ban', 'Ada'])).toBe('Ada is suspended.')
  expect((await findUser(db, 'u_1'))?.bannedAt).toBeInstanceOf(Date)
  await runAdmin(['user', 'unban', 'ada'])
  expect((await findUser(db, 'u_1'))?.bannedAt).toBeNull()
  expect(JSON.parse(await runAdmin(['export-user', 'ada'])).profile).toMatchObject({ username: 'ada' })
  expect(await runAdmin(['user', 'delete', 'ada'])).toBe('ada is deleted.')
  expect(await findUser(db, 'u_1')).toBeNull()
  for (const command of ['user ban', 'user unban', 'user delete', 'export-user']) {
    await expect(runAdmin([...command.split(' '), 'ada'])).rejects.toThrow('no user "ada"')
  }
  await db.destroy()
})

test('ACC-69 the operator makes, lists, confirms and invites users, and makes links that set a password', async () => {
  const address = await createEmptyTestDatabase()
  vi.stubEnv('DATABASE_URL', databaseUrl(address))
  vi.stubEnv('LOG_LEVEL', 'error')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await runAdmin(['user', 'list'])).toBe('There is no user.')
  const link = /^http:\/\/127\.0\.0\.1:\d+\/settings\?reset_token=eph_[\w-]+$/
  expect(await runAdmin(['user', 'create', 'bea'])).toMatch(link)
  expect(await runAdmin(['user', 'reset-link', 'Bea'])).toMatch(link)
  await expect(runAdmin(['user', 'create', 'BEA'])).rejects.toThrow('"BEA" is taken')
  await expect(runAdmin(['user', 'create', 'a b'])).rejects.toThrow('"a b" is no user name')
  await expect(runAdmin(['user', 'confirm', 'bea'])).rejects.toThrow('"bea" does not wait')

  const db = createDb(address)
  const now = new Date()
  const waiting = {
    id: 'u_2',
    username: 'cid',
    email: 'c@example.net',
    emailKey: 'c@example.net',
  }
  const pendingUntil = new Date(now.getTime() + 60_000)
  await insertUser(db, {
    ...{ ...waiting, passwordHash: null, language: 'en', isDecoy: false, pendingUntil, createdAt: now },
  })
  expect(await runAdmin(['user', 'list'])).toMatch(/^\S+ bea\n\S+ cid, waits for its confirmation$/)
  expect(await runAdmin(['user', 'confirm', 'cid'])).toBe('cid is active.')
  expect(await runAdmin(['user', 'list'])).toMatch(/ cid$/)
  expect(await runAdmin(['user', 'invite'])).toMatch(/\/settings\?invitation=eph_[\w-]{43}&highlight=login$/)
  vi.stubEnv('REGISTRATION', 'closed')
  await expect(runAdmin(['user', 'invite'])).rejects.toThrow('REGISTRATION is closed')
  await db.destroy()
})
