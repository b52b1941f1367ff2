import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { endpoint } from '@ephemeris/contract/endpoint'
import { wire } from '@ephemeris/contract/wire'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Api } from '#server/http/mount'
import { type HttpAnswer, refusalIn } from '#server/testing/ask'
import { gate } from '#server/testing/gate'
import { startTestServer, TEST_TOKEN } from '#server/testing/test-server'
import { answerIn, withholdBody } from '#server/testing/withheld-body'

const echoed = z.object({ name: z.string().check(z.maxLength(20)), page: z.optional(z.string()) })
const echo = wire(echoed, { read: (w) => w, write: (value) => value })
const call = { auth: 'none', summary: 'Says it again.', input: echo, reply: echo } as const

const getEcho = endpoint({ ...call, method: 'GET', path: '/api/echo' })
const postEcho = endpoint({ ...call, auth: 'user', method: 'POST', path: '/api/echo/:page', status: 201 })
const postNothing = endpoint({
  method: 'POST',
  path: '/api/nothing',
  auth: 'none',
  summary: '',
  reply: wire(z.null(), { read: () => null, write: () => null }),
})
const getFault = endpoint({ method: 'GET', path: '/api/fault', auth: 'none', summary: '', reply: postNothing.reply })
const keptNothing = endpoint({ ...getFault, path: '/api/kept-nothing', cache: 'public' })
const keptEcho = endpoint({ ...getEcho, path: '/api/kept-echo', cache: 'public' })
const keptFault = endpoint({ ...getFault, path: '/api/kept-fault', cache: 'public' })

const { ask, lines, port } = await startTestServer({
  mount: (api) => {
    api.on(getEcho, (value) => value)
    api.on(postEcho, (value) => value)
    api.on(postNothing, () => null)
    api.on(getFault, fail)
    api.onKept(keptFault, fail, { freshness: () => '' })
  },
})

function fail(): never {
  throw new Error('select secret from "/etc/shadow"')
}

const SIGNED_IN = { authorization: `Bearer ${TEST_TOKEN}` }
const JSON_BODY = { headers: { ...SIGNED_IN, 'content-type': 'application/json' } }

test('API-1 a success is the envelope with the status as its code', async () => {
  const answer = await ask('POST /api/echo/7', { ...JSON_BODY, body: '{"name":"Ada","other":1}' })
  expect(answer.status).toBe(201)
  expect(JSON.parse(answer.text)).toEqual({ code: 201, message: 'OK', data: { name: 'Ada', page: '7' } })
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

test('API-4 (C097) more than 1 MiB is 413, another content type 415', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(1024 * 1024) })
  expect(refusalIn(await ask('POST /api/echo/7', { ...JSON_BODY, body }))).toEqual([413, 300006])

  const headers = { ...SIGNED_IN, 'content-type': 'application/x-www-form-urlencoded' }
  expect(refusalIn(await ask('POST /api/echo/7', { headers, body: 'name=Ada' }))).toEqual([415, 100006])
})

test.each(['"\\u0000"', '"a\\u001bb"', '"\\ud800"', '[["\\u0000"]]', `"${'x'.repeat(900_000)}"`])(
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
])(
  'API-5 (C094) so is one in a key or below a field that nobody knows, by the name of the field: %s',
  async (body, field) => {
    const answer = await ask('POST /api/echo/7', { ...JSON_BODY, body })
    expect(refusalIn(answer)).toEqual([400, 100002])
    expect(JSON.parse(answer.text).message).toBe(`Something has the wrong form. ${field}`)
  },
)

test('API-5 (C094) a null character in a query or a path is refused', async () => {
  expect(refusalIn(await ask('GET /api/echo?name=%00'))).toEqual([400, 100002])
  expect(refusalIn(await ask('POST /api/echo/%00', { ...JSON_BODY, body: '{"name":"Ada"}' }))).toEqual([400, 100002])
})

