import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deleteAccount, exportAccount, getProfile } from '@ephemeris/contract/account/account'
import { login } from '@ephemeris/contract/account/sign-in'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PERSONAL_DATA } from '#server/personal-data'
import { createMailer } from '#server/platform/mailer'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'
import { exportUser } from './user-lifecycle.service.ts'

const app = await startTestApp()
const { call, refusal, send, deps, clock } = app

test('ACC-51 (C116) every table that holds what belongs to a user is emptied with the account', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'user_id' order by 1
  `.execute(deps.db)
  expect(PERSONAL_DATA.flatMap(({ tables }) => tables).sort()).toEqual(rows.map(({ name }) => name))
})

test('ACC-50 (C116) the user gets everything that is kept, and neither hashes nor what belongs to others', async () => {
  const ada = await createTestUser(app, 'ada')
  const bob = await createTestUser(app, 'bob')
  const answer = await send(exportAccount, {}, { as: ada.token })

  expect(answer.headers['content-disposition']).toBe('attachment; filename="ephemeris-account-20260520.json"')
  const file = JSON.parse(answer.text)
  expect(Object.keys(file)).toEqual(['exported_at', ...PERSONAL_DATA.map(({ name }) => name)])
  expect(file.profile).toMatchObject({ username: 'ada', email: 'ada@example.org', has_password: true })
  const at = '2026-05-20T04:00:00.000Z'
  expect(file.exported_at).toBe(at)
  expect(file.sessions).toEqual([
    { device: 'Unknown device', ip_address: expect.any(String), via: 'password', created_at: at, last_used_at: at },
  ])
  expect(answer.text).not.toMatch(/argon2|hash/)
  expect(answer.text).not.toContain(bob.id)
})

test('ACC-51 (C116) an account is deleted by its name and its password, and nothing of it is left', async () => {
  const cleo = await createTestUser(app, 'cleo')
  const as = cleo.token
  const typed = (confirm: string, currentPassword: string | null) => ({ confirm, currentPassword })
  expect(await refusal(deleteAccount, typed('cleopatra', PASSWORD), { as })).toEqual([400, 100002])
  expect(await refusal(deleteAccount, typed('cleo', null), { as })).toEqual([400, 100001])
  expect(await refusal(deleteAccount, typed('cleo', 'wrong wrong'), { as })).toEqual([400, 200021])
  const mailer = createMailer({ smtpUrl: null, mailFrom: 'a@example.org', dataDir: deps.env.dataDir }, deps.log)
  for (const to of ['cleo@example.org', 'theo@example.org']) {
    await mailer.send({ to, language: 'en', subject: 'Reset', text: 'cleo@example.org', html: '' })
  }
  await call(deleteAccount, typed('cleo', PASSWORD), { as })
  const outbox = path.join(deps.env.dataDir, 'outbox')
  expect(
    readdirSync(outbox).map((name) => /^To: .*$/m.exec(readFileSync(path.join(outbox, name), 'utf8'))?.[0]),
  ).toEqual(['To: theo@example.org'])

  expect(await refusal(getProfile, {}, { as })).toEqual([401, 200003])
  const again = { login: 'cleo', password: PASSWORD, challengeAnswer: null }
  expect(await refusal(login, again)).toEqual([401, 200004])
  const left = await exportUser(deps, cleo.id, PERSONAL_DATA)
  expect(Object.values(left).filter((part) => Array.isArray(part) && part.length > 0)).toEqual([])
  expect(left.profile).toBeNull()
})

test('ACC-51 who has no password shows by a fresh sign-in who it is', async () => {
  const dan = await createTestUser(app, 'dan')
  await deps.db.updateTable('account').set({ password_hash: null }).where('id', '=', dan.id).execute()
  const typed = { confirm: 'dan', currentPassword: null }
  clock.set('2026-05-20T04:10:01Z')
  expect(await refusal(deleteAccount, typed, { as: dan.token })).toEqual([403, 200018])
  clock.set('2026-05-20T04:10:00Z')
  await call(deleteAccount, typed, { as: dan.token })
  clock.set('2026-05-20T04:00:00Z')
})
