import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import fc from 'fast-check'

/** A request as bytes; whether it is one that HTTP permits, with the whole of its body. */
export interface RequestBytes {
  readonly bytes: Buffer
  readonly isWhole: boolean
}

/** Not HEAD: its answer names a length without having it. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-encoding',
  'content-type',
  'cookie',
  'expect',
  'forwarded',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-mode',
  'sec-fetch-site',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-request-id',
]
const VALUES = [
  '',
  '*',
  '*/*;q=NaN',
  'gzip;q=1.0000000001, br;q=-1, *;q=0',
  'zh-Hans-x-\xff,fr;q=,;;,',
  'Bearer',
  'Bearer \x80\xff',
  'Basic Og==',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'bytes=0-,-1,5-3',
  '"",W/"",*',
  '127.0.0.1, ::ffff:1.2.3.4%eth0, unknown, [::1]:99999',
  'null',
  'https://evil.example',
  'websocket',
  'Thu, 99 Foo 0000 99:99:99 GMT',
  '__proto__=1; constructor=2',
]
/** Texts that parsers of JSON meet in an attack. */
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '1e400',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  `${'['.repeat(8000)}${']'.repeat(8000)}`,
  `{"a":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`,
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
]

const text = (min: number, max: number) =>
  fc.uint8Array({ min, max, maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1'))
/** What may stand in the value of a header, beyond ASCII too. */
const headerText = fc.tuple(text(0x20, 0x7e), text(0x80, 0xff)).map((parts) => parts.join('').trim())
const targetText = text(0x21, 0x7e)

const paths = ENDPOINTS.map(({ path }) => path.replace(/:\w+/g, 'x'))
const target = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...paths, '/', '/timeline', '/metrics', '/healthz') },
      { weight: 1, arbitrary: targetText.map((text) => `/${text}`) },
      { weight: 1, arbitrary: fc.constantFrom('*', '//', '/../../etc/passwd', '/%2e%2e/%00', '/%', 'http://[/') },
    ),
    fc.oneof(
      fc.constant(''),
      targetText.map((text) => `?${text}`),
    ),
  )
  .map((parts) => parts.join(''))

const header = fc.tuple(
  fc.constantFrom(...HEADERS),
  fc.oneof(fc.constantFrom(...VALUES), headerText, fc.constant('x'.repeat(5000))),
)
const body = fc.oneof(
  fc.constantFrom(...BODIES).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text)),
)

const whole = fc
  .record({ method: fc.constantFrom(...METHODS), target, headers: fc.array(header, { maxLength: 4 }), body })
  .chain(({ method, target, headers, body }) =>
    fc.boolean().map((isChunked) => {
      const framing = isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`
      const json = headers.some(([name]) => name === 'content-type') ? [] : ['content-type: application/json']
      const lines = [...headers.map(([name, value]) => `${name}: ${value}`), ...json, framing]
      const head = [`${method} ${target} HTTP/1.1`, 'host: localhost', 'connection: close', ...lines, '', ''].join(
        '\r\n',
      )
      return Buffer.concat([Buffer.from(head, 'latin1'), isChunked ? inChunks(body) : body])
    }),
  )

const damage = fc.record({
  at: fc.nat({ max: 2000 }),
  removed: fc.nat({ max: 200 }),
  added: fc.oneof(
    fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom('\r\n', '\r\n\r\n', '\0', ' ', 'content-length: 9\r\n', '\r\nfoo', 'transfer-encoding: x\r\n')
      .map((text) => Buffer.from(text)),
  ),
})

/** Requests of every kind, whole ones with absurd contents and such as were damaged on the way. */
export const requestBytes: fc.Arbitrary<RequestBytes> = fc.oneof(
  whole.map((bytes) => ({ bytes, isWhole: true })),
  fc.tuple(whole, damage).map(([bytes, { at, removed, added }]) => {
    const from = at % bytes.length
    return { bytes: Buffer.concat([bytes.subarray(0, from), added, bytes.subarray(from + removed)]), isWhole: false }
  }),
)

function inChunks(body: Buffer): Buffer {
  const chunk = body.length === 0 ? [] : [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]
  return Buffer.concat([...chunk, Buffer.from('0\r\n\r\n')])
}