test('API-5 (C089) a body nested half a million deep does no harm', async () => {
  const body = `{"name":${'['.repeat(400_000)}${']'.repeat(400_000)}}`
  expect(refusalIn(await ask('POST /api/echo/7', { ...JSON_BODY, body }))).toEqual([400, 100002])
})

test('API-6 HEAD is GET without a body', async () => {
  const head = await ask('HEAD /api/echo?name=Ada')
  const get = await ask('GET /api/echo?name=Ada')
  expect([head.status, head.text]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

test('API-7 (C097) a wrong method is 405 with Allow, TRACE included', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
    const answer = await ask(`${method} /api/echo`)
    expect(refusalIn(answer)).toEqual([405, 100005])
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS')
  }
  expect((await ask('DELETE /api/echo/7')).headers.allow).toBe('POST, OPTIONS')
})

test.each(['/api', '/api/', '/api/unknown', '/api/nothing/', '/api/echo/1/2', '/api/../package.json'])(
  'API-7 (C097) an unknown call is 404 in JSON, never the web app: %s',
  async (path) => {
    expect(refusalIn(await ask(`GET ${path}`))).toEqual([404, 100004])
    expect(refusalIn(await ask(`POST ${path}`))).toEqual([404, 100004])
  },
)

test('API-7 a path that cannot be decoded is refused', async () => {
  expect(refusalIn(await ask('GET /api/%zz'))).toEqual([400, 100002])
})

test.each([
  ['HELLO\r\n\r\n', 400, 100002],
  [`GET / HTTP/1.1\r\nx: ${'x'.repeat(140_000)}\r\n\r\n`, 413, 300006],
])('API-7 bytes that are no HTTP are refused in the same form: %#', async (bytes, status, number) => {
  const answer = wholeAnswer(await sendRaw(bytes))
  expect(refusalIn(answer)).toEqual([status, number])
  expectStamp(answer.headers)
})

test('API-7 a request that arrives too slowly is refused in the same form', async () => {
  const impatient = await startTestServer({ headersMs: 1 })
  const answer = wholeAnswer(await sendRaw('GET / HTTP/1.1\r\n', impatient.port))
  expect(refusalIn(answer)).toEqual([408, 100002])
  expectStamp(answer.headers)
})

test('API-33 a body that takes longer than a request may take is refused, and its connection closed', async () => {
  const mount = (api: Api) => api.on(postNothing, () => null)
  const impatient = await startTestServer({ mount, headersMs: 1, requestMs: 1 })
  const slow = withholdBody(impatient, 'POST /api/nothing', { bytes: 1000, sent: '{' })
  expect(refusalIn(await slow.answer)).toEqual([408, 100002])
})

test('API-8 (C100) an unforeseen fault tells the id of the request and nothing more', async () => {
  for (const path of ['/api/fault', '/api/kept-fault']) {
    const answer = await ask(`GET ${path}`)
    expect(refusalIn(answer)).toEqual([500, 100007])
    expect(answer.text).toContain(String(answer.headers['x-request-id']))
    expect(answer.text).not.toMatch(/secret|shadow|at /)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  expect(lines.join('')).toContain('shadow')
})

test('API-9 (C036, C098, C107) every answer carries its id, the clock and the headers that browsers obey', async () => {
  for (const line of [
    'GET /api/echo?name=Ada',
    'GET /api/unknown',
    'GET /api/%zz',
    'GET /timeline',
    'OPTIONS /api/echo',
  ]) {
    const { headers } = await ask(line, { headers: { origin: 'https://evil.test' } })
    expectStamp(headers)
  }
})

function expectStamp(headers: IncomingHttpHeaders): void {
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(headers).toMatchObject({
    date: 'Wed, 20 May 2026 04:00:00 GMT',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  })
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'strict-transport-security']) {
    expect(headers).not.toHaveProperty(name)
  }
}

