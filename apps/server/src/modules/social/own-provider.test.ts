import { exportAccount, getProfile } from '@ephemeris/contract/account/account'
import { linkIdentity, unlinkIdentity, WAYS } from '@ephemeris/contract/account/social'
import { getConfig } from '@ephemeris/contract/config'
import { afterAll, expect, test } from 'vitest'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { OIDC_ENV, type OpenIdPeer, startOwnPeer } from '#server/testing/peers/openid-peer'
import { startUpstream, type UpstreamHandler } from '#server/testing/peers/upstream'
import { startTestApp, type TestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'
import { follow, visitorOf } from '#server/testing/test-visitor'

const PUBLIC_URL = 'http://ephemeris.example'
const CALLBACK = `${PUBLIC_URL}/api/auth/oidc/callback`
const ABROAD = { isDomestic: false }

const peer = await startOwnPeer()
afterAll(peer.close)
peer.serve(PUBLIC_URL)
const mailbox = await startTestMailbox()
const env = { ...OIDC_ENV, PUBLIC_URL, OIDC_ISSUER: peer.issuer, OIDC_NAME: 'Our house' }
const app = await startTestApp({ env: { ...env, ...mailbox.env } })
const { call, send, refusal } = app

/** Goes to the provider and comes back with what it has given out. */
async function visit(of: TestApp, as?: string) {
  const visitor = visitorOf(of, WAYS.oidc)
  const back = await follow(await visitor.startVisit(ABROAD, as), CALLBACK)
  const { code = '', state = '', iss = null } = Object.fromEntries(back.searchParams)
  return { visitor, brought: { code, state, issuer: iss } }
}

async function signIn(of: TestApp): Promise<string> {
  const { visitor, brought } = await visit(of)
  return (await visitor.completeVisit(brought)).token
}

const json =
  (body: object, status = 200): UpstreamHandler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const described = async (at: OpenIdPeer): Promise<object> =>
  Object(await (await fetch(at.origin + at.paths.discovery)).json())

test('SOC-12 CHAL-4 the app learns the name of the own provider, and nothing else of it', async () => {
  expect((await call(getConfig, {})).signIn).toEqual({ qq: null, microsoft: null, oidc: 'Our house' })
  const { text } = await send(getConfig, {})
  expect(text).not.toMatch(/realms|very-secret/)
})

test('SOC-12 SOC-9 an account there is one of its issuer: the same name at another one is another user', async () => {
  peer.person = { sub: 'same-name' }
  const as = await signIn(app)
  const { text } = await send(exportAccount, {}, { as })
  expect(JSON.parse(text).identities).toMatchObject([{ provider: 'oidc', subject: `${peer.issuer}#same-name` }])
})

test('SOC-6 SOC-7 an account there is linked with a mail that names the provider, signs in, and is unlinked', async () => {
  peer.person = { sub: 'linked-one' }
  const ada = await createTestUser(app, 'ada')
  const link = { provider: 'oidc', currentPassword: PASSWORD, isDomestic: false } as const
  const linking = visitorOf(app, { login: linkIdentity, callback: WAYS.oidc.callback })
  const back = await follow(await linking.startVisit(link, ada.token), CALLBACK)
  const { code = '', state = '', iss = null } = Object.fromEntries(back.searchParams)
  await linking.completeVisit({ code, state, issuer: iss }, ada.token)
  expect((await mailbox.next(ada.email)).subject).toContain('Our house')

  const as = await signIn(app)
  expect((await call(getProfile, {}, { as })).userId).toBe(ada.id)
  await call(unlinkIdentity, { provider: 'oidc' }, { as })
  expect((await call(getProfile, {}, { as: await signIn(app) })).userId).not.toBe(ada.id)
})

test('SOC-2 (C057) what a provider says of its algorithms makes no unsigned token good', async () => {
  const loose = await startTestApp({ env })
  peer.instead.set(
    peer.paths.discovery,
    json({ ...(await described(peer)), id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] }),
  )
  for (const alg of ['none', 'HS256']) {
    const visitor = visitorOf(loose, WAYS.oidc)
    const { nonce = '', state = '' } = Object.fromEntries((await visitor.startVisit(ABROAD)).searchParams)
    const id_token = peer.idToken(nonce, {}, { alg })
    peer.instead.set(peer.paths.token, json({ access_token: 'a', token_type: 'Bearer', id_token }))
    const refused = await visitor.refused({ code: 'code', state, issuer: peer.issuer })
    expect([alg, refused]).toEqual([alg, [400, 200016]])
  }
  peer.instead.clear()
})

