import { getProfile } from '@ephemeris/contract/account/account'
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
  verifyResetToken,
} from '@ephemeris/contract/account/password-change'
import { login } from '@ephemeris/contract/account/sign-in'
import { expect, test } from 'vitest'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'
import { setBan } from '../user-lifecycle.service.ts'

const mailbox = await startTestMailbox()
const app = await startTestApp({ env: { ...mailbox.env, PUBLIC_URL: 'https://ephemeris.example' } })
const { call, refusal, send, deps, clock } = app
const challengeAnswer = null
const newPassword = 'velvet compass 12'

async function tokenFor(email: string): Promise<string> {
  await call(requestPasswordReset, { email, challengeAnswer })
  return (await mailbox.next(email)).parameter('reset_token') ?? ''
}

test('ACC-23 ACC-24 (C025, C026, C027) a link shows whose it is without being used, sets a password once, and logs out', async () => {
  const ada = await createTestUser(app, 'ada')
  const token = await tokenFor(ada.email)
  expect(await call(verifyResetToken, { token })).toEqual({ username: 'ada' })
  expect(await call(verifyResetToken, { token })).toEqual({ username: 'ada' })

  const weak = { token, newPassword: 'password1', challengeAnswer }
  expect(await refusal(resetPassword, weak)).toEqual([400, 200022])
  expect(await refusal(resetPassword, { ...weak, newPassword: PASSWORD })).toEqual([400, 200023])
  const tries = await Promise.all(
    Array.from({ length: 50 }, () => send(resetPassword, { token, newPassword, challengeAnswer })),
  )
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(tries.map(({ text }) => JSON.parse(text).error_code))).toEqual(new Set([undefined, 200020]))

  expect(await refusal(getProfile, {}, { as: ada.token })).toEqual([401, 200003])
  await call(login, { login: 'ada', password: newPassword, challengeAnswer })
  const notice = await mailbox.next(ada.email)
  expect(notice.subject).toBe('Your Ephemeris password was reset')
  expect(notice.text).toContain('the private calendar link, read-only tokens and shared pages have ended too')
})

test('ACC-23 (C025, C026) half an hour ends each link, and the database does not hold it', async () => {
  const { email } = await createTestUser(app, 'bob')
  const token = await tokenFor(email)
  clock.set('2026-05-20T04:30:01Z')
  expect(await refusal(verifyResetToken, { token })).toEqual([400, 200019])
  expect(await refusal(resetPassword, { token, newPassword, challengeAnswer })).toEqual([400, 200019])
  clock.set('2026-05-20T04:00:00Z')
  const rows = await deps.db.selectFrom('email_token').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('ACC-27 (C024) a request beyond the hourly mails leaves the links that were mailed good', async () => {
  const { email } = await createTestUser(app, 'gina')
  for (let n = 0; n < 2; n++) await tokenFor(email)
  const mailed = await tokenFor(email)
  await call(requestPasswordReset, { email, challengeAnswer })
  expect(await call(verifyResetToken, { token: mailed })).toEqual({ username: 'gina' })
  await call(resetPassword, { token: mailed, newPassword, challengeAnswer })
})

test('ACC-11 (C026) a caller who guesses reset tokens is delayed', async () => {
  const from = '203.0.113.9'
  for (let n = 0; n < 10; n++)
    expect(await refusal(verifyResetToken, { token: `t${n}` }, { from })).toEqual([400, 200020])
  expect(await refusal(verifyResetToken, { token: 't' }, { from })).toEqual([429, 100008])
})

test('ACC-10 (C022, C023) asking for a reset shows nothing about the address, and never the token', async () => {
  const { email } = await createTestUser(app, 'carol')
  const banned = await createTestUser(app, 'banned')
  await setBan(deps, 'banned', 'banned')
  const answers = []
  for (const address of [email, banned.email, 'nobody@example.org']) {
    const { status, text } = await send(requestPasswordReset, { email: address, challengeAnswer })
    answers.push(`${status} ${text}`)
  }
  expect(new Set(answers)).toEqual(new Set(['200 {"code":200,"message":"OK","data":null}']))
})

test('ACC-23 (C023) where the operator of a test wants it, the token is returned', async () => {
  const open = await startTestApp({ env: { RESET_TOKEN_IN_RESPONSE: '1' } })
  const { email } = await createTestUser(open, 'ada')
  const answer = await open.call(requestPasswordReset, { email, challengeAnswer })
  expect(await open.call(verifyResetToken, { token: answer?.token ?? '' })).toEqual({ username: 'ada' })
  expect(await open.call(requestPasswordReset, { email: 'nobody@example.org', challengeAnswer })).toBeNull()
})

test('MAIL-5 (C028) links lead to the configured address, whatever the request says', async () => {
  const { email } = await createTestUser(app, 'dora')
  const headers = { host: '192.0.2.66', 'x-forwarded-host': 'evil.test' }
  await call(requestPasswordReset, { email, challengeAnswer }, { headers })
  const { text, html } = await mailbox.next(email)
  expect(text).toContain('\nhttps://ephemeris.example/settings?reset_token=eph_')
  expect(text + html).not.toMatch(/evil\.test|192\.0\.2\.66/)
})

test('ACC-25 (C029) a change of password needs the current one, keeps this session and ends the others', async () => {
  const eve = await createTestUser(app, 'eve')
  const other = await call(login, { login: 'eve', password: PASSWORD, challengeAnswer })
  const change = (currentPassword: string, next: string) => ({ currentPassword, newPassword: next, keepsLinks: true })
  const as = eve.token

  expect(await refusal(changePassword, change('wrong wrong', newPassword), { as })).toEqual([400, 200021])
  expect(await refusal(changePassword, change(PASSWORD, PASSWORD), { as })).toEqual([400, 200023])
  expect(await refusal(changePassword, change(PASSWORD, 'eve12345'), { as })).toEqual([400, 200022])
  await call(changePassword, change(PASSWORD, newPassword), { as })

  expect((await call(getProfile, {}, { as })).username).toBe('eve')
  expect(await refusal(getProfile, {}, { as: other.token })).toEqual([401, 200003])
  expect((await mailbox.next(eve.email)).subject).toBe('Your Ephemeris password was changed')
})

test('ACC-21 (C029) wrong current passwords are counted like wrong sign-ins', async () => {
  const { token: as } = await createTestUser(app, 'frank')
  const from = '203.0.113.12'
  const wrong = { currentPassword: 'wrong wrong', newPassword, keepsLinks: true }
  for (let n = 0; n < 5; n++) expect(await refusal(changePassword, wrong, { as, from })).toEqual([400, 200021])
  expect(await refusal(changePassword, { ...wrong, currentPassword: PASSWORD }, { as, from })).toEqual([429, 100008])
})