test('API-9 browsers are told to stay on https where the site is on https', async () => {
  const secure = await startTestServer({ env: { PUBLIC_URL: 'https://ephemeris.example' } })
  const { headers } = await secure.ask('GET /api/unknown')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('API-11 another site cannot make a visitor change anything', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect(refusalIn(await ask('POST /api/nothing', { headers }))).toEqual([403, 200018])
  expect((await ask('GET /api/echo?name=Ada', { headers })).status).toBe(200)
})

test('API-12 calls are turned away while too many others are worked on, those from memory too', async () => {
  const finish = gate()
  const all = gate()
  let atWork = 0
  const busy = await startTestServer({
    mount: (api) => {
      api.on(postNothing, async () => {
        atWork += 1
        if (atWork === 200) all.open()
        await finish.opened
        return null
      })
      api.onKept(keptNothing, () => null, { freshness: () => '' })
    },
  })
  const running = Array.from({ length: 200 }, () => busy.ask('POST /api/nothing'))
  await all.opened

  const withheld = withholdBody(busy, 'POST /api/nothing', { bytes: 1000 }).answer
  for (const answer of [await busy.ask('POST /api/nothing'), await busy.ask('GET /api/kept-nothing'), await withheld]) {
    expect(refusalIn(answer)).toEqual([503, 100007])
    expect(answer.headers['retry-after']).toBe('5')
  }

  finish.open()
  for (const { status } of await Promise.all(running)) expect(status).toBe(200)
  expect((await busy.ask('GET /api/kept-nothing')).status).toBe(200)
})

test('CAT-28 callers who wait for an answer that is not in memory keep no other call out', async () => {
  const finish = gate()
  const all = gate()
  let waiting = 0
  const busy = await startTestServer({
    admitUnkept: async () => {
      waiting += 1
      if (waiting === 200) all.open()
      await finish.opened
    },
    mount: (api) => {
      api.on(postNothing, () => null)
      api.onKept(keptEcho, (value) => value, { freshness: () => '', question: ({ name }) => name })
    },
  })
  const questions = Array.from({ length: 200 }, (_, n) => busy.ask(`GET /api/kept-echo?name=${n % 10}`))
  await all.opened

  expect(refusalIn(await busy.ask('GET /api/kept-echo?name=late'))).toEqual([503, 100007])
  expect((await busy.ask('POST /api/nothing')).status).toBe(200)

  finish.open()
  for (const { status } of await Promise.all(questions)) expect(status).toBe(200)
})

test('API-14 (C114) the log has one line per request with the template of its path, never the query', async () => {
  const before = lines.length
  await ask('POST /api/echo/s3cr3t-page?name=s3cr3t-name', { ...JSON_BODY, body: '{"name":"s3cr3t-body"}' })
  await ask('GET /s3cr3t-file.txt')
  const written = lines.slice(before).map((line) => JSON.parse(line))
  expect(written).toMatchObject([
    { event: 'request', method: 'POST', route: '/api/echo/:page', status: 201 },
    { event: 'request', method: 'GET', route: '/*', status: 404 },
  ])
  expect(lines.slice(before).join('')).not.toContain('s3cr3t')
})

test('OPS-12 a stopping server finishes what it has begun', async () => {
  const begun = gate()
  const finish = gate()
  const stopping = await startTestServer({
    mount: (api) =>
      api.on(postNothing, async () => {
        begun.open()
        await finish.opened
        return null
      }),
  })

  const answer = stopping.ask('POST /api/nothing')
  await begun.opened
  const closed = stopping.close()
  finish.open()
  expect((await answer).status).toBe(200)
  await closed
})

function sendRaw(bytes: string, to = port): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(to, '127.0.0.1', () => socket.write(bytes))
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()))
    socket.on('error', reject)
  })
}

function wholeAnswer(raw: string): HttpAnswer {
  const answer = answerIn(raw)
  if (answer === null) throw new Error(`not a whole answer: ${raw}`)
  return answer
}