test('SOC-2 a provider that names itself with every way back is refused where it does not', async () => {
  const { visitor, brought } = await visit(app)
  expect(brought.issuer).toBe(peer.issuer)
  expect(await visitor.refused({ ...brought, issuer: null })).toEqual([400, 200016])
})

test('SOC-12 a provider that is away stops no start; the log names the reason, and it is found as soon as it is back', async () => {
  peer.instead.set(null, (_request, response) => response.destroy())
  const early = await startTestApp({ env })
  expect((await early.call(getConfig, {})).signIn.oidc).toBe('Our house')
  expect(await early.refusal(WAYS.oidc.login, ABROAD)).toEqual([502, 200016])
  peer.instead.set(null, json({ error: 'secret words' }, 503))
  expect(await early.refusal(WAYS.oidc.login, ABROAD)).toEqual([502, 200016])
  peer.instead.clear()
  expect(await signIn(early)).toEqual(expect.any(String))

  const { visitor, brought } = await visit(early)
  peer.instead.set(null, (_request, response) => response.destroy())
  expect(await visitor.refused(brought)).toEqual([502, 200016])
  peer.instead.clear()
  const reasons = early.lines.map((line) => JSON.parse(line)).filter(({ provider }) => provider === 'oidc')
  expect(reasons.map(({ reason }) => reason)).toEqual(['network', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'network'])
  expect(early.lines.join()).not.toMatch(/secret words|very-secret/)
})

test.each<[string, object]>([
  ['another issuer', { issuer: 'https://evil.example' }],
  ['a script as its page', { authorization_endpoint: 'javascript:alert(1)' }],
  ['no page', { authorization_endpoint: undefined }],
])('SOC-12 a provider that describes %s is not gone to', async (_what, change) => {
  const fooled = await startTestApp({ env })
  peer.instead.set(peer.paths.discovery, json({ ...(await described(peer)), ...change }))
  expect(await fooled.refusal(WAYS.oidc.login, ABROAD)).toEqual([502, 200016])
  peer.instead.clear()
})

test('SOC-12 CHAL-10 (C064, C067) what a provider names elsewhere is asked at public addresses alone', async () => {
  let asked = 0
  const inside = await startUpstream((_request, response) => void response.end(String(asked++)))
  afterAll(inside.close)
  for (const name of ['token_endpoint', 'jwks_uri']) {
    const fooled = await startTestApp({ env })
    peer.instead.set(peer.paths.discovery, json({ ...(await described(peer)), [name]: `${inside.origin}/${name}` }))
    const { visitor, brought } = await visit(fooled)
    expect([name, await visitor.refused(brought)]).toEqual([name, [502, 200016]])
    peer.instead.clear()
  }
  expect(asked).toBe(0)
})

test('SOC-12 the secret goes in the body where a provider takes it there alone', async () => {
  const posting = await startOwnPeer('client_secret_post')
  afterAll(posting.close)
  posting.serve(PUBLIC_URL)
  expect(await signIn(await startTestApp({ env: { ...env, OIDC_ISSUER: posting.issuer } }))).toEqual(expect.any(String))
})

test('ACC-68 an installation that is not open makes no account for the own provider', async () => {
  const closed = await startTestApp({ env: { ...env, REGISTRATION: 'invite' } })
  const { visitor, brought } = await visit(closed)
  expect(await visitor.refused(brought)).toEqual([403, 200024])
})

test('SOC-12 without its settings it is not offered', async () => {
  const without = await startTestApp()
  expect((await without.call(getConfig, {})).signIn.oidc).toBeNull()
  expect(await without.refusal(WAYS.oidc.login, ABROAD)).toEqual([503, 200016])
  expect(await refusal(WAYS.qq.login, ABROAD)).toEqual([503, 200016])
})
