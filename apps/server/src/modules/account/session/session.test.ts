import { getAccount, getProfile, listSessions, revokeSession } from '@ephemeris/contract/account/account'
import { changePassword, requestPasswordReset, resetPassword } from '@ephemeris/contract/account/password-change'
import { login, logoutAll } from '@ephemeris/contract/account/sign-in'
import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { expect, test } from 'vitest'
import { createSeal } from '#server/platform/secrets/seal'
import { hashToken, newToken } from '#server/platform/secrets/tokens'
import { sweepsOf } from '#server/sweeps'
import { refusalIn } from '#server/testing/calls/ask'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'
import { setBan } from '../user-lifecycle.service.ts'

const mailbox = await startTestMailbox()
const app = await startTestApp({ env: mailbox.env })
const { ask, call, refusal, clock, deps, lines } = app
const ada = await createTestUser(app, 'ada')
const challengeAnswer = null
const START = '2026-05-20T04:00:00Z'

test.each([
  ['', 200001],
  ['Bearer', 200003],
  ['Bearer ', 200003],
  ['bearer x', 200003],
  ['Basic eDp5', 200003],
  ['Bearer %zz', 200003],
  ['Bearer a b', 200003],
  ['Bearer \u00e9', 200003],
  [`Bearer ${'x'.repeat(4000)}`, 200003],
])('ACC-15 (C013) the header %j is refused without a fault', async (authorization, number) => {
  expect(refusalIn(await ask('GET /api/user/profile', { headers: { authorization } }))).toEqual([401, number])
})

test('ACC-15 (C013, C017) no header, two of them, and a token in the query are refused', async () => {
  expect(refusalIn(await ask('GET /api/user/profile'))).toEqual([401, 200001])
  expect(refusalIn(await ask(`GET /api/user/profile?token=${ada.token}`))).toEqual([401, 200001])
  const twice = { authorization: [`Bearer ${ada.token}`, `Bearer ${ada.token}`] }
  expect(refusalIn(await ask('GET /api/user/profile', { headers: twice }))).toEqual([401, 200003])
})

test('OPS-83 a token that names another user is unknown, and one of an earlier version, which names no user, works', async () => {
  const bob = await createTestUser(app, 'bob')
  expect(bob.token.endsWith(`-${bob.id}`)).toBe(true)
  const foreign = bob.token.replace(bob.id, ada.id)
  expect(await refusal(getProfile, {}, { as: foreign })).toEqual([401, 200003])

  const earlier = newToken()
  await deps.db
    .updateTable('session')
    .set({ token_hash: hashToken(earlier) })
    .where('user_id', '=', bob.id)
    .execute()
  expect((await call(getProfile, {}, { as: earlier })).username).toBe('bob')
})

test('ACC-15 (C102) every call that needs a user refuses callers without a token and with an unknown one', async () => {
  for (const { method, path, auth } of ENDPOINTS) {
    if (auth === 'none') continue
    const line = `${method} ${path.replace(/:\w+/g, 'x')}`
    if (auth !== 'optional') expect([line, ...refusalIn(await ask(line))]).toEqual([line, 401, 200001])
    const headers = { authorization: 'Bearer eph_unknown' }
    expect([line, ...refusalIn(await ask(line, { headers }))]).toEqual([line, 401, 200003])
  }
})

test('ACC-16 (C014) a session ends after thirty days without use', async () => {
  const { token: as } = await call(login, { login: 'ada', password: PASSWORD, challengeAnswer })
  clock.set('2026-06-19T04:00:00Z')
  await call(getProfile, {}, { as })
  clock.set('2026-07-20T04:00:00Z')
  expect(await refusal(getProfile, {}, { as })).toEqual([401, 200017])
  clock.set(START)
})

test('ACC-16 (C014) a session ends after half a year, however much it is used', async () => {
  const { token: as } = await call(login, { login: 'ada', password: PASSWORD, challengeAnswer })
  const start = clock.now()
  for (let day = 1; day <= 180; day++) {
    clock.set(new Date(start + day * 86_400_000).toISOString())
    await call(getProfile, {}, { as })
  }
  clock.set(new Date(start + 181 * 86_400_000).toISOString())
  expect(await refusal(getProfile, {}, { as })).toEqual([401, 200017])
  clock.set(START)
})

test('ACC-16 (R12) a clock that is set back ends no session', async () => {
  const { token: as } = await call(login, { login: 'ada', password: PASSWORD, challengeAnswer })
  clock.set('2026-05-20T01:00:00Z')
  expect((await call(getProfile, {}, { as })).username).toBe('ada')
  clock.set(START)
})

test('ACC-18 (C016) a suspended user is kept out at once, and learns it after the right password only', async () => {
  const bea = await createTestUser(app, 'bea')
  await setBan(deps, 'bea', 'banned')
  const headers = { authorization: `Bearer ${bea.token}` }
  for (const { method, path } of ENDPOINTS.filter(({ auth }) => auth !== 'none' && auth !== 'reader')) {
    const line = `${method} ${path.replace(/:\w+/g, 'x')}`
    expect([line, ...refusalIn(await ask(line, { headers }))]).toEqual([line, 403, 200012])
  }
  expect(await refusal(login, { login: 'bea', password: PASSWORD, challengeAnswer })).toEqual([403, 200012])
  expect(await refusal(login, { login: 'bea', password: 'wrong wrong', challengeAnswer })).toEqual([401, 200004])
  await setBan(deps, 'bea', 'unbanned')
  expect((await call(getProfile, {}, { as: bea.token })).username).toBe('bea')
})

