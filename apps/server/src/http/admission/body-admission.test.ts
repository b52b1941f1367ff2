import { login, logoutAll } from '@ephemeris/contract/account/sign-in'
import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { expect, test } from 'vitest'
import { CALLS } from '#server/modules/account/session/gatekeeper.service'
import { originOf } from '#server/platform/client-network'
import { refusalIn } from '#server/testing/calls/ask'
import { withholdBody } from '#server/testing/calls/withheld-body'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'

const app = await startTestApp()
const ada = await createTestUser(app, 'ada')
const KIB = 1024
const MIB = 1024 * KIB
const ANONYMOUS_CALLS = ENDPOINTS.filter(
  ({ auth, method }) => method !== 'GET' && (auth === 'none' || auth === 'optional'),
)
const FILE = 'POST /api/gachalog/import/file'
const LOGIN = 'POST /api/auth/login'

let addresses = 0
const nextAddress = () => `203.0.113.${++addresses}`

function headersOf(token: string | null, from = nextAddress()): Record<string, string> {
  return { 'x-forwarded-for': from, ...(token !== null && { authorization: `Bearer ${token}` }) }
}

test.each([
  [null, 200001],
  ['eph_unknown', 200003],
])('API-32 a file without a good token is refused before it has arrived: %s', async (token, number) => {
  const files = Array.from({ length: 40 }, () =>
    withholdBody(app, FILE, { bytes: 20 * MIB, sent: 'x'.repeat(1000), headers: headersOf(token) }),
  )
  for (const { answer } of files) expect(refusalIn(await answer)).toEqual([401, number])
})

test.each(ANONYMOUS_CALLS)(
  'API-32 $path takes a body of 16 KiB, and refuses one that is declared longer',
  async (endpoint) => {
    const line = `${endpoint.method} ${endpoint.path}`
    const send = (bytes: number) => withholdBody(app, line, { bytes, sent: '{', headers: headersOf(null) })
    expect(refusalIn(await send(16 * KIB + 1).answer)).toEqual([413, 300006])
    const body = `{${' '.repeat(16 * KIB - 2)}}`
    const headers = { ...headersOf(null), 'content-type': 'application/json' }
    expect((await app.ask(line, { headers, body })).status).not.toBe(413)
  },
)

test('API-32 forty large bodies without a user are refused before they have arrived', async () => {
  const bodies = Array.from({ length: 40 }, () =>
    withholdBody(app, LOGIN, { bytes: 20 * MIB, sent: 'x'.repeat(1000), headers: headersOf(null) }),
  )
  for (const { answer } of bodies) expect(refusalIn(await answer)).toEqual([413, 300006])
})

test('API-32 what four networks of one /48 withhold keeps no one else from logging in', async () => {
  const withhold = (bytes: number) => (_: unknown, n: number) =>
    withholdBody(app, LOGIN, { bytes, sent: '{', headers: headersOf(null, `2001:db8:1:${n % 4}::1`) })
  const long = Array.from({ length: 16 }, withhold(MIB))
  for (const { answer } of long) expect(refusalIn(await answer)).toEqual([413, 300006])

  const withheld = Array.from({ length: 17 }, withhold(16 * KIB))
  const refused = await Promise.race(withheld.map(({ answer }) => answer))
  expect(refusalIn(refused)).toEqual([429, 100008])

  const { token } = await app.call(login, { login: 'ada', password: PASSWORD, challengeAnswer: null })
  expect(token).toMatch(/^eph_/)
})

test('API-32 a caller is counted before the body, once', async () => {
  const from = nextAddress()
  for (let n = 1; n < CALLS.points; n++) await app.deps.limits.takeFrom(CALLS, originOf(from))
  const headers = { ...headersOf(null, from), 'content-type': 'application/json' }
  expect((await app.ask('POST /api/auth/logout', { headers, body: '{}' })).status).toBe(401)
  const late = withholdBody(app, LOGIN, { bytes: 1000, headers: headersOf(null, from) })
  expect(refusalIn(await late.answer)).toEqual([429, 100008])
})

test('API-32 one network has 256 KiB of bodies under way without a user, and what it sent is forgotten when it goes', async () => {
  const from = nextAddress()
  const begin = () => withholdBody(app, LOGIN, { bytes: 16 * KIB, sent: '{', headers: headersOf(null, from) })
  const begun = Array.from({ length: 17 }, begin)
  const refused = await Promise.race(begun.map(({ answer }) => answer))
  expect(refusalIn(refused)).toEqual([429, 100008])
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.text).toContain('You’re uploading too much at the same time')
  for (const { close } of begun) close()

  const headers = { ...headersOf(null, from), 'content-type': 'application/json' }
  const body = JSON.stringify({ username: 'x'.repeat(16 * KIB - 100) })
  await expect.poll(async () => (await app.ask(LOGIN, { headers, body })).status, { interval: 200 }).toBe(400)
})

test('API-32 a user has one large file under way; a second one is refused, that of another user is not', async () => {
  const bea = await createTestUser(app, 'bea')
  const send = (token: string) => withholdBody(app, FILE, { bytes: 20 * MIB, sent: 'x', headers: headersOf(token) })
  const both = [send(ada.token), send(ada.token)]
  expect(refusalIn(await Promise.race(both.map(({ answer }) => answer)))).toEqual([429, 100008])

  const other = withholdBody(app, FILE, { bytes: 20 * MIB, sent: '{', headers: headersOf(bea.token) })
  other.send(' '.repeat(20 * MIB - 1))
  expect(refusalIn(await readRefusal(other.answer))).toEqual([400, 600004])
  for (const { close } of both) close()
})

/** The refusal of a file carries its reason, which is another test's business. */
async function readRefusal(answer: Promise<{ status: number; text: string }>) {
  const { status, text } = await answer
  return { status, text: JSON.stringify({ ...JSON.parse(text), data: null }), headers: {}, bytes: Buffer.of() }
}

test('API-32 a session that ends while a body arrives is not used', async () => {
  const cleo = await createTestUser(app, 'cleo')
  const body = '{"slot":1}'
  const begun = withholdBody(app, 'POST /api/user/clear_cloud_settings', {
    bytes: body.length,
    sent: body.slice(0, 3),
    headers: headersOf(cleo.token),
  })
  await app.call(logoutAll, {}, { as: cleo.token })
  begun.send(body.slice(3))
  expect(refusalIn(await begun.answer)).toEqual([401, 200003])
})
