import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { Socket, type TcpSocketConnectOpts } from 'node:net'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import type { OutboundError } from './outbound-error.ts'
import { createOutbound } from './outbound-http.ts'
import { isPublicAddress } from './public-address.ts'

const OFFICIAL = 'https://official.example'
let answer: RequestListener = (_request, response) => response.end()
let asked = 0
const server = createServer((request, response) => {
  asked++
  answer(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const address = server.address()
const port = typeof address === 'object' ? address?.port : 0
const outbound = createOutbound({ upstreams: new Map([[OFFICIAL, `http://127.0.0.1:${port}`]]) })

async function reasonOf(asking: Promise<unknown>): Promise<string> {
  return asking.then(
    () => 'none',
    (error: OutboundError) => error.reason,
  )
}

test('CHAL-10 (C064, C065) only https at public addresses is asked, whatever form the address has', async () => {
  const before = asked
  const named = createOutbound({ upstreams: new Map(), resolve: async () => ['127.0.0.1'] })
  for (const url of [
    `http://127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}/`,
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://user@official.example.org/',
    'https://official.example.org:8443/',
    'https://rebound.example/',
  ]) {
    expect([url, await reasonOf(named.ask({ url }))]).toEqual([url, 'address'])
  }
  expect(asked).toBe(before)
})

test('CHAL-10 (C067) a name that means a private address, among others even, is not asked', async () => {
  const mixed = createOutbound({ upstreams: new Map(), resolve: async () => ['93.184.215.14', '10.0.0.1'] })
  expect(await reasonOf(mixed.ask({ url: 'https://mixed.example/' }))).toBe('address')
  const none = createOutbound({ upstreams: new Map(), resolve: async () => [] })
  expect(await reasonOf(none.ask({ url: 'https://none.example/' }))).toBe('address')
})

test.each([
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '198.18.0.1',
  '0.0.0.0',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '127.1',
  '0x7f.0.0.1',
  '0251.0376.0251.0376',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'no address',
])('CHAL-10 (C067) %s is not public', (text) => {
  expect(isPublicAddress(text)).toBe(false)
})

test('CHAL-10 public addresses are', () => {
  for (const text of ['93.184.215.14', '2606:4700::1111']) expect(isPublicAddress(text)).toBe(true)
})

test('CHAL-10 (C068) what is connected to is the address that was checked, whatever the name means a moment later', async () => {
  const meanings = [['93.184.215.14'], ['127.0.0.1']]
  const rebinding = createOutbound({ upstreams: new Map(), resolve: async () => meanings.shift() ?? [] })
  const stop = new AbortController()
  const connected: string[] = []
  // Given an address to connect to, it does not: no server is really asked.
  const connecting = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...[to]) {
    const { lookup } = to as unknown as TcpSocketConnectOpts
    lookup?.('rebinding.example', {}, (_error, address) => {
      connected.push(String(address))
      stop.abort()
    })
    return this
  })
  onTestFinished(() => connecting.mockRestore())

  expect(await reasonOf(rebinding.ask({ url: 'https://rebinding.example/', signal: stop.signal }))).toBe('timeout')
  expect(connected).toEqual(['93.184.215.14'])
  expect(meanings).toEqual([['127.0.0.1']])
})

test('CHAL-10 (C069) a redirect is an answer and is not followed', async () => {
  answer = (_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/next` }).end()
  const before = asked
  expect(await outbound.ask({ url: `${OFFICIAL}/` })).toMatchObject({ status: 302 })
  expect(asked).toBe(before + 1)
})

test('CHAL-10 (C061, C070) what is too large is cut off, also where it was small on its way', async () => {
  answer = (_request, response) => response.end(Buffer.alloc(3_000_000, 'x'))
  expect(await reasonOf(outbound.ask({ url: `${OFFICIAL}/` }))).toBe('size')
  answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(3_000_000, 'x')))
  expect(await reasonOf(outbound.ask({ url: `${OFFICIAL}/` }))).toBe('size')
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('small'))
  expect((await outbound.ask({ url: `${OFFICIAL}/` })).text).toBe('small')
})

test('CHAL-10 (C061, C071) one time holds for everything, however steadily the answer drips', async () => {
  const drips: NodeJS.Timeout[] = []
  afterAll(() => {
    for (const drip of drips) clearInterval(drip)
  })
  answer = (_request, response) => {
    response.writeHead(200)
    drips.push(setInterval(() => response.write('x'), 20))
  }
  expect(await reasonOf(outbound.ask({ url: `${OFFICIAL}/`, timeoutMs: 200 }))).toBe('timeout')
  const nameless = createOutbound({ upstreams: new Map(), resolve: () => new Promise(() => {}) })
  expect(await reasonOf(nameless.ask({ url: 'https://nameless.example/', timeoutMs: 200 }))).toBe('timeout')
  answer = () => {}
  expect(await reasonOf(outbound.ask({ url: `${OFFICIAL}/`, timeoutMs: 200 }))).toBe('timeout')
})

test('CHAL-13 a large compressed answer of a server that ends the connection is read whole', async () => {
  const content = randomBytes(600_000).toString('base64')
  for (const [coding, body] of [
    ['gzip', gzipSync(content)],
    ['br', brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ] as const) {
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(body)
    for (let round = 0; round < 3; round++) {
      expect((await outbound.ask({ url: `${OFFICIAL}/` })).text === content).toBe(true)
    }
  }
})

test('CHAL-13 what is in no known coding, or broken in it, is refused as such', async () => {
  for (const [coding, body] of [
    ['zstd', gzipSync('x')],
    ['gzip', Buffer.from('plain')],
    ['gzip', gzipSync(randomBytes(1000)).subarray(0, 500)],
    ['gzip, gzip, gzip, gzip', gzipSync('x')],
  ] as const) {
    answer = (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(body)
    expect([coding, await reasonOf(outbound.ask({ url: `${OFFICIAL}/` }))]).toEqual([coding, 'coding'])
  }
})