test('ACC-26 the user sees the own sessions, with the device and the address, and ends any of them', async () => {
  const cleo = await createTestUser(app, 'cleo')
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 <img onerror=x>' }
  const right = { login: 'cleo', password: PASSWORD, challengeAnswer }
  const phone = await call(login, right, { headers, from: '203.0.113.77' })

  const sessions = await call(listSessions, {}, { as: cleo.token })
  expect(sessions).toHaveLength(2)
  const other = sessions.find(({ isCurrent }) => !isCurrent)
  expect(other).toMatchObject({ device: 'Chrome on Windows', address: '203.0.113.77', via: 'password' })
  const id = other?.id ?? ''
  expect(await refusal(revokeSession, { id }, { as: ada.token })).toEqual([404, 100004])
  await call(revokeSession, { id }, { as: cleo.token })
  expect(await refusal(getProfile, {}, { as: phone.token })).toEqual([401, 200003])
  expect(await refusal(revokeSession, { id }, { as: cleo.token })).toEqual([404, 100004])
})

test('ACC-26 (C012) all sessions end together, and the audit says so', async () => {
  const dan = await createTestUser(app, 'dan')
  const right = { login: 'dan', password: PASSWORD, challengeAnswer }
  const tokens = [dan.token]
  for (let n = 0; n < 4; n++) tokens.push((await call(login, right)).token)
  await call(logoutAll, {}, { as: dan.token })
  for (const as of tokens) expect(await refusal(getProfile, {}, { as })).toEqual([401, 200003])
  const line = lines.map((text) => JSON.parse(text)).find(({ what }) => what === 'logout everywhere')
  expect(line).toMatchObject({ event: 'audit', userId: dan.id, sessions: 5 })
})

test('ACC-26 (C015) the twenty-first session ends the one used longest ago, and the user gets a mail', async () => {
  const eli = await createTestUser(app, 'eli')
  const right = { login: 'eli', password: PASSWORD, challengeAnswer }
  for (let n = 0; n < 20; n++) {
    clock.set(`2026-05-20T05:00:${String(n).padStart(2, '0')}Z`)
    await call(login, right)
  }
  expect(await refusal(getProfile, {}, { as: eli.token })).toEqual([401, 200003])
  expect((await mailbox.next(eli.email)).subject).toBe('A device was logged out of Ephemeris')
  clock.set(START)
})

test('ACC-30 three hundred calls a minute are taken from one network, and the rest gets a time to come again', async () => {
  const from = '203.0.113.79'
  for (let n = 0; n < 300; n++) await call(getProfile, {}, { as: ada.token, from })
  const { status, headers } = await app.send(getProfile, {}, { as: ada.token, from })
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await call(getProfile, {}, { as: ada.token })).username).toBe('ada')
})

test('ACC-52 (C093) the profile is five fields, and the account hides its address', async () => {
  const { text } = await app.send(getProfile, {}, { as: ada.token })
  expect(Object.keys(JSON.parse(text).data)).toEqual(['user_id', 'username', 'nickname', 'avatar', 'settings_metadata'])
  expect(text).not.toContain('@')
  expect(await call(getAccount, {}, { as: ada.token })).toEqual({
    email: 'a***@example.org',
    isEmailVerified: false,
    hasPassword: true,
    identities: [],
    createdAt: Date.parse(START),
  })
})

test('ACC-60 (C115) what happens to accounts is one line each, with the time, the user and the address', async () => {
  await call(login, { login: 'ada', password: PASSWORD, challengeAnswer }, { from: '203.0.113.78' })
  await refusal(login, { login: 'ada', password: 'wrong wrong', challengeAnswer }, { from: '203.0.113.78' })
  const logged = lines.map((text) => JSON.parse(text)).filter(({ address }) => address === '203.0.113.78')
  expect(logged).toMatchObject([
    { what: 'login succeeded', userId: ada.id, time: expect.stringMatching(/Z$/) },
    { what: 'login failed', userId: ada.id },
  ])
})

test('ACC-60 (C115) so are a change and a reset of the password, and the end of a session', async () => {
  const fay = await createTestUser(app, 'fay')
  const options = { from: '203.0.113.80' }
  const { token: as } = await call(login, { login: 'fay', password: PASSWORD, challengeAnswer }, options)
  const other = (await call(listSessions, {}, { as, ...options })).find(({ isCurrent }) => !isCurrent)
  await call(revokeSession, { id: other?.id ?? '' }, { as, ...options })
  await call(
    changePassword,
    { currentPassword: PASSWORD, newPassword: 'copper lantern 9', keepsLinks: true },
    { as, ...options },
  )
  await mailbox.next(fay.email)
  await call(requestPasswordReset, { email: fay.email, challengeAnswer }, options)
  const token = (await mailbox.next(fay.email)).parameter('reset_token') ?? ''
  await call(resetPassword, { token, newPassword: 'copper lantern 10', challengeAnswer }, options)

  const logged = lines
    .map((text) => JSON.parse(text))
    .filter(({ event, userId }) => event === 'audit' && userId === fay.id)
  expect(logged.map(({ what }) => what).slice(-5)).toEqual([
    'login succeeded',
    'session revoked',
    'password changed',
    'password reset requested',
    'password reset',
  ])
  expect(lines.join('')).not.toContain(token)
})

test('ACC-61 what can no longer be used is removed', async () => {
  await createTestUser(app, 'gone')
  clock.set('2027-05-20T04:00:00Z')
  const seal = createSeal(deps.env.dataDir)
  for (const { run } of sweepsOf({ ...deps, seal })) await run()
  for (const table of ['session', 'email_token', 'known_device', 'used_challenge'] as const) {
    expect(await deps.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  clock.set(START)
})
