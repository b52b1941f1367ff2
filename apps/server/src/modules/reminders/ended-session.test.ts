import { createAccessToken } from '@ephemeris/contract/account/access-tokens'
import { listSessions, revokeSession } from '@ephemeris/contract/account/account'
import { changePassword, requestPasswordReset, resetPassword } from '@ephemeris/contract/account/password-change'
import { login, logout, logoutAll } from '@ephemeris/contract/account/sign-in'
import { createPrivateFeed } from '@ephemeris/contract/catalogue/calendar-feed'
import { getOwnView } from '@ephemeris/contract/open/open-me'
import { connectWebhook, subscribePush } from '@ephemeris/contract/reminders/reminder-channels'
import { testReminders } from '@ephemeris/contract/reminders/reminders'
import { expect, test } from 'vitest'
import { startReminderApp } from '#server/testing/reminder-app'
import { PASSWORD, type TestUser } from '#server/testing/test-user'
import { sampleActivity } from '../catalogue/sample-activity.test-data.ts'

const NEW_PASSWORD = 'velvet compass 12'
const challengeAnswer = null

const app = await startReminderApp([sampleActivity('soon', { end: '2026-05-21 21:00:00' })], {
  RESET_TOKEN_IN_RESPONSE: '1',
})
const { ask, call, send, clock, deps, hook, withDueJobs, newUser, plan, push } = app
// 15:00 in Berlin; what ends on 21 May is due.
clock.set('2026-05-20T13:00:00Z')

async function signIn({ username }: TestUser, password = PASSWORD): Promise<string> {
  return (await call(login, { login: username, password, challengeAnswer })).token
}

async function messagesOf({ id }: TestUser): Promise<string[]> {
  const rows = await deps.db.selectFrom('reminder_message').select('state').where('user_id', '=', id).execute()
  return rows.map(({ state }) => state)
}

async function subscriptionsOf({ id }: TestUser): Promise<number> {
  return (await deps.db.selectFrom('push_subscription').select('id').where('user_id', '=', id).execute()).length
}

const ownSession = async (token: string) =>
  (await call(listSessions, {}, { as: token })).find(({ isCurrent }) => isCurrent)?.id ?? ''

test.each([
  [
    'is ended from another device',
    async (intruder: string, { token }: TestUser) => {
      await call(revokeSession, { id: await ownSession(intruder) }, { as: token })
    },
  ],
  [
    'logs out',
    async (intruder: string) => {
      await call(logout, {}, { as: intruder })
    },
  ],
])('REM-22 (C027) a browser whose session %s gets nothing more, not even what was queued', async (how, end) => {
  const owner = await newUser(`owner-${how.length}`)
  const browser = `intruder-${how.length}`
  const intruder = await signIn(owner)
  push.answers.set(browser, { status: 503 })
  await call(subscribePush, push.subscribe(browser), { as: intruder })
  // A user whom the server is just planning is passed over.
  await expect.poll(() => plan().then(() => push.refused)).toContain(browser)
  await expect.poll(() => messagesOf(owner)).toEqual(['waiting'])

  await end(intruder, owner)
  push.answers.delete(browser)
  // A try that was under way puts the next one off once more.
  await expect.poll(withDueJobs(() => messagesOf(owner))).toEqual(['dropped'])
  expect(await call(testReminders, {}, { as: owner.token })).toEqual({})
  expect(push.received.filter((one) => one.browser === browser)).toEqual([])
  expect(await subscriptionsOf(owner)).toBe(0)
})

/** What an intruder sets up who has the account for a while. @returns whether each of it still works */
async function setUp(intruder: string, name: string) {
  await call(subscribePush, push.subscribe(name), { as: intruder })
  await call(connectWebhook, { url: `${hook.address}-${name}` }, { as: intruder })
  const feed = { language: 'en', server: 'UTC+8', gameServers: {}, alarmHours: [] } as const
  const { url } = await call(createPrivateFeed, feed, { as: intruder })
  const { token } = await call(createAccessToken, { name }, { as: intruder })
  const view = { language: null, timeZone: null, hasUids: false }
  return async (owner: string) => ({
    tested: await call(testReminders, {}, { as: owner }),
    calendar: (await ask(`GET ${new URL(url ?? '').pathname}`)).status,
    screen: (await send(getOwnView, view, { as: token })).status,
  })
}

test.each([
  [
    'a reset of the password by mail',
    async ({ email }: TestUser) => {
      const { token } = (await call(requestPasswordReset, { email, challengeAnswer })) ?? { token: '' }
      await call(resetPassword, { token, newPassword: NEW_PASSWORD, challengeAnswer })
      return NEW_PASSWORD
    },
  ],
  [
    'the end of all sessions',
    async ({ token }: TestUser) => {
      await call(logoutAll, {}, { as: token })
      return PASSWORD
    },
  ],
])('ACC-65 (C027) after %s nothing is sent to what an intruder has set up', async (how, end) => {
  const owner = await newUser(`victim-${how.length}`)
  const isLeft = await setUp(await signIn(owner), `intruder-${how.length}`)
  expect(await isLeft(owner.token)).toEqual({ tested: { push: 'sent', webhook: 'sent' }, calendar: 200, screen: 200 })

  const password = await end(owner)
  await deps.db.deleteFrom('rate_limit').execute()
  expect(await isLeft(await signIn(owner, password))).toEqual({ tested: {}, calendar: 404, screen: 401 })
  expect(await subscriptionsOf(owner)).toBe(0)
})

test('ACC-65 (C027) a change of the password ends the push of other sessions and leaves the rest', async () => {
  const owner = await newUser('careful')
  const isLeft = await setUp(owner.token, 'own browser')
  await call(subscribePush, push.subscribe('other browser'), { as: await signIn(owner) })
  await call(
    changePassword,
    { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keepsLinks: true },
    { as: owner.token },
  )
  expect(await isLeft(owner.token)).toEqual({ tested: { push: 'sent', webhook: 'sent' }, calendar: 200, screen: 200 })
  expect(await subscriptionsOf(owner)).toBe(1)
})
