import { randomUUID } from 'node:crypto'
import { getProfile } from '@ephemeris/contract/account/account'
import { changePassword, requestPasswordReset, resetPassword } from '@ephemeris/contract/account/password-change'
import { register, verifyEmail } from '@ephemeris/contract/account/registration'
import { login } from '@ephemeris/contract/account/sign-in'
import { WAYS } from '@ephemeris/contract/account/social'
import type { Provider } from '@ephemeris/core/account/arrival'
import { afterAll, expect, test } from 'vitest'
import { MICROSOFT, MICROSOFT_ENV, OIDC_ENV, startMicrosoftPeer, startOwnPeer } from '#server/testing/peers/openid-peer'
import { writeUpstreams } from '#server/testing/peers/upstream'
import { startTestApp } from '#server/testing/test-app'
import { HOME, qrSides } from '#server/testing/test-qr'
import { follow, visitorOf } from '#server/testing/test-visitor'
import { storedTexts } from './testing/database/stored-texts.ts'
import { startTestMailbox } from './testing/mail/test-mailbox.ts'

const mailbox = await startTestMailbox()
const PUBLIC_URL = 'http://ephemeris.example'
const [microsoft, own] = [await startMicrosoftPeer(), await startOwnPeer()]
for (const peer of [microsoft, own]) {
  afterAll(peer.close)
  peer.serve(PUBLIC_URL)
}
const upstreams = writeUpstreams({ [MICROSOFT]: microsoft.origin })
afterAll(upstreams.remove)
const QQ_SECRET = 'c4n4ry-qq-client-secret'
const app = await startTestApp({
  env: {
    ...mailbox.env,
    ...MICROSOFT_ENV,
    ...OIDC_ENV,
    OIDC_ISSUER: own.issuer,
    SMTP_URL: withPassword(mailbox.env.SMTP_URL, 'c4n4ry-smtp'),
    QQ_CLIENT_ID: '101000001',
    QQ_CLIENT_SECRET: QQ_SECRET,
    PUBLIC_URL,
    EPHEMERIS_UPSTREAMS: upstreams.path,
  },
})
const { ask, call, send, refusal, deps, lines } = app

/** The one table that holds what its mails say, for as long as they wait. */
const OUTBOX = 'mail'

/** Of the next mail that carries one; others report changes. */
async function tokenByMail(to: string, name: string): Promise<string> {
  for (;;) {
    const token = (await mailbox.next(to)).parameter(name)
    if (token !== null && token !== undefined) return token
  }
}

function withPassword(url: string, secret: string): string {
  return Object.assign(new URL(url), { username: 'mailer', password: secret }).href
}

/** Signs in there, and comes back once more, and where the service would send the browser: neither is taken. */
async function secretsOfVisit(provider: Provider): Promise<Record<string, string>> {
  const visitor = visitorOf(app, WAYS[provider])
  const { path } = WAYS[provider].callback
  const back = await follow(await visitor.startVisit({ isDomestic: false }), `${PUBLIC_URL}${path}`)
  const { code = '', state = '', iss: issuer = null } = Object.fromEntries(back.searchParams)
  const { token } = await visitor.completeVisit({ code, state, issuer })
  await visitor.refused({ code, state, issuer })
  await ask(`GET ${path}${back.search}`)
  return { [`${provider} code`]: code, [`${provider} state`]: state, [`${provider} token`]: token }
}

test('OPS-2 (C113) no secret of any flow is in the log, the metrics or the database', async () => {
  const canary = (name: string) => `c4n4ry-${name}-${randomUUID()}`
  const [first, second, third, wrong] = [canary('first'), canary('second'), canary('third'), canary('wrong')]
  const email = `${canary('mail')}@example.net`
  const asked = { email, challengeAnswer: canary('challenge') }

  await call(register, { username: 'canary', password: first, ...asked })
  const verifyToken = await tokenByMail(email, 'verify_token')
  await call(verifyEmail, { token: verifyToken })
  const signIn = { login: 'canary', challengeAnswer: asked.challengeAnswer }
  await refusal(login, { ...signIn, password: wrong })
  const { token: bearer } = await call(login, { ...signIn, password: first })
  await call(changePassword, { currentPassword: first, newPassword: second, keepsLinks: true }, { as: bearer })

  const { show, scan, confirm, check } = qrSides(app)
  const code = await show(HOME)
  const { sessionId, pollSecret } = code
  const { token: current } = await call(login, { ...signIn, password: second })
  await scan(code, current)
  await confirm(code, current)
  const { token: shown } = await check(code)

  await call(requestPasswordReset, asked)
  const resetToken = await tokenByMail(email, 'reset_token')
  await call(resetPassword, { token: resetToken, newPassword: third, challengeAnswer: asked.challengeAnswer })
  const { token: last } = await call(login, { ...signIn, password: third })
  await call(getProfile, {}, { as: last })

  const elsewhere = { ...(await secretsOfVisit('microsoft')), ...(await secretsOfVisit('oidc')) }

  // Where they do not belong, and in bodies that cannot be read.
  await ask(`GET /api/user/profile?token=${last}&password=${third}`, { headers: { authorization: `Bearer ${last}x` } })
  await ask(`GET /${last}/${resetToken}`)
  await ask('POST /api/auth/login', { headers: { 'content-type': 'application/json' }, body: `{"password":"${third}` })
  await send(login, { ...signIn, password: third.repeat(2000) })

  const secrets = {
    first,
    second,
    third,
    wrong,
    verifyToken,
    resetToken,
    bearer,
    current,
    shown,
    last,
    sessionId,
    pollSecret,
    qrCode: code.code,
    shortCode: code.shortCode,
    ...elsewhere,
    microsoftSecret: MICROSOFT_ENV.MICROSOFT_CLIENT_SECRET,
    ownSecret: OIDC_ENV.OIDC_CLIENT_SECRET,
    qqSecret: QQ_SECRET,
  }
  const named = Object.entries({ ...secrets, challenge: asked.challengeAnswer, smtp: 'c4n4ry-smtp' })
  expect(named.filter(([, secret]) => typeof secret !== 'string' || secret.length < 8)).toEqual([])

  const places = new Map(await storedTexts(deps.db))
  places.delete(OUTBOX)
  places.set('log', lines.join('\n')).set('metrics', await deps.metrics.text())
  expect(places.get('account')).toContain(email)
  const found = [...places].flatMap(([place, text]) =>
    named.filter(([, secret]) => text.includes(String(secret))).map(([name]) => `${name} in ${place}`),
  )
  expect(found).toEqual([])
  expect(lines.join('\n')).not.toContain(email)
})
