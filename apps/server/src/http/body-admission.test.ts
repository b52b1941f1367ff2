import { logoutAll } from '@ephemeris/contract/sign-in'
import { expect, test, vi } from 'vitest'
import { refusalIn } from '#server/testing/ask'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'
import { withholdBody } from '#server/testing/withheld-body'

const app = await startTestApp()
const ada = await createTestUser(app, 'ada')
const MIB = 1024 * 1024
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

test('API-32 a caller is counted before the body, once', async () => {
  const from = nextAddress()
  for (let n = 0; n < 300; n++) {
    const headers = { ...headersOf(null, from), 'content-type': 'application/json' }
    expect((await app.ask('POST /api/auth/logout', { headers, body: '{}' })).status).toBe(401)
  }
  const late = withholdBody(app, LOGIN, { bytes: 1000, headers: headersOf(null, from) })
  expect(refusalIn(await late.answer)).toEqual([429, 100008])
})

test('API-32 one network has four MiB of bodies under way without a user, and what it sent is forgotten when it goes', async () => {
  const from = nextAddress()
  const begin = () => withholdBody(app, LOGIN, { bytes: MIB, sent: '{', headers: headersOf(null, from) })
  const begun = Array.from({ length: 5 }, begin)
  const refused = await Promise.race(begun.map(({ answer }) => answer))
  expect(refusalIn(refused)).toEqual([429, 100008])
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.text).toContain('You are uploading too much at once')
  for (const { close } of begun) close()

  const headers = headersOf(null, from)
  await vi.waitFor(async () => {
    const { status } = await app.ask(LOGIN, {
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'x'.repeat(MIB - 100) }),
    })
    expect(status).toBe(400)
  })
})

test('API-32 a user has one large file under way; a second one is refused, that of somebody else is not', async () => {
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
