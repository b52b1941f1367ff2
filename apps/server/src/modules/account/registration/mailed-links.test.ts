import { requestPasswordReset, resetPassword, verifyResetToken } from '@ephemeris/contract/account/password-change'
import { getWaitingAccount, register, resendVerification, verifyEmail } from '@ephemeris/contract/account/registration'
import { login } from '@ephemeris/contract/account/sign-in'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { createMetrics } from '#server/platform/log/metrics'
import { asker } from '#server/testing/calls/ask'
import { testCallerOf } from '#server/testing/calls/test-call'
import { lockAccountOf, waitForBlocked } from '#server/testing/database/row-lock'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'

const mailbox = await startTestMailbox()
const app = await startTestApp({ env: mailbox.env })
const { call, refusal, send, deps, clock } = app
const { db } = deps
/** Another process on the same database. */
const second = await createApp({ ...deps, metrics: createMetrics() })
afterAll(() => second.close())
const other = testCallerOf(asker(await second.listen()))

const challengeAnswer = null
const password = 'copper lantern 9'
const newPassword = 'velvet compass 12'
let names = 0

/** The hourly number of mails is not what these tests are about. */
const forgetMails = () => sql`delete from rate_limit`.execute(db)

async function allMailsAreSent(): Promise<void> {
  const waiting = db.selectFrom('job').select('id').where('kind', '=', 'mail').where('failed_at', 'is', null)
  await expect.poll(() => waiting.execute()).toEqual([])
}

/** What so many mails carry, in the order in which they arrive: that of their sending only by chance. */
async function tokensOf(parameter: string, { to, mails }: { to: string; mails: number }): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < mails) tokens.push((await mailbox.next(to)).parameter(parameter) ?? '')
  return tokens
}

/** An account that waits, whose confirmation was asked for so many times. @returns its links, as the mails arrived */
async function confirmations(mails: number) {
  const username = `waiting-${++names}`
  const email = `${username}@example.net`
  await call(register, { username, email, password, challengeAnswer })
  for (let n = 1; n < mails; n++) {
    await forgetMails()
    const { call: ask } = n % 2 === 0 ? app : other
    await ask(resendVerification, { username: n % 3 === 0 ? null : username, email, challengeAnswer })
  }
  return { username, email, tokens: await tokensOf('verify_token', { to: email, mails }) }
}

/** A user for whom a reset was asked for so many times. @returns the links, as the mails arrived */
async function resets(mails: number) {
  const user = await createTestUser(app, `forgetful-${++names}`)
  for (let n = 0; n < mails; n++) {
    await forgetMails()
    const { call: ask } = n % 2 === 0 ? app : other
    await ask(requestPasswordReset, { email: user.email, challengeAnswer })
  }
  return { ...user, tokens: await tokensOf('reset_token', { to: user.email, mails }) }
}

const MAILS = [
  { mails: 1, opened: 0 },
  { mails: 2, opened: 0 },
  { mails: 2, opened: 1 },
  { mails: 4, opened: 0 },
  { mails: 4, opened: 2 },
  { mails: 30, opened: 7 },
]

test.each(MAILS)(
  'ACC-9 ACC-27 (C024) of $mails confirmation mails number $opened, which the owner opens, activates the account, and then none does',
  async ({ mails, opened }) => {
    const { username, tokens } = await confirmations(mails)
    expect(new Set(tokens).size).toBe(mails)
    const token = tokens[opened] ?? ''
    expect(await call(getWaitingAccount, { token })).toEqual({ username })
    await call(verifyEmail, { token })
    for (const any of tokens.slice(0, 5)) expect(await refusal(verifyEmail, { token: any })).toEqual([400, 200009])
    expect((await send(login, { login: username, password, challengeAnswer })).status).toBe(200)
  },
)

