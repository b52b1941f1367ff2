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
  const user = { id: 'u_1', username: 'ada', usernameKey: 'ada', email: null, emailKey: null, passwordHash: null }
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
