import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { deleteAccount, exportAccount, getProfile } from '@ephemeris/contract/account/account'
import { register } from '@ephemeris/contract/account/registration'
import { login } from '@ephemeris/contract/account/sign-in'
import { emailKey } from '@ephemeris/core/account/email'
import { HOUR_MS } from '@ephemeris/core/time/instant'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PERSONAL_DATA } from '#server/personal-data'
import { createMailer } from '#server/platform/mailer'
import { newId } from '#server/platform/secrets/tokens'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'
import { sweepExpiredAccountRows } from './account-sweep.service.ts'
import { insertUser } from './user.queries.ts'
import { eraseUser, exportUser } from './user-lifecycle.service.ts'

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

const ADDRESSES = ['one@example.org', 'Two@Bücher.example', 'drei.jörg@example.org']
const ENDS = ['operator', 'expiry', 'name', 'none'] as const
let people = 0

test('ACC-51 (C116) however an account ends, the outbox keeps mails to addresses that accounts have, and no others', async () => {
  const outbox = path.join(deps.env.dataDir, 'outbox')
  const mailer = createMailer({ smtpUrl: null, mailFrom: 'a@example.org', dataDir: deps.env.dataDir }, deps.log)
  const person = fc.record({ email: fc.constantFrom(...ADDRESSES), end: fc.constantFrom(...ENDS) })
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 5 }), async (drawn) => {
      await deps.db.deleteFrom('account').execute()
      rmSync(outbox, { recursive: true, force: true })
      const accounts = drawn.map(({ email, end }) => ({ email, end, id: newId('u'), username: `ending-${++people}` }))
      for (const { email, end, id, username } of accounts) {
        const hours = end === 'none' ? 3 : 1
        await insertUser(deps.db, {
          ...{ id, username, email, emailKey: emailKey(email) },
          ...{ passwordHash: null, language: 'en', isDecoy: false, createdAt: new Date(clock.now()) },
          pendingUntil: new Date(clock.now() + hours * HOUR_MS),
        })
        await mailer.send({ to: email, language: 'en', subject: 'Confirm', text: '', html: '' })
      }
      for (const { end, id } of accounts) if (end === 'operator') await eraseUser(deps, id, PERSONAL_DATA)
      clock.set('2026-05-20T06:00:00Z')
      for (const { end, username } of accounts) {
        const again = { username, password: PASSWORD, email: `${username}@example.net`, challengeAnswer: null }
        if (end === 'name') await call(register, again)
      }
      await sweepExpiredAccountRows(deps)
      clock.set('2026-05-20T04:00:00Z')

      const left = new Set(accounts.filter(({ end }) => end === 'none').map(({ email }) => email))
      const expected = accounts.filter(({ email }) => left.has(email)).map(({ email }) => ADDRESSES.indexOf(email))
      const subjects = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
      const found = subjects.flatMap((text) => {
        const at = [/^To: one@/m, /^To: Two@/m, /^To: drei/m].findIndex((to) => to.test(text))
        return at === -1 ? [] : at
      })
      expect(found.toSorted()).toEqual(expected.toSorted())
    }),
    { numRuns: 15 },
  )
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
