import { getProfile, listSessions } from '@ephemeris/contract/account/account'
import { changePassword, requestPasswordReset, resetPassword } from '@ephemeris/contract/account/password-change'
import { confirmQr } from '@ephemeris/contract/account/qr-login'
import { login, logoutAll } from '@ephemeris/contract/account/sign-in'
import { WAYS } from '@ephemeris/contract/account/social'
import { afterAll, expect, test } from 'vitest'
import { hashToken } from '#server/platform/secrets/tokens'
import { lockAccountOf, waitForBlocked } from '#server/testing/database/row-lock'
import { gate } from '#server/testing/members/gate'
import { QQ, QQ_ENV, startQqPeer } from '#server/testing/peers/qq-peer'
import { writeUpstreams } from '#server/testing/peers/upstream'
import { startTestApp } from '#server/testing/test-app'
import { HOME, qrSides } from '#server/testing/test-qr'
import { createTestUser, PASSWORD, type TestUser } from '#server/testing/test-user'
import { follow, visitorOf } from '#server/testing/test-visitor'

const PUBLIC_URL = 'http://ephemeris.example'
const NEW_PASSWORD = 'velvet compass 12'
const challengeAnswer = null
const SESSION_ENDED = [401, 200003]
const CODE_ENDED = [410, 200030]
const VISIT_ENDED = [400, 200016]

const peer = await startQqPeer()
afterAll(peer.close)
const upstreams = writeUpstreams({ [QQ]: peer.origin })
afterAll(upstreams.remove)
const app = await startTestApp({
  env: { ...QQ_ENV, PUBLIC_URL, EPHEMERIS_UPSTREAMS: upstreams.path, RESET_TOKEN_IN_RESPONSE: '1' },
})
const { call, refusal, send, deps } = app
const { db } = deps
const { show, refusedCheck, scan, confirm } = qrSides(app)

/** A browser that has signed in on our own page. */
async function ownBrowser({ username }: Pick<TestUser, 'username'>) {
  const options = { headers: { 'sec-fetch-site': 'same-origin' } }
  const answer = await send(login, { login: username, password: PASSWORD, challengeAnswer }, options)
  const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '')
  const device = cookies.find((cookie) => cookie.startsWith('eph_device='))?.replace('eph_device=', '') ?? ''
  return { token: String(JSON.parse(answer.text).data.token), cookie: cookies.join('; '), device }
}

/** Goes to QQ as a user there. @returns how to come back */
async function startVisit(openid: string, as?: string) {
  peer.person = { ...peer.person, openid }
  const visitor = visitorOf(app, WAYS.qq)
  const back = await follow(await visitor.startVisit({ isDomestic: false }, as), `${PUBLIC_URL}/api/auth/qq/callback`)
  const { code = '', state = '' } = Object.fromEntries(back.searchParams)
  return {
    completeVisit: () => visitor.completeVisit({ code, state }, as),
    refused: () => visitor.refused({ code, state }, as),
  }
}

async function resetOf({ email }: TestUser): Promise<() => Promise<unknown>> {
  const token = (await call(requestPasswordReset, { email, challengeAnswer }))?.token ?? ''
  return () => call(resetPassword, { token, newPassword: NEW_PASSWORD, challengeAnswer })
}

type Browser = Awaited<ReturnType<typeof ownBrowser>>

const ENDS: readonly (readonly [
  what: string,
  keeps: boolean,
  end: (user: TestUser, by: Browser) => Promise<unknown>,
])[] = [
  ['a reset of the password', false, async (user) => (await resetOf(user))()],
  [
    'a change of the password',
    true,
    (_user, { token: as, cookie }) =>
      call(
        changePassword,
        { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keepsLinks: true },
        { as, headers: { cookie } },
      ),
  ],
  [
    'the end of all sessions',
    false,
    (_user, { token: as, cookie }) => call(logoutAll, {}, { as, headers: { cookie } }),
  ],
]

