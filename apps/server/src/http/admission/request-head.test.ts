import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { getEcho, postEcho } from '#server/testing/calls/echo-calls'
import { sendBytes } from '#server/testing/calls/send-bytes'
import { startTestServer } from '#server/testing/test-server'
import { LIMITS } from './limits.ts'

const { ask, port, lines } = await startTestServer({
  env: { PUBLIC_URL: 'https://ephemeris.example', MAINLAND_HOST: 'ephemeris.cn', TRUST_PROXY: '1' },
  mount: (api) => {
    api.on(getEcho, (value) => value)
    api.on(postEcho, (value) => value)
  },
})

/** An address of exactly so many bytes. */
const long = (path: string, bytes: number) => `${path}?t=`.padEnd(bytes, 'x')

test.each(['/api/echo', '/api/unknown', '/', '/timeline', '/nothing.txt', '/healthz', '/openapi.json'])(
  'API-40 an address of more than 4 KiB is refused before it is read: %s',
  async (path) => {
    expect((await ask(`GET ${long(path, 4096)}`)).status).not.toBe(414)
    for (const method of ['GET', 'POST', 'OPTIONS', 'PATCH']) {
      const answer = await ask(`${method} ${long(path, 4097)}`)
      expect(refusalIn(answer)).toEqual([414, 100002])
      expect(answer.text).toContain('This address is too long.')
    }
  },
)

test('API-40 an address without a query, and one of a hundred fields and more, are refused like that', async () => {
  expect(refusalIn(await ask(`GET /api/echo/${'x'.repeat(5000)}`))).toEqual([414, 100002])
  expect(refusalIn(await ask(`GET /api/echo?lang=fr${'&a=1'.repeat(100)}`))).toEqual([414, 100002])
  expect((await ask(`GET /api/echo?name=Ada${'&a=1'.repeat(99)}`)).status).toBe(400)
  expect((await ask(`GET /api/echo?name=Ada&t=1${'&a1=1'.repeat(1)}`)).status).toBe(200)
})

test('API-40 an address that fills the head is refused like that, also where no call can be made of it', async () => {
  const answer = await sendBytes(port, `GET /?${'x'.repeat(60_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  expect(answer && refusalIn(answer)).toEqual([414, 100002])
})

test.each([
  ['a header of more than 4 KiB', { 'x-something': 'x'.repeat(4097) }],
  ['a token of more than 4 KiB', { authorization: `Bearer ${'x'.repeat(4097)}` }],
  ['cookies of more than 8 KiB', { cookie: `a=${'x'.repeat(8192)}` }],
  ['many proxies', { 'x-forwarded-for': Array(100).fill('198.18.0.1').join(', ') }],
  ['many proxies in a new way', { forwarded: Array(100).fill('for=198.18.0.1').join(', ') }],
  ['one header many times', { 'if-none-match': Array(90).fill(`"${'x'.repeat(60)}"`) }],
  ['many headers', Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`x-${n}`, '1']))],
  ['thousands of headers', Object.fromEntries(Array.from({ length: 1500 }, (_, n) => [`x${n}`, '']))],
  ['16 KiB in all', Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`x-${n}`, 'x'.repeat(2000)]))],
])('API-41 %s are refused', async (_what, headers) => {
  const answer = await ask('GET /api/echo?name=Ada', { headers })
  expect(refusalIn(answer)).toEqual([431, 100002])
  expect(answer.text).toContain('The headers of the request are too large.')
})

test('API-41 what browsers and proxies send is taken', async () => {
  const headers = {
    ...Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`x-${n}`, '1'])),
    cookie: `a=${'x'.repeat(8000)}`,
    'x-forwarded-for': Array(10).fill('2001:db8:1111:2222:3333:4444:5555:6666').join(', '),
  }
  expect((await ask('GET /api/echo?name=Ada', { headers })).status).toBe(200)
})

test.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'ephemeris.example.evil.example',
  '127.0.0.1.nip.io',
])('API-42 a request to a name that is not the server’s own is refused: %s', async (host) => {
  for (const line of ['GET /api/echo?name=Ada', 'GET /', 'GET /metrics', 'POST /api/echo/7', 'OPTIONS /api/echo']) {
    const answer = await ask(line, { headers: { host, 'accept-language': 'en' } })
    expect(refusalIn(answer)).toEqual([421, 100002])
    expect(answer.text).toContain('PUBLIC_URL')
  }
})

test.each([
  ['the public address', 'ephemeris.example'],
  ['with its port, in capital letters', 'Ephemeris.Example:443'],
  ['with the dot at its end', 'ephemeris.example.'],
  ['the mainland site', 'ephemeris.cn'],
  ['this machine', 'localhost:3000'],
  ['a device at home', '192.168.1.20:3000'],
  ['IPv6', '[fe80::1]:3000'],
  ['a name at home', 'desktop-pc.local:3000'],
  ['a service of containers', 'app:3000'],
])('API-42 requests to ourselves are taken: %s', async (_what, host) => {
  expect((await ask('GET /api/echo?name=Ada', { headers: { host } })).status).toBe(200)
})

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nhost: localhost\r\nhost: localhost', 400],
  ['two hosts, the second one foreign', 'GET / HTTP/1.1\r\nhost: localhost\r\nHost: evil.example', 400],
  ['a target at a foreign host', 'GET http://evil.example/api/games HTTP/1.1\r\nhost: localhost', 421],
  ['a target at a foreign host with a user', 'GET http://localhost@evil.example/ HTTP/1.1\r\nhost: localhost', 421],
  ['a foreign host and a target here', 'GET http://localhost/api/echo?name=Ada HTTP/1.1\r\nhost: evil.example', 200],
])('API-42 the host of a request is one, and that of its target counts: %s', async (_what, head, status) => {
  expect((await sendBytes(port, `${head}\r\nconnection: close\r\n\r\n`))?.status).toBe(status)
})

test('API-42 a health check may use any name, or none in HTTP/1.0', async () => {
  expect((await ask('GET /healthz', { headers: { host: 'pool-7.balancer.example' } })).status).not.toBe(421)
  expect((await sendBytes(port, 'GET /api/echo?name=Ada HTTP/1.0\r\n\r\n'))?.status).toBe(200)
})

test('API-14 what is refused by its head has its line in the log, without the address', async () => {
  await ask(`GET ${long('/api/echo', LIMITS.addressBytes + 1)}`)
  expect(lines.at(-1)).toMatch(/"route":"\/api\/\*".*"status":414/)
  expect(lines.join()).not.toContain('xxx')
})
