import { checkQr } from '@ephemeris/contract/account/qr-login'
import { register, verifyEmail } from '@ephemeris/contract/account/registration'
import { WAYS } from '@ephemeris/contract/account/social'
import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { PROVIDERS, type Provider, returnParameters } from '@ephemeris/core/account/arrival'
import { afterAll, expect, test } from 'vitest'
import { rawSender } from '#server/testing/calls/send-raw'
import { storedTexts } from '#server/testing/database/stored-texts'
import { inputSchema } from '#server/testing/input/contract-fields'
import { plainInput } from '#server/testing/input/plain-input'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { MICROSOFT, MICROSOFT_ENV, OIDC_ENV, startMicrosoftPeer, startOwnPeer } from '#server/testing/peers/openid-peer'
import { QQ, QQ_ENV, startQqPeer } from '#server/testing/peers/qq-peer'
import { writeUpstreams } from '#server/testing/peers/upstream'
import { startTestApp } from '#server/testing/test-app'
import { qrSides } from '#server/testing/test-qr'
import { createTestUser, PASSWORD } from '#server/testing/test-user'
import { follow } from '#server/testing/test-visitor'

const PUBLIC_URL = 'http://ephemeris.example'
const [microsoft, own, qq] = [await startMicrosoftPeer(), await startOwnPeer(), await startQqPeer()]
afterAll(() => Promise.all([microsoft.close(), own.close(), qq.close()]))
microsoft.serve(PUBLIC_URL)
own.serve(PUBLIC_URL)
const upstreams = writeUpstreams({ [MICROSOFT]: microsoft.origin, [QQ]: qq.origin })
afterAll(upstreams.remove)
const mailbox = await startTestMailbox()

const app = await startTestApp({
  env: {
    ...mailbox.env,
    ...MICROSOFT_ENV,
    ...OIDC_ENV,
    ...QQ_ENV,
    OIDC_ISSUER: own.issuer,
    PUBLIC_URL,
    EPHEMERIS_UPSTREAMS: upstreams.path,
  },
})
const { ask, call, deps } = app
const send = rawSender(app)
const ada = await createTestUser(app, 'ada')

const READS = ENDPOINTS.filter(({ method }) => method === 'GET')
/** They confirm, hand out once, or begin and end a sign-in at another service. */
const ACTING = [checkQr, verifyEmail, ...Object.values(WAYS).flatMap(({ login, callback }) => [login, callback])].map(
  ({ path }) => path,
)

/** All that is stored, but for the counters of the limits, and mails, which are sent meanwhile. */
async function stored(): Promise<Map<string, string>> {
  const texts = await storedTexts(deps.db)
  for (const name of ['rate_limit', 'job', 'mail']) texts.delete(name)
  return texts
}

test('API-6 (C099) some calls act on GET, and the contract names them', () => {
  expect(
    READS.filter(({ isSafe }) => !isSafe)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(ACTING.toSorted())
})

test.each(READS.filter(({ isSafe }) => isSafe).map((endpoint) => ({ path: endpoint.path, endpoint })))(
  'API-6 (C099) GET $path changes nothing',
  async ({ endpoint }) => {
    const before = await stored()
    const as = endpoint.auth === 'none' ? null : ada.token
    const { headers } = await send(endpoint, plainInput(inputSchema(endpoint)), { as })
    expect(headers['set-cookie']).toBeUndefined()
    expect(await stored()).toEqual(before)
  },
)

test.each(READS.filter(({ isSafe }) => !isSafe).map(({ path }) => path))(
  'API-6 (C099) HEAD %s does nothing, whatever it is sent with',
  async (path) => {
    const before = await stored()
    for (const line of await preparedCalls(path)) {
      const { before: prepared, headers, query } = line
      const state = prepared ?? before
      const answer = await ask(`HEAD ${path}${query}`, { headers })
      expect([answer.status, answer.text]).toEqual([200, ''])
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers.location).toBeUndefined()
      expect(await stored()).toEqual(state)
      await line.act?.()
    }
  },
)

interface Head {
  readonly query: string
  readonly headers: Record<string, string>
  /** What was stored when all was prepared for the call; unset: at the beginning. */
  readonly before?: Map<string, string>
  /** The same by GET, which has to succeed, since nothing has been used up. */
  act?(): Promise<unknown>
}

async function preparedCalls(path: string): Promise<Head[]> {
  if (path === verifyEmail.path) return [await confirmation()]
  if (path === checkQr.path) return [await approvedCode()]
  const provider = PROVIDERS.find((one) => path === WAYS[one].callback.path)
  if (provider !== undefined) return arrival(provider)
  return [{ query: '', headers: {} }]
}

async function confirmation(): Promise<Head> {
  const email = 'someone@example.net'
  await call(register, { username: 'someone', password: PASSWORD, email, challengeAnswer: null })
  const token = (await mailbox.next(email)).parameter('verify_token') ?? ''
  const act = () => call(verifyEmail, { token })
  return { query: `?token=${token}`, headers: {}, before: await stored(), act }
}

async function approvedCode(): Promise<Head> {
  const { show, scan, confirm, check } = qrSides(app)
  const code = await show()
  await scan(code, ada.token)
  await confirm(code, ada.token)
  const headers = { 'x-qr-poll-secret': code.pollSecret ?? '' }
  const act = async () => expect((await check(code)).token).not.toBeNull()
  return { query: `?session_id=${code.sessionId}`, headers, before: await stored(), act }
}

/** Both legs of the way back, with a state and a code that are good. */
async function arrival(provider: Provider): Promise<Head[]> {
  const { path } = WAYS[provider].callback
  const names = returnParameters(provider)
  const out = await ask(`GET ${WAYS[provider].login.path}`)
  const cookie = (out.headers['set-cookie'] ?? []).map((text) => text.split(';')[0]).join('; ')
  const back = await follow(new URL(JSON.parse(out.text).data.auth_url), `${PUBLIC_URL}${path}`)
  const { code = '', state = '', iss } = Object.fromEntries(back.searchParams)
  const before = await stored()
  const sent = { [names.code]: code, [names.state]: state, ...(iss !== undefined && { [names.issuer]: iss }) }
  const second = `?${new URLSearchParams({ json: '1', ...sent })}`
  const act = async () => expect((await ask(`GET ${path}${second}`, { headers: { cookie } })).status).toBe(200)
  return [
    { query: back.search, headers: { cookie }, before },
    { query: second, headers: { cookie }, before, act },
  ]
}
