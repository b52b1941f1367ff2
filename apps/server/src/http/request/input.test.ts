import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { endpoint } from '@ephemeris/contract/endpoint'
import { BYTES_TYPE } from '@ephemeris/contract/request'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { getEcho, JSON_BODY, postEcho, postNothing, SIGNED_IN } from '#server/testing/calls/echo-calls'
import { startTestServer } from '#server/testing/test-server'

/** Takes bodies that are bounded by what they hold alone. */
const postLarge = endpoint({ ...postEcho, path: '/api/large/:page', maxBodyBytes: 1024 * 1024 })

const postBytes = endpoint({ ...postEcho, path: '/api/bytes', rawBody: 'name' })

const { ask } = await startTestServer({
  mount: (api) => {
    api.on(getEcho, (value) => value)
    api.on(postEcho, (value) => value)
    api.on(postLarge, (value) => value)
    api.on(postBytes, () => ({ name: 'read' }))
    api.on(postNothing, () => null)
  },
})

test('API-2 a missing field is 100001, a badly formed one 100002, and the message names it', async () => {
  const missing = await ask('GET /api/echo')
  expect(refusalIn(missing)).toEqual([400, 100001])
  expect(missing.text).toContain('name')

  const wrong = await ask('POST /api/echo/7', { ...JSON_BODY, body: '{"name":5}' })
  expect(refusalIn(wrong)).toEqual([400, 100002])
  expect(wrong.text).toContain('name')
})

test('API-3 t and unknown fields are ignored, a field given twice is refused', async () => {
  const answer = await ask('GET /api/echo?name=Ada&t=1&t=2&other=x')
  expect(JSON.parse(answer.text).data).toEqual({ name: 'Ada' })
  expect(refusalIn(await ask('GET /api/echo?name=Ada&name=Bob'))).toEqual([400, 100002])
})

test.each([undefined, '', '{}'])('API-4 a call that takes nothing takes the body %j', async (body) => {
  const headers = body === undefined ? {} : JSON_BODY.headers
  expect((await ask('POST /api/nothing', { headers, ...(body !== undefined && { body }) })).status).toBe(200)
})

test.each([
  ['name=%7B', '[]', 100002],
  ['', '"text"', 100002],
  ['', '{"name":', 300005],
])('API-4 (C097) the body is a JSON object: ?%s %s', async (query, body, number) => {
  expect(refusalIn(await ask(`POST /api/echo/7?${query}`, { ...JSON_BODY, body }))).toEqual([400, number])
})

test('API-4 (C097) more than 16 KiB is 413, another content type 415', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(16 * 1024) })
  expect(refusalIn(await ask('POST /api/echo/7', { ...JSON_BODY, body }))).toEqual([413, 300006])

  const headers = { ...SIGNED_IN, 'content-type': 'application/x-www-form-urlencoded' }
  expect(refusalIn(await ask('POST /api/echo/7', { headers, body: 'name=Ada' }))).toEqual([415, 100006])
})

test.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['GZIP', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
  ['zstd', null],
  ['identity, gzip', gzipSync],
  ['gzip, identity', gzipSync],
  ['gzip, br', (body: string) => brotliCompressSync(gzipSync(body))],
  ['compress', null],
  ['anything', null],
] as const)('API-44 a body of the coding %s is 415, as JSON and as bytes', async (coding, code) => {
  const body = code?.('{"name":"Ada"}') ?? '{"name":"Ada"}'
  for (const [path, type] of [
    ['/api/echo/7', 'application/json'],
    ['/api/bytes', BYTES_TYPE],
  ]) {
    const headers = { ...SIGNED_IN, 'content-type': `${type}`, 'content-encoding': coding }
    const answer = await ask(`POST ${path}`, { headers, body: Uint8Array.from(Buffer.from(body)) })
    expect(refusalIn(answer)).toEqual([415, 100006])
    expect(JSON.parse(answer.text).message).toBe('The body of the request must not be compressed.')
  }
})

test.each(['identity', 'Identity', ''])('API-44 a body of the coding %j is read', async (coding) => {
  const headers = { ...JSON_BODY.headers, 'content-encoding': coding }
  expect((await ask('POST /api/echo/7', { headers, body: '{"name":"Ada"}' })).status).toBe(201)
})

test.each(['"\\u0000"', '"a\\u001bb"', '"\\ud800"', '[["\\u0000"]]', `"${'x'.repeat(16_000)}"`])(
  'API-5 (C094) a string that no store can keep is refused: %j',
  async (value) => {
    const answer = await ask('POST /api/echo/7', { ...JSON_BODY, body: `{"name":${value}}` })
    expect(refusalIn(answer)).toEqual([400, 100002])
  },
)

test.each([
  ['{"name":"Ada","\\u0000":1}', '\uFFFD'],
  ['{"name":"Ada","other":{"deep":[{"\\ud800":1}]}}', 'other'],
  ['{"name":"Ada","other":["\\u001b"]}', 'other'],
  ['{"name":"Ada","other":[{"__proto__":1}]}', 'other'],
  ['{"name":"Ada","__proto__":1}', '__proto__'],
])('API-5 (C094) so is one in a key or below an unknown field, by the name of the field: %s', async (body, field) => {
  const answer = await ask('POST /api/echo/7', { ...JSON_BODY, body })
  expect(refusalIn(answer)).toEqual([400, 100002])
  expect(JSON.parse(answer.text).message).toBe(`Something isn’t in the right format. ${field}`)
})

test('API-5 (C094) a null character in a query or a path is refused', async () => {
  expect(refusalIn(await ask('GET /api/echo?name=%00'))).toEqual([400, 100002])
  expect(refusalIn(await ask('POST /api/echo/%00', { ...JSON_BODY, body: '{"name":"Ada"}' }))).toEqual([400, 100002])
})

test.each([
  ['nested deep (C089)', `{"name":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
  ['nested deeper than 32', `{"name":${'['.repeat(32)}${']'.repeat(32)}}`],
  ['of many names', `{${Array.from({ length: 60_000 }, (_, n) => `"${n}":0`).join()}}`],
  ['of many values', `{"name":[0${',0'.repeat(400_000)}]}`],
])('API-39 a body %s is refused before it is parsed', async (_case, body) => {
  expect(refusalIn(await ask('POST /api/large/7', { ...JSON_BODY, body }))).toEqual([413, 300006])
})

test('API-39 a call that takes few bytes takes few values', async () => {
  const bodyOf = (lists: number) => `{"name":"Ada","other":[[]${',[]'.repeat(lists)}]}`
  expect(refusalIn(await ask('POST /api/echo/7', { ...JSON_BODY, body: bodyOf(5000) }))).toEqual([413, 300006])
  expect((await ask('POST /api/echo/7', { ...JSON_BODY, body: bodyOf(3000) })).status).toBe(201)
})

test('API-39 a body within the bounds of JSON is read', async () => {
  const body = `{"name":"Ada","other":${'['.repeat(31)}${']'.repeat(31)},"more":[0${',0'.repeat(39_000)}]}`
  expect((await ask('POST /api/large/7', { ...JSON_BODY, body })).status).toBe(201)
})
