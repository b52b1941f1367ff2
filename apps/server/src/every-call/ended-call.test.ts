import {
  createAccessToken,
  createShownPage,
  listAccessTokens,
  revokeAccessToken,
} from '@ephemeris/contract/account/access-tokens'
import { deleteAccount, revokeSession } from '@ephemeris/contract/account/account'
import { changePassword, requestPasswordReset, resetPassword } from '@ephemeris/contract/account/password-change'
import { claimQr, confirmQr, refuseQr, scanQr } from '@ephemeris/contract/account/qr-login'
import { logout, logoutAll } from '@ephemeris/contract/account/sign-in'
import { linkIdentity, unlinkIdentity, WAYS } from '@ephemeris/contract/account/social'
import { createPrivateFeed, revokePrivateFeed } from '@ephemeris/contract/catalogue/calendar-feed'
import type { Endpoint } from '@ephemeris/contract/endpoint'
import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { confirmFile, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { cancelImport, startImport } from '@ephemeris/contract/gacha/gacha-import'
import { undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import { clearRecords } from '@ephemeris/contract/gacha/gacha-records'
import { nameUid, revokeUid } from '@ephemeris/contract/gacha/gacha-uids'
import { makeHandoff } from '@ephemeris/contract/handoff'
import {
  connectWebhook,
  removeWebhook,
  subscribePush,
  unsubscribePush,
} from '@ephemeris/contract/reminders/reminder-channels'
import { saveReminders, testReminders } from '@ephemeris/contract/reminders/reminders'
import { syncNotes } from '@ephemeris/contract/sync/notes'
import { clearSlot, listSlotVersions, restoreSlotVersion, uploadSettings } from '@ephemeris/contract/sync/sync'
import { castVotes, withdrawVotes } from '@ephemeris/contract/votes'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import { HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { afterAll, expect, test } from 'vitest'
import { eraseUser } from '#server/modules/account/user-lifecycle.service'
import { loadShippedCatalogue } from '#server/modules/catalogue/stored/load-shipped'
import { insertTask } from '#server/modules/gacha/import/task.queries'
import { PERSONAL_DATA } from '#server/personal-data'
import { newId } from '#server/platform/secrets/tokens'
import { lockRows, waitForBlocked } from '#server/testing/database/row-lock'
import { lastUse, rowsOfUser, setLastUse } from '#server/testing/database/user-rows'
import { gate } from '#server/testing/members/gate'
import { QQ, QQ_ENV, startQqPeer } from '#server/testing/peers/qq-peer'
import { writeUpstreams } from '#server/testing/peers/upstream'
import { DISCORD, startWebhookPeer } from '#server/testing/peers/webhook-peer'
import { importFile, pullFile } from '#server/testing/pull-logs/pull-file'
import { linkTo } from '#server/testing/pull-logs/pull-log-simulator'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { startTestApp } from '#server/testing/test-app'
import { HOME, qrSides } from '#server/testing/test-qr'
import { createTestUser, PASSWORD, type TestUser } from '#server/testing/test-user'
import { follow, visitorOf } from '#server/testing/test-visitor'

const PUBLIC_URL = 'https://ephemeris.example'
const NEW_PASSWORD = 'velvet compass 12'
const SESSION_ENDED = [401, 200003] as const
const PASSWORD_WRONG = [400, 200021] as const
const VISIT_ENDED = [400, 200016] as const

const peer = await startQqPeer()
afterAll(peer.close)
const hook = await startWebhookPeer()
afterAll(hook.close)
const upstreams = writeUpstreams({ [QQ]: peer.origin, [DISCORD]: hook.origin })
afterAll(upstreams.remove)
const app = await startTestApp({
  prepare: loadShippedCatalogue,
  env: { ...QQ_ENV, PUBLIC_URL, EPHEMERIS_UPSTREAMS: upstreams.path, RESET_TOKEN_IN_RESPONSE: '1' },
})
const { call, refusal, deps, clock } = app
const { db } = deps
const { show, scan } = qrSides(app)
const account = simulatedAccount('genshin', { pulls: 20 })
const { gameId, uid } = account
const catalogue = JSON.parse((await app.ask('GET /api/events?lang=en&games=genshin')).text).data
const subject = { activityId: String(catalogue.events[0].events[0].uuid), gameId: 'genshin' as const }

type Refusal = Awaited<ReturnType<typeof refusal>>

interface Case {
  readonly line: string
  /** The answer if a reset has ended the call's session. */
  readonly expected: Refusal
  /** Does what comes before the call. @returns how to make it, its body following after `bodyAfter` */
  readonly prepare: (user: TestUser) => Promise<(bodyAfter: Promise<void>) => Promise<Refusal>>
}

function on<Input>(
  endpoint: Endpoint<Input, unknown>,
  inputFor: (user: TestUser) => Promise<Input>,
  expected: Refusal = SESSION_ENDED,
): Case {
  return {
    line: lineOf(endpoint),
    expected,
    prepare: async (user) => {
      const input = await inputFor(user)
      const options = { as: user.token, from: HOME }
      return (bodyAfter) => refusal(endpoint, input, endpoint.method === 'GET' ? options : { ...options, bodyAfter })
    },
  }
}

function lineOf({ method, path }: Pick<Endpoint<unknown, unknown>, 'method' | 'path'>): string {
  return `${method} ${path}`
}

const upload = (mark: string) => ({
  ...{ slot: 1 as const, base: null },
  settings: { activityStatus: { [mark]: 'done' as const }, userGameSelections: {}, gameOrder: [] },
})
const FEED = { language: 'en', server: 'UTC+8', gameServers: {}, alarmHours: [24] } as const
const STAMINA = { amount: 40, typedAt: '2026-05-20T11:00:01Z', bellAt: 200 } as const
const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/browser',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
}
const imported = ({ token }: TestUser) => importFile(app, account, token)

async function scanned({ token }: TestUser) {
  const code = await show()
  await scan(code, token)
  return { ...code, match: null }
}

/** An import that waits and that no process works on. */
async function waitingTask({ id }: TestUser): Promise<{ taskId: string }> {
  const taskId = newId('gt')
  const task = { userId: id, taskId, gameId, sealedLink: Buffer.from('link'), poolIds: ['301'], at: new Date() }
  await db.transaction().execute((transaction) => insertTask(transaction, task))
  return { taskId }
}

const CASES: readonly Case[] = [
  on(castVotes, async () => ({ ...subject, choices: { worth: 'must' } })),
  on(withdrawVotes, async ({ token }) => {
    await call(castVotes, { ...subject, choices: { worth: 'must' } }, { as: token })
    return { ...subject, pollIds: ['worth'] }
  }),
  on(uploadSettings, async () => upload('one')),
  on(clearSlot, async ({ token }) => {
    await call(uploadSettings, upload('one'), { as: token })
    return { slot: 1 }
  }),
  on(restoreSlotVersion, async ({ token: as }) => {
    for (const mark of ['one', 'two']) await call(uploadSettings, upload(mark), { as })
    const [version] = await call(listSlotVersions, { slot: 1 }, { as })
    return { slot: 1, versionId: version?.id ?? '' }
  }),
  on(syncNotes, async () => ({ 'stamina/genshin': { at: instant(clock.now()), value: STAMINA } })),
  on(createPrivateFeed, async () => FEED),
  on(revokePrivateFeed, async ({ token }) => {
    await call(createPrivateFeed, FEED, { as: token })
    return {}
  }),
  on(createAccessToken, async () => ({ name: 'screen' })),
  on(createShownPage, async (user) => {
    await imported(user)
    return { gameId, uid, name: '', language: 'en' }
  }),
  on(revokeAccessToken, async ({ token }) => {
    await call(createAccessToken, { name: 'screen' }, { as: token })
    const [made] = await call(listAccessTokens, {}, { as: token })
    return { id: made?.id ?? '' }
  }),
  on(saveReminders, async () => DEFAULT_REMINDERS),
  on(testReminders, async () => ({})),
  on(subscribePush, async () => BROWSER),
  on(unsubscribePush, ({ token }) => call(subscribePush, BROWSER, { as: token })),
  on(connectWebhook, async () => ({ url: hook.address })),
  on(removeWebhook, async ({ token }) => {
    await call(connectWebhook, { url: hook.address }, { as: token })
    return {}
  }),
  on(previewFile, async () => ({ text: pullFile([account]), gameId: null, uid: null })),
  on(confirmFile, ({ token }) =>
    call(previewFile, { text: pullFile([account]), gameId: null, uid: null }, { as: token }),
  ),
  on(nameUid, async (user) => {
    await imported(user)
    return { gameId, uid, nickname: 'named' }
  }),
  on(clearRecords, async (user) => {
    await imported(user)
    return { gameId, uid }
  }),
  on(revokeUid, async (user) => {
    await imported(user)
    return { gameId, uid }
  }),
  on(undoImport, imported),
  on(startImport, async () => ({ text: linkTo(account), gameId })),
  on(cancelImport, waitingTask),
  on(makeHandoff, async () => ({})),
  on(scanQr, () => show()),
  on(claimQr, async () => ({ key: (await show()).shortCode })),
  on(confirmQr, scanned),
  on(refuseQr, scanned),
  on(
    changePassword,
    async () => ({ currentPassword: PASSWORD, newPassword: 'copper lantern 9', keepsLinks: false }),
    PASSWORD_WRONG,
  ),
  on(deleteAccount, async ({ username }) => ({ confirm: username, currentPassword: PASSWORD }), PASSWORD_WRONG),
  on(revokeSession, async () => ({ id: 's_another' })),
  on(logoutAll, async () => ({})),
  on(unlinkIdentity, async ({ id }) => {
    const linked = { provider: 'qq', subject: id, user_id: id, linked_at: new Date(clock.now()) } as const
    await db.insertInto('identity').values(linked).execute()
    return { provider: 'qq' as const }
  }),
  on(WAYS.qq.login, async () => ({ isDomestic: false })),
  on(linkIdentity, async () => ({ provider: 'qq' as const, currentPassword: null, isDomestic: false })),
  {
    line: lineOf(WAYS.qq.callback),
    expected: VISIT_ENDED,
    prepare: async ({ id, token }) => {
      peer.person = { ...peer.person, openid: id }
      const visitor = visitorOf(app, WAYS.qq)
      const back = await follow(
        await visitor.startVisit({ isDomestic: false }, token),
        `${PUBLIC_URL}/api/auth/qq/callback`,
      )
      const { code = '', state = '' } = Object.fromEntries(back.searchParams)
      return () => visitor.refused({ code, state }, token)
    },
  },
]

/** One service answers for all providers; and to end a session that has ended changes nothing. */
const LEFT_OUT = [WAYS.microsoft, WAYS.oidc].flatMap(Object.values).concat(logout).map(lineOf)

test('ACC-62 every call that writes for a user is among the following', () => {
  const writing = ENDPOINTS.filter(({ method, auth, isSafe }) => auth !== 'none' && (method !== 'GET' || !isSafe))
  expect([...CASES.map(({ line }) => line), ...LEFT_OUT].toSorted()).toEqual(writing.map(lineOf).toSorted())
})

let users = 0

/**
 * Makes the call while `end` runs: the call is admitted, then waits until the end of its session is committed. A call
 * with a body is admitted twice: before the body, and after it.
 *
 * @returns its answer, and the user
 */
async function inFlight({ line, prepare }: Case, endingOf: (user: TestUser) => Promise<() => Promise<unknown>>) {
  const user = await createTestUser(app, `leaving-${++users}`)
  const end = await endingOf(user)
  const act = await prepare(user)
  const kept = await keptRows(user)
  // The next call notes when the session was used, and so waits for the holder of its lock.
  const useLongAgo = () => setLastUse(db, user.id, new Date(clock.now() - HOUR_MS))
  await useLongAgo()
  const body = gate()
  const begun = line.startsWith('GET') ? null : act(body.opened)
  if (begun) {
    await expect.poll(() => lastUse(db, user.id)).toEqual(new Date(clock.now()))
    await useLongAgo()
  }
  const release = await lockRows(db, (own) =>
    own.selectFrom('session').select('id').where('user_id', '=', user.id).forUpdate().execute(),
  )
  const ended = end()
  await waitForBlocked(db, 1)
  const answer = begun ?? act(body.opened)
  body.open()
  await waitForBlocked(db, 2)
  await release()
  await ended
  return { answer: await answer, user, kept }
}

const WAYS_IN = ['session', 'identity', 'provider_visit', 'known_device', 'qr_session']
/** What goes on without a session, and so ends with a reset. (ACC-65) */
const SET_UP = ['push_subscription', 'webhook', 'calendar_feed', 'access_token']

/** What belongs to a user and does not change with the password, as text. */
async function keptRows({ id }: TestUser): Promise<readonly string[]> {
  const changing = [...WAYS_IN, ...SET_UP, 'email_token', 'mail', 'job']
  const tables = PERSONAL_DATA.flatMap((part) => part.tables).filter((table) => !changing.includes(table))
  return rowsOfUser(db, id, tables)
}

test.each(CASES)(
  'ACC-62 (C027) $line that was let in before a reset of the password writes nothing after it',
  async (one) => {
    const { answer, user, kept } = await inFlight(one, async ({ email }) => {
      const token = (await call(requestPasswordReset, { email, challengeAnswer: null }))?.token ?? ''
      return () => call(resetPassword, { token, newPassword: NEW_PASSWORD, challengeAnswer: null })
    })
    expect(answer).toEqual(one.expected)
    expect(await keptRows(user)).toEqual(kept)
    const ended = await rowsOfUser(db, user.id, [...WAYS_IN, ...SET_UP])
    expect(ended.filter((row) => !row.includes('"state":"ended"'))).toEqual([])
  },
)

test.each(CASES)(
  'ACC-51 ACC-62 (C116) $line that was let in before the account was deleted leaves nothing behind',
  async (one) => {
    const { answer, user } = await inFlight(
      one,
      async ({ id }) =>
        async () =>
          eraseUser(deps, id, PERSONAL_DATA),
    )
    expect(answer[0]).toBeGreaterThanOrEqual(400)
    expect(answer[0]).toBeLessThan(500)
    const tables = PERSONAL_DATA.flatMap(({ tables }) => tables)
    expect(await rowsOfUser(db, user.id, tables)).toEqual([])
  },
)