test.each(ENDS)('ACC-63 (C027) %s ends every other way in', async (what, keeps, end) => {
  const user = await createTestUser(app, what.replace(/\W+/g, '-').slice(0, 20))
  const [mine, another] = [await ownBrowser(user), await ownBrowser(user)]
  const [scanned, approved] = [await show(HOME), await show(HOME)]
  for (const code of [scanned, approved]) await scan(code, user.token)
  await confirm(approved, user.token)
  const visit = await startVisit(user.username, user.token)

  await end(user, mine)

  const toMe = { as: mine.token, headers: { cookie: mine.cookie } }
  if (keeps) expect((await call(listSessions, {}, toMe)).map(({ isCurrent }) => isCurrent)).toEqual([true])
  else expect(await refusal(getProfile, {}, toMe)).toEqual(SESSION_ENDED)
  const toAnother = { as: another.token, headers: { cookie: another.cookie } }
  for (const options of [{ as: user.token }, toAnother]) {
    expect(await refusal(getProfile, {}, options)).toEqual(SESSION_ENDED)
  }
  for (const code of [scanned, approved]) expect(await refusedCheck(code)).toEqual(CODE_ENDED)
  const approval = { sessionId: scanned.sessionId, match: null }
  if (keeps) expect(await refusal(confirmQr, approval, { ...toMe, from: HOME })).toEqual(CODE_ENDED)
  expect(await visit.refused()).toEqual(SESSION_ENDED)
  const left = await db.selectFrom('provider_visit').select('user_id').where('user_id', '=', user.id).execute()
  expect(left).toEqual([])
  const known = await db.selectFrom('known_device').select('device_hash').where('user_id', '=', user.id).execute()
  expect(known.map(({ device_hash }) => device_hash)).toEqual(keeps ? [hashToken(mine.device)] : [])
})

test('ACC-63 (C027) a link to another service that is finished after a change of the password links nothing', async () => {
  const user = await createTestUser(app, 'visiting')
  const visit = await startVisit('VISITING', user.token)
  await call(
    changePassword,
    { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keepsLinks: true },
    { as: user.token },
  )
  expect(await visit.refused()).toEqual(VISIT_ENDED)
})

test('ACC-62 (C027) a link to another service that is proved while a reset is under way links nothing', async () => {
  const user = await createTestUser(app, 'linking')
  const visit = await startVisit('LINKING', user.token)
  const [asked, answered] = [gate(), gate()]
  peer.instead.set('/user/get_user_info', async (_request, response) => {
    asked.open()
    await answered.opened
    const person = { ret: 0, msg: '', nickname: 'linking', figureurl_qq_1: '', figureurl_qq_2: '' }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(person))
  })
  const linked = visit.refused()
  await asked.opened
  await (await resetOf(user))()
  answered.open()
  expect(await linked).toEqual(SESSION_ENDED)
  expect(await db.selectFrom('identity').select('user_id').where('user_id', '=', user.id).execute()).toEqual([])
  peer.instead.clear()
})

test('ACC-62 (C027) a link that a reset removes logs no one in who has come back by it before', async () => {
  const user = await createTestUser(app, 'linked')
  await (await startVisit('LINKED', user.token)).completeVisit()
  const visit = await startVisit('LINKED')
  const reset = await resetOf(user)
  const release = await lockAccountOf(db, user)
  const wasReset = reset()
  await waitForBlocked(db, 1)
  const signedIn = visit.refused()
  await waitForBlocked(db, 2)
  await release()
  await wasReset
  expect(await signedIn).toEqual(VISIT_ENDED)
  expect(await db.selectFrom('session').select('id').where('user_id', '=', user.id).execute()).toEqual([])
})

test('ACC-62 (C027) a code that is collected while a reset is under way logs no one in after it', async () => {
  const user = await createTestUser(app, 'collecting')
  const code = await show(HOME)
  await scan(code, user.token)
  await confirm(code, user.token)
  const reset = await resetOf(user)
  const release = await lockAccountOf(db, user)
  const wasReset = reset()
  await waitForBlocked(db, 1)
  const collected = refusedCheck(code)
  await waitForBlocked(db, 2)
  await release()
  await wasReset
  expect(await collected).toEqual(CODE_ENDED)
  expect(await db.selectFrom('session').select('id').where('user_id', '=', user.id).execute()).toEqual([])
})
