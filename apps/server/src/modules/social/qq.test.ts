import { getProfile } from '@ephemeris/contract/account/account'
import { WAYS } from '@ephemeris/contract/account/social'
import { afterAll, expect, test } from 'vitest'
import { MICROSOFT_ENV } from '#server/testing/peers/openid-peer'
import { QQ, QQ_ENV, startQqPeer } from '#server/testing/peers/qq-peer'
import { type UpstreamHandler, writeUpstreams } from '#server/testing/peers/upstream'
import { startTestApp } from '#server/testing/test-app'
import { follow, visitorOf } from '#server/testing/test-visitor'

const PUBLIC_URL = 'http://ephemeris.example:3000'
const REDIRECT = `${PUBLIC_URL}/api/auth/qq/callback`

const peer = await startQqPeer()
afterAll(peer.close)
const upstreams = writeUpstreams({ [QQ]: peer.origin })
afterAll(upstreams.remove)

const app = await startTestApp({
  env: { ...QQ_ENV, ...MICROSOFT_ENV, PUBLIC_URL, EPHEMERIS_UPSTREAMS: upstreams.path },
})
const { call, ask, lines, deps } = app
const browser = () => visitorOf(app, WAYS.qq)
const ABROAD = { isDomestic: false }

/** Goes to QQ and comes back with what it has given out. */
async function visit(visitor = browser()) {
  const back = await follow(await visitor.startVisit(ABROAD), REDIRECT)
  const { code = '', state = '' } = Object.fromEntries(back.searchParams)
  return { visitor, code, state }
}

async function signIn(openid: string): Promise<string> {
  peer.person = { ...peer.person, openid }
  const { visitor, code, state } = await visit()
  return (await visitor.completeVisit({ code, state })).token
}

test('SOC-3 SOC-4 (C058) QQ is asked as it documents, with the configured way back', async () => {
  const { text } = await ask('GET /api/auth/qq/login', { headers: { host: '192.0.2.66' } })
  const page = new URL(JSON.parse(text).data.auth_url)
  expect([page.origin, page.pathname]).toEqual([peer.origin, '/oauth2.0/authorize'])
  expect(Object.fromEntries(page.searchParams)).toEqual({
    response_type: 'code',
    client_id: QQ_ENV.QQ_CLIENT_ID,
    redirect_uri: REDIRECT,
    scope: 'get_user_info',
    state: expect.stringMatching(/^eph_[\w-]{43}$/),
  })
})

test('SOC-3 SOC-5 SOC-8 (C063) a login with QQ gives a user with the name and the picture there, the same each time', async () => {
  peer.person = {
    openid: 'SEVEN',
    nickname: '旅行者七',
    figureurl_qq_1: 'http://thirdqq.qlogo.cn/g?s=40',
    figureurl_qq_2: '',
  }
  const profile = await call(getProfile, {}, { as: await signIn('SEVEN') })
  expect(profile).toMatchObject({ nickname: '旅行者七', avatar: 'https://thirdqq.qlogo.cn/g?s=40' })
  expect((await call(getProfile, {}, { as: await signIn('SEVEN') })).userId).toBe(profile.userId)

  peer.person = { ...peer.person, figureurl_qq_2: 'javascript:alert(1)' }
  expect((await call(getProfile, {}, { as: await signIn('EIGHT') })).avatar).toBeNull()
})

test.each(['a\u0000b', '\ud800', 'é', ' ', 'a'.repeat(257)])(
  'SOC-5 %j names no user of QQ: two of them could be one here',
  async (openid) => {
    peer.person = { ...peer.person, openid }
    const { visitor, code, state } = await visit()
    await expect(visitor.completeVisit({ code, state })).rejects.toThrow('502')
  },
)