test.each(MAILS)(
  'ACC-23 ACC-27 (C024, C025) of $mails reset mails number $opened, which the owner opens, sets the password, and then none does',
  async ({ mails, opened }) => {
    const { username, tokens } = await resets(mails)
    expect(new Set(tokens).size).toBe(mails)
    const token = tokens[opened] ?? ''
    expect(await call(verifyResetToken, { token })).toEqual({ username })
    await call(resetPassword, { token, newPassword, challengeAnswer })
    for (const any of tokens.slice(0, 5)) {
      expect(await refusal(verifyResetToken, { token: any })).toEqual([400, 200020])
      const late = { token: any, newPassword: 'winter orchard 31', challengeAnswer }
      expect(await refusal(resetPassword, late)).toEqual([400, 200020])
    }
    expect((await send(login, { login: username, password: newPassword, challengeAnswer })).status).toBe(200)
  },
)

test('ACC-23 (C025) of two reset links at once, in two processes, exactly one sets the password', async () => {
  const user = await resets(2)
  const [one = '', two = ''] = user.tokens
  const release = await lockAccountOf(db, user)
  const tries = [
    send(resetPassword, { token: one, newPassword, challengeAnswer }),
    other.send(resetPassword, { token: two, newPassword: 'winter orchard 31', challengeAnswer }),
  ]
  await waitForBlocked(db, 2)
  await release()
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 400])
  const [kept, lost] = statuses[0] === 200 ? [newPassword, 'winter orchard 31'] : ['winter orchard 31', newPassword]
  const signIn = (with_: string) => send(login, { login: user.username, password: with_, challengeAnswer })
  expect([(await signIn(kept)).status, (await signIn(lost)).status]).toEqual([200, 401])
})

test('ACC-9 (C033) of two confirmation links of one account at once, in two processes, exactly one counts', async () => {
  const { username, tokens } = await confirmations(4)
  const { id } = await db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow()
  const release = await lockAccountOf(db, { id })
  const tries = tokens.slice(0, 2).map((token, n) => (n === 0 ? app : other).send(verifyEmail, { token }))
  await waitForBlocked(db, 2)
  await release()
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 400])
})

test('ACC-9 a confirmation link is good for a day from its own mail, also where a later mail gave the account more time', async () => {
  const { username, email, tokens } = await confirmations(1)
  clock.set('2026-05-21T03:00:00Z')
  await call(resendVerification, { username, email, challengeAnswer })
  const later = (await mailbox.next(email)).parameter('verify_token') ?? ''
  clock.set('2026-05-21T04:00:00Z')
  expect(await refusal(getWaitingAccount, { token: tokens[0] ?? '' })).toEqual([400, 200008])
  expect(await refusal(verifyEmail, { token: tokens[0] ?? '' })).toEqual([400, 200008])
  await call(verifyEmail, { token: later })
  clock.set('2026-05-20T04:00:00Z')
})

test('ACC-28 a stranger’s account with the address is activated by none of the links of another', async () => {
  const { username, email, tokens } = await confirmations(2)
  const stranger = `stranger-${names}`
  await call(register, { username: stranger, email, password: 'a stranger’s lantern 8', challengeAnswer })
  await call(verifyEmail, { token: tokens[0] ?? '' })
  expect((await send(login, { login: username, password, challengeAnswer })).status).toBe(200)
  const theirs = { login: stranger, password: 'a stranger’s lantern 8', challengeAnswer }
  expect(await refusal(login, theirs)).toEqual([403, 200011])
})

test.each([
  ['with tags', (n: number) => `bombed+${n}@example.net`, 'Bombed@example.net'],
  ['with dots', (n: number) => `${'bo'.slice(0, n)}.${'bombed'.slice(n)}@gmail.com`, 'b.ombed+x@GoogleMail.com'],
])('ACC-12 (C024) one mailbox %s in its address gets three mails an hour', async (_, address, repeated) => {
  await forgetMails()
  await allMailsAreSent()
  const before = mailbox.total()
  const addresses = [1, 2].map(address)
  for (const email of [...addresses, repeated, `x${repeated}`]) {
    await call(register, { username: `flooder-${++names}`, email, password, challengeAnswer })
  }
  for (const email of addresses) {
    await call(resendVerification, { username: null, email, challengeAnswer })
    await call(requestPasswordReset, { email, challengeAnswer })
  }
  await allMailsAreSent()
  // The fourth registration is for another mailbox.
  expect(mailbox.total() - before).toBe(4)
})
