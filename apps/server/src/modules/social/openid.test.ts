import { createHash } from 'node:crypto'
import { getAccount, getProfile, listSessions } from '@ephemeris/contract/account/account'
import { WAYS } from '@ephemeris/contract/account/social'
import { returnParameters } from '@ephemeris/core/account/arrival'
import { afterAll, describe, expect, test } from 'vitest'
import { MICROSOFT, MICROSOFT_ENV, OIDC_ENV, startMicrosoftPeer, startOwnPeer } from '#server/testing/peers/openid-peer'
import { type UpstreamHandler, writeUpstreams } from '#server/testing/peers/upstream'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'
import { follow, visitorOf } from '#server/testing/test-visitor'

const PUBLIC_URL = 'http://ephemeris.example'

const [microsoft, own] = [await startMicrosoftPeer(), await startOwnPeer()]
for (const peer of [microsoft, own]) {
  afterAll(peer.close)
  peer.serve(PUBLIC_URL)
}
const upstreams = writeUpstreams({ [MICROSOFT]: microsoft.origin })
afterAll(upstreams.remove)

const app = await startTestApp({
  env: {
    ...MICROSOFT_ENV,
    ...OIDC_ENV,
    OIDC_ISSUER: own.issuer,
    PUBLIC_URL,
    MAINLAND_HOST: 'cn.example',
    EPHEMERIS_UPSTREAMS: upstreams.path,
  },
})
const { call, ask, lines } = app
const ABROAD = { isDomestic: false }

const SERVICES = [
  {
    provider: 'microsoft',
    peer: microsoft,
    clientId: MICROSOFT_ENV.MICROSOFT_CLIENT_ID,
    page: `${microsoft.origin}/consumers/oauth2/v2.0/authorize`,
  },
  { provider: 'oidc', peer: own, clientId: OIDC_ENV.OIDC_CLIENT_ID, page: `${own.issuer}/authorize` },
] as const

async function refusalOf(line: string): Promise<string> {
  const { status, text } = await ask(line)
  return JSON.stringify([status, JSON.parse(text).error_code])
}

const json =
  (body: object, status = 200): UpstreamHandler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const issued = (id_token: string) => json({ access_token: 'a', token_type: 'Bearer', expires_in: 3600, id_token })

/** Seconds, of the clock by which tokens are judged. */
const now = () => Math.floor(Date.now() / 1000)

test('SOC-1 (C055) what begins with one service does not end with the other, and none is offered that is not arranged', async () => {
  expect(await refusalOf('GET /api/auth/qq/login')).toBe('[503,200016]')
  expect(await refusalOf('GET /api/auth/qq/callback?json=1&qq_code=c&qq_state=s')).toBe('[503,200016]')
})