test('SOC-5 (C060) twenty at once with one account there are one user here', async () => {
  peer.person = { ...peer.person, openid: 'CROWD' }
  const visits = await Promise.all(Array.from({ length: 20 }, () => visit()))
  const tokens = await Promise.all(visits.map(({ visitor, code, state }) => visitor.completeVisit({ code, state })))
  const profiles = await Promise.all(tokens.map(({ token }) => call(getProfile, {}, { as: token })))
  expect(new Set(profiles.map(({ userId }) => userId)).size).toBe(1)
})

test('SOC-4 who turns back at QQ is sent to the settings with a fixed word', async () => {
  for (const refusal of ['usercancel=1', 'error=access_denied&error_description=%3Cb%3E', 'code=100010&msg=illegal']) {
    peer.refusal = refusal
    const back = await follow(await browser().startVisit(ABROAD), REDIRECT)
    const { status, headers } = await ask(`GET ${back.pathname}${back.search}`)
    expect([status, headers.location], refusal).toEqual([302, `${PUBLIC_URL}/settings?qq_error=access_denied`])
  }
  peer.refusal = null
})

test('SOC-1 (C055) a visit to QQ does not end as one to Microsoft', async () => {
  const visitor = browser()
  const { code, state } = await visit(visitor)
  const there = visitorOf(app, { login: WAYS.qq.login, callback: WAYS.microsoft.callback })
  await there.startVisit(ABROAD)
  expect(await there.refused({ code, state })).toEqual([400, 200016])
  const { state: own } = await visit(there)
  expect(await there.refused({ code, state: own })).toEqual([400, 200016])
  expect(await visitor.completeVisit({ code, state })).toHaveProperty('token')
})

test('SOC-3 a code that is used up, and a token that was issued to another site, are refused', async () => {
  const first = await visit()
  await first.visitor.completeVisit(first)
  const second = await visit()
  expect(await second.visitor.refused({ code: first.code, state: second.state })).toEqual([400, 200016])

  peer.issuedFor = '101999999'
  const third = await visit()
  expect(await third.visitor.refused(third)).toEqual([400, 200016])
  peer.issuedFor = QQ_ENV.QQ_CLIENT_ID
})

const words =
  (text: string, status = 200): UpstreamHandler =>
  (_request, response) =>
    response.writeHead(status).end(text)

test.each<[string, string, UpstreamHandler]>([
  ['a script', '/oauth2.0/token', words('callback( {"error":100020,"error_description":"secret words"} );')],
  ['a form', '/oauth2.0/token', words('access_token=secret&expires_in=1')],
  ['a fault of ours', '/oauth2.0/token', words('{"error":100009,"error_description":"secret words"}')],
  ['a fault', '/oauth2.0/me', words('secret words', 500)],
  ['a page', '/oauth2.0/me', words('<h1>secret words</h1>')],
  ['nobody', '/oauth2.0/me', words('{}')],
  ['no profile', '/user/get_user_info', words('{"ret":-23,"msg":"secret words"}')],
  ['too much', '/user/get_user_info', words('x'.repeat(5_000_000))],
  ['another address', '/user/get_user_info', (_request, response) => response.writeHead(302, { location: '/' }).end()],
])('SOC-3 (C061) where QQ answers with %s at %s, the refusal says so without its words', async (_what, at, answer) => {
  peer.instead.set(at, answer)
  const { visitor, code, state } = await visit()
  const { status, text } = await visitor.sendBack({ code, state })
  peer.instead.clear()
  expect([status, JSON.parse(text).error_code]).toEqual([502, 200016])
  expect(text + lines.join()).not.toMatch(/secret words|very-secret/)
})

test('SOC-5 a suspended user is kept out here too', async () => {
  const { userId } = await call(getProfile, {}, { as: await signIn('BANNED') })
  await deps.db.updateTable('account').set({ banned_at: new Date() }).where('id', '=', userId).execute()
  const { visitor, code, state } = await visit()
  expect(await visitor.refused({ code, state })).toEqual([403, 200012])
})

test('SOC-1 one network sets out ten times a minute', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.99' }
  const statuses = []
  for (let n = 0; n < 11; n++) statuses.push((await ask('GET /api/auth/qq/login', { headers })).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})
