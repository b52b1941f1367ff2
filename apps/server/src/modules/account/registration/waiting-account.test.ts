import { getProfile } from '@ephemeris/contract/account/account'
import { changePassword, requestPasswordReset, verifyResetToken } from '@ephemeris/contract/account/password-change'
import { getWaitingAccount, register, resendVerification, verifyEmail } from '@ephemeris/contract/account/registration'
import { login } from '@ephemeris/contract/account/sign-in'
import { afterEach, expect, test } from 'vitest'
import { originOf } from '#server/platform/client-network'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'
import { NAMES_TRIED } from '../account-limits.ts'

const START = '2026-05-20T04:00:00Z'
const mailbox = await startTestMailbox()
const app = await startTestApp({ env: mailbox.env })
const { call, refusal, deps, clock } = app
const challengeAnswer = null
const password = 'copper lantern 9'

const someone = (username: string) => ({ username, email: `${username}@example.net`, password, challengeAnswer })
const tokenTo = async (email: string) => (await mailbox.next(email)).parameter('verify_token') ?? ''

afterEach(() => clock.set(START))

test('ACC-9 (C033) a link is good until its day is over, and its name is taken for as long', async () => {
  await call(register, someone('ada'))
  const token = await tokenTo('ada@example.net')
  clock.set('2026-05-21T03:59:59Z')
  expect(await call(getWaitingAccount, { token })).toEqual({ username: 'ada' })
  expect(await refusal(register, { ...someone('ada'), email: 'other@example.net' })).toEqual([409, 200006])
  clock.set('2026-05-21T04:00:00Z')
  expect(await refusal(verifyEmail, { token })).toEqual([400, 200008])
  await call(register, { ...someone('ada'), email: 'other@example.net' })
})

test('ACC-9 ACC-28 another mail gives the account another day', async () => {
  await call(register, someone('bea'))
  await tokenTo('bea@example.net')
  clock.set('2026-05-21T03:00:00Z')
  await call(resendVerification, { username: 'bea', email: 'bea@example.net', challengeAnswer })
  const token = await tokenTo('bea@example.net')
  clock.set('2026-05-22T02:59:59Z')
  await call(verifyEmail, { token })
  const { token: as } = await call(login, { login: 'bea', password, challengeAnswer })
  expect((await call(getProfile, {}, { as })).username).toBe('bea')
})

test('ACC-28 no further mail brings back an account whose day is over', async () => {
  await call(register, someone('cleo'))
  const token = await tokenTo('cleo@example.net')
  clock.set('2026-05-21T04:00:00Z')
  await call(resendVerification, { username: 'cleo', email: 'cleo@example.net', challengeAnswer })
  expect(await refusal(verifyEmail, { token })).toEqual([400, 200008])
})

test('MAIL-2 mails to a new account are in the language of its registration, also later ones', async () => {
  await call(register, someone('dora'), { headers: { 'accept-language': 'fr-CH, en;q=0.5' } })
  const letter = await mailbox.next('dora@example.net')
  expect(letter.language).toBe('fr')
  await call(verifyEmail, { token: letter.parameter('verify_token') ?? '' })
  const { token: as } = await call(login, { login: 'dora', password, challengeAnswer })
  await call(changePassword, { currentPassword: password, newPassword: 'velvet compass 12', keepsLinks: true }, { as })
  const notice = await mailbox.next('dora@example.net')
  expect([notice.language, notice.parameter('highlight')]).toEqual(['fr', 'login'])
})

test('ACC-10 the mail about a taken address leads its owner to the sign-in', async () => {
  const { email } = await createTestUser(app, 'owner')
  await call(register, { ...someone('eve'), email })
  const letter = await mailbox.next(email)
  expect([letter.parameter('highlight'), letter.text.includes('owner')]).toEqual(['login', true])
})

test('ACC-23 (C025) a reset link is good until half an hour is over', async () => {
  const { email } = await createTestUser(app, 'fay')
  await call(requestPasswordReset, { email, challengeAnswer })
  const token = (await mailbox.next(email)).parameter('reset_token') ?? ''
  clock.set('2026-05-20T04:29:59Z')
  expect(await call(verifyResetToken, { token })).toEqual({ username: 'fay' })
  clock.set('2026-05-20T04:30:00Z')
  expect(await refusal(verifyResetToken, { token })).toEqual([400, 200019])
})

test('ACC-67 a caller who has tried thirty names from one network waits before the next', async () => {
  const from = '203.0.113.33'
  const { username } = await createTestUser(app, 'taken')
  for (let n = 0; n < NAMES_TRIED.points - 1; n++) await deps.limits.takeFrom(NAMES_TRIED, originOf(from))
  expect(await refusal(register, someone(username), { from })).toEqual([409, 200006])
  expect(await refusal(register, someone(username), { from })).toEqual([429, 100008])
})
