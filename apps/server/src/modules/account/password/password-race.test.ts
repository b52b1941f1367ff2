import process from 'node:process'
import { deleteAccount, getProfile } from '@ephemeris/contract/account/account'
import { changePassword, requestPasswordReset, resetPassword } from '@ephemeris/contract/account/password-change'
import { login } from '@ephemeris/contract/account/sign-in'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockAccountOf, lockRows, waitForBlocked } from '#server/testing/database/row-lock'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD, type TestUser } from '#server/testing/test-user'

/** So many unordered races are run; two hundred in the long run: PASSWORD_RACE_ROUNDS=200. */
const ROUNDS = Number(process.env.PASSWORD_RACE_ROUNDS ?? 5)
const CALLS_AT_ONCE = 4
const ROUND_LIMIT_MS = 80_000

const OWNERS = 'velvet compass 12'
const INTRUDERS = 'copper lantern 9'
const challengeAnswer = null

const app = await startTestApp({ env: { RESET_TOKEN_IN_RESPONSE: '1' } })
const { call, refusal, send, deps } = app
const { db } = deps

let users = 0
const newUser = () => createTestUser(app, `racer-${++users}`)

async function resetOf({ email }: TestUser): Promise<(newPassword?: string) => Promise<number>> {
  const token = (await call(requestPasswordReset, { email, challengeAnswer }))?.token ?? ''
  return async (newPassword = OWNERS) => (await send(resetPassword, { token, newPassword, challengeAnswer })).status
}

function change({ token: as }: Pick<TestUser, 'token'>, newPassword = INTRUDERS) {
  return send(changePassword, { currentPassword: PASSWORD, newPassword, keepsLinks: false }, { as }).then(
    ({ status }) => status,
  )
}

const signIn = async ({ username }: TestUser, password: string) =>
  (await send(login, { login: username, password, challengeAnswer })).status

async function expectOnlyOwnersPassword(user: TestUser): Promise<void> {
  expect(await signIn(user, OWNERS)).toBe(200)
  for (const password of [PASSWORD, INTRUDERS]) expect(await signIn(user, password)).toBe(401)
  expect(await refusal(getProfile, {}, { as: user.token })).toEqual([401, 200003])
}

test('ACC-62 (C025, C029) a change of the password that was verified before a reset does not come after it', async () => {
  const user = await newUser()
  const reset = await resetOf(user)
  const release = await lockAccountOf(db, user)
  const wasReset = reset()
  await waitForBlocked(db, 1)
  const wasChanged = change(user)
  await waitForBlocked(db, 2)
  await release()
  expect([await wasReset, await wasChanged]).toEqual([200, 401])
  await expectOnlyOwnersPassword(user)
})

test('ACC-62 (C025, C029) a reset that comes after a change of the password stands', async () => {
  const user = await newUser()
  const reset = await resetOf(user)
  const release = await lockAccountOf(db, user)
  const wasChanged = change(user)
  await waitForBlocked(db, 1)
  const wasReset = reset()
  await waitForBlocked(db, 2)
  await release()
  expect([await wasChanged, await wasReset]).toEqual([200, 200])
  await expectOnlyOwnersPassword(user)
})

test(
  `ACC-62 (C025, C029) a session that changes the password over and over does not outlive a reset, ${ROUNDS} times`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const user = await newUser()
      const reset = await resetOf(user)
      let isOver = false
      const intruder = async () => {
        while (!isOver) await change(user)
      }
      const intruders = Array.from({ length: CALLS_AT_ONCE }, intruder)
      expect(await reset()).toBe(200)
      isOver = true
      await Promise.all(intruders)
      await expectOnlyOwnersPassword(user)
    }
  },
  60_000 + ROUNDS * ROUND_LIMIT_MS,
)

test('ACC-62 (C029) of two changes of the password at once from two sessions one counts and ends the other one', async () => {
  const user = await newUser()
  const other = await call(login, { login: user.username, password: PASSWORD, challengeAnswer })
  const release = await lockAccountOf(db, user)
  const first = change(user, OWNERS)
  await waitForBlocked(db, 1)
  const second = change(other)
  await waitForBlocked(db, 2)
  await release()
  expect([await first, await second]).toEqual([200, 401])
  expect(await signIn(user, OWNERS)).toBe(200)
  expect((await call(getProfile, {}, { as: user.token })).username).toBe(user.username)
  expect(await refusal(getProfile, {}, { as: other.token })).toEqual([401, 200003])
})

test('ACC-62 (C029) of two changes of the password at once in one session one counts', async () => {
  const user = await newUser()
  const release = await lockAccountOf(db, user)
  const first = change(user, OWNERS)
  await waitForBlocked(db, 1)
  const second = change(user)
  await waitForBlocked(db, 2)
  await release()
  expect([await first, await second]).toEqual([200, 400])
  expect([await signIn(user, OWNERS), await signIn(user, INTRUDERS)]).toEqual([200, 401])
})

test('ACC-62 (C025, C027) a sign-in that has read the old password before a reset gets no session after it', async () => {
  const user = await newUser()
  const reset = await resetOf(user)
  // What a sign-in counts after it has read the user and before it looks at the password.
  const release = await lockRows(db, (own) =>
    own.selectFrom('rate_limit').select('key').where('key', 'like', 'wrong-password-anywhere:%').forUpdate().execute(),
  )
  const signedIn = signIn(user, PASSWORD)
  await waitForBlocked(db, 1)
  expect(await reset()).toBe(200)
  await release()
  expect(await signedIn).toBe(401)
  expect(await db.selectFrom('session').select('id').where('user_id', '=', user.id).execute()).toEqual([])
})

test('ACC-62 (C025) an account is not deleted by a password that was verified before a reset', async () => {
  const user = await newUser()
  const reset = await resetOf(user)
  const release = await lockAccountOf(db, user)
  const wasReset = reset()
  await waitForBlocked(db, 1)
  const deletion = send(deleteAccount, { confirm: user.username, currentPassword: PASSWORD }, { as: user.token })
  await waitForBlocked(db, 2)
  await release()
  expect([await wasReset, (await deletion).status]).toEqual([200, 401])
  await expectOnlyOwnersPassword(user)
})

test('ACC-23 (C025) of fifty resets at once by one link one counts, and its password is the one', async () => {
  const user = await newUser()
  const reset = await resetOf(user)
  const passwords = Array.from({ length: 50 }, (_, n) => `velvet compass ${100 + n}`)
  const statuses = await Promise.all(passwords.map(reset))
  const set = passwords.filter((_, n) => statuses[n] === 200)
  expect(set).toHaveLength(1)
  const { passwordHash } = await db
    .selectFrom('account')
    .select('password_hash as passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(await deps.passwords.verify(passwordHash, set[0] ?? '')).toBe(true)
})

test('ACC-51 ACC-62 (C116) a reset that is asked for while the account is deleted leaves nothing behind', async () => {
  const user = await newUser()
  await resetOf(user)
  const release = await lockRows(db, (own) => sql`lock table email_token in exclusive mode`.execute(own))
  const asked = send(requestPasswordReset, { email: user.email, challengeAnswer })
  await waitForBlocked(db, 1)
  const deletion = send(deleteAccount, { confirm: user.username, currentPassword: PASSWORD }, { as: user.token })
  await waitForBlocked(db, 2)
  await release()
  expect([(await asked).status, (await deletion).status]).toEqual([200, 200])
  for (const table of ['email_token', 'mail', 'job'] as const) {
    expect(await db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute(), table).toEqual([])
  }
})