describe.each(SERVICES)('$provider', ({ provider, peer, clientId, page: official }) => {
  const names = returnParameters(provider)
  const REDIRECT = `${PUBLIC_URL}/api/auth/${provider}/callback`
  const browser = () => visitorOf(app, WAYS[provider])

  /** Goes to the provider and comes back with what it has given out. */
  async function visit(visitor: ReturnType<typeof browser>, as?: string) {
    const back = await follow(await visitor.startVisit(ABROAD, as), REDIRECT)
    const { code = '', state = '', iss = null } = Object.fromEntries(back.searchParams)
    return { code, state, issuer: iss }
  }

  test('SOC-2 SOC-5 (C056, C059) an account there signs in by a code with PKCE, as a user of its own whatever its address says', async () => {
    const ada = await createTestUser(app, `ada-${provider}`)
    peer.person = { sub: 'ada-there', name: 'Ada \u202e<b>Lovelace</b>', email: ada.email }
    const { token } = await (async (visitor) => visitor.completeVisit(await visit(visitor)))(browser())
    const profile = await call(getProfile, {}, { as: token })
    expect(profile).toMatchObject({ nickname: 'Ada <b>Lovelace</b>', avatar: null })
    expect(profile.userId).not.toBe(ada.id)
    expect(profile.username).toMatch(/^player_[a-z2-9]{10}$/)
    expect(await call(getAccount, {}, { as: token })).toMatchObject({
      email: null,
      hasPassword: false,
      identities: [provider],
    })
    expect((await call(listSessions, {}, { as: token })).map(({ via }) => via)).toEqual([provider])

    const again = await (async (visitor) => visitor.completeVisit(await visit(visitor)))(browser())
    expect((await call(getProfile, {}, { as: again.token })).userId).toBe(profile.userId)
  })

  test('SOC-4 (C056, C058) the page to go to is the provider’s, with the configured way back and a challenge whose answer stays here', async () => {
    const { text, headers } = await ask(`GET /api/auth/${provider}/login?is_domestic=0&t=1`, {
      headers: { host: '192.0.2.66', 'x-forwarded-host': 'evil.example' },
    })
    const page = new URL(JSON.parse(text).data.auth_url)
    expect(page.origin + page.pathname).toBe(official)
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: REDIRECT,
      scope: 'openid profile',
      code_challenge_method: 'S256',
    })
    expect(page.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^eph_visit=.*; HttpOnly; SameSite=Lax$/)])
    expect(await refusalOf(`GET /api/auth/${provider}/login?is_domestic=2`)).toBe('[400,100002]')
    expect((await ask(`HEAD /api/auth/${provider}/login`)).headers['set-cookie']).toBeUndefined()
  })

  test('SOC-4 (C062) the browser is sent on to the configured host that it has set out from, with a fixed word for every failure', async () => {
    const sentTo = async (query: string) => {
      const { status, headers } = await ask(`GET /api/auth/${provider}/callback?${query}`)
      expect(status).toBe(302)
      return headers.location
    }
    const state = (await browser().startVisit({ isDomestic: true })).searchParams.get('state') ?? ''
    expect(await sentTo(`code=a%2Bb&state=${state}`)).toBe(
      `http://cn.example/settings?${names.code}=a%2Bb&${names.state}=${state}`,
    )
    expect(await sentTo('code=c&state=unknown')).toBe(`${PUBLIC_URL}/settings?${names.code}=c&${names.state}=unknown`)
    for (const query of ['error=%3Cscript%3E&error_description=Call+0900&state=s', 'state=s', 'code=c', '']) {
      expect(await sentTo(query), query).toBe(`${PUBLIC_URL}/settings?${names.error}=access_denied`)
    }
    expect(await refusalOf(`GET /api/auth/${provider}/callback?json=1&${names.state}=s`)).toBe('[400,100001]')
  })

  test('SOC-1 (C054) a way back is for the browser that set out, within ten minutes, once', async () => {
    const visitor = browser()
    const brought = await visit(visitor)
    expect(await browser().refused(brought)).toEqual([400, 200016])
    const other = browser()
    await other.startVisit(ABROAD)
    expect(await other.refused(brought)).toEqual([400, 200016])
    expect(await visitor.refused({ ...brought, state: 'unknown' })).toEqual([400, 200016])
    await visitor.completeVisit(brought)
    expect(await visitor.refused(brought)).toEqual([400, 200016])

    const late = browser()
    const tooLate = await visit(late)
    app.clock.set('2026-05-20T04:10:01Z')
    expect(await late.refused(tooLate)).toEqual([400, 200016])
    app.clock.set('2026-05-20T04:00:00Z')
  })

  test('SOC-2 what another issuer is said to have sent is refused', async () => {
    const visitor = browser()
    expect(await visitor.refused({ ...(await visit(visitor)), issuer: 'https://evil.example' })).toEqual([400, 200016])
  })

  test('SOC-4 who does not let this site know is sent to the settings with a fixed word', async () => {
    peer.isDenied = true
    const back = await follow(await browser().startVisit(ABROAD), REDIRECT)
    peer.isDenied = false
    const { status, headers } = await ask(`GET ${back.pathname}${back.search}`)
    expect([status, headers.location]).toEqual([302, `${PUBLIC_URL}/settings?${names.error}=access_denied`])
  })

  test('SOC-2 a code that is not good any more is refused', async () => {
    const visitor = browser()
    const brought = await visit(visitor)
    expect(await visitor.refused({ ...brought, code: 'made-up' })).toEqual([400, 200016])
  })

  /** Sets out, and comes back while the provider answers like this. */
  async function completeVisitWith(answer: (nonce: string) => UpstreamHandler) {
    const visitor = browser()
    const page = await visitor.startVisit(ABROAD)
    peer.instead.set(peer.paths.token, answer(page.searchParams.get('nonce') ?? ''))
    const reply = await visitor.sendBack({
      code: 'code',
      state: page.searchParams.get('state') ?? '',
      issuer: peer.issuer,
    })
    peer.instead.clear()
    return { status: reply.status, number: JSON.parse(reply.text).error_code, text: reply.text }
  }

  test.each<[string, () => object]>([
    ['is as it should be', () => ({})],
    ['begins in 20 seconds', () => ({ iat: now() + 20, nbf: now() + 20 })],
    ['ended 20 seconds ago', () => ({ exp: now() - 20 })],
  ])('SOC-2 a token that %s is accepted', async (_how, claims) => {
    expect(await completeVisitWith((nonce) => issued(peer.idToken(nonce, claims())))).toMatchObject({ status: 200 })
  })

  test.each<[string, (nonce: string) => string]>([
    ['for another site', (nonce) => peer.idToken(nonce, { aud: 'another' })],
    ['by another issuer', (nonce) => peer.idToken(nonce, { iss: 'https://evil.example' })],
    [
      'of another tenant',
      (nonce) => peer.idToken(nonce, { iss: `${MICROSOFT}/72f988bf-86f1-41af-91ab-2d7cd011db47/v2.0` }),
    ],
    ['with another nonce', () => peer.idToken('another')],
    ['expired', (nonce) => peer.idToken(nonce, { exp: now() - 60 })],
    ['not valid yet', (nonce) => peer.idToken(nonce, { nbf: now() + 3600 })],
    ['not signed', (nonce) => peer.idToken(nonce, {}, { alg: 'none' })],
    ['signed with a shared secret', (nonce) => peer.idToken(nonce, {}, { alg: 'HS256' })],
    ['signed with an unknown key', (nonce) => peer.idToken(nonce, {}, { kid: 'second' })],
    ['changed after it was signed', (nonce) => peer.idToken(nonce).replace(/.{8}$/, 'AAAAAAAA')],
  ])('SOC-2 (C057) a token %s is refused', async (_how, token) => {
    const { status, number } = await completeVisitWith((nonce) => issued(token(nonce)))
    expect([status, number]).toEqual([400, 200016])
  })

  test.each<[string, UpstreamHandler]>([
    ['a fault', json({ error: 'server_error', error_description: 'secret words' }, 500)],
    ['our own fault', json({ error: 'invalid_client', error_description: 'secret words' }, 401)],
    [
      'a page',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>secret words'),
    ],
    ['a script', (_request, response) => response.writeHead(200).end('callback({"secret words":1})')],
    ['too much', (_request, response) => response.writeHead(200).end('x'.repeat(5_000_000))],
    ['another address', (_request, response) => response.writeHead(302, { location: '/secret words' }).end()],
    ['nothing', (_request, response) => response.destroy()],
  ])('SOC-3 (C061) where the provider answers with %s, that is told without its words', async (_what, answer) => {
    const { status, number, text } = await completeVisitWith(() => answer)
    expect([status, number]).toEqual([502, 200016])
    expect(text + lines.join()).not.toMatch(/secret words|very-secret/)
  })

  test('SOC-2 (C056) the verifier is that of the challenge, and is sent to the provider alone', async () => {
    const visitor = browser()
    const page = await visitor.startVisit(ABROAD)
    let asked = ''
    peer.instead.set(peer.paths.token, (request, response) => {
      request.on('data', (chunk: Buffer) => (asked += chunk.toString()))
      request.on('end', () => json({ error: 'invalid_grant' }, 400)(request, response))
    })
    await visitor.sendBack({ code: 'code', state: page.searchParams.get('state') ?? '', issuer: peer.issuer })
    peer.instead.clear()
    const verifier = new URLSearchParams(asked).get('code_verifier') ?? ''
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(page.searchParams.get('code_challenge'))
  })
})
