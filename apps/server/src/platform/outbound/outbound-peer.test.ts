import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { OutboundError } from './outbound-error.ts'
import { createOutbound } from './outbound-http.ts'

const OFFICIAL = 'https://official.example'
const MAX_BYTES = 8 * 1024 * 1024
const RUNS = Number(process.env.OUTBOUND_PEER_RUNS ?? 200)

const fastBrotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
/** What `content-encoding` says, and what is done. */
const CODINGS: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
  ['', (bytes) => bytes],
  ['identity', (bytes) => bytes],
  ['gzip', (bytes) => gzipSync(bytes, { level: 1 })],
  ['X-GZip', (bytes) => gzipSync(bytes, { level: 1 })],
  ['deflate', (bytes) => deflateSync(bytes, { level: 1 })],
  ['deflate', (bytes) => deflateRawSync(bytes, { level: 1 })],
  ['br', fastBrotli],
  ['gzip, br', (bytes) => fastBrotli(gzipSync(bytes, { level: 1 }))],
]
const FRAMES = ['length', 'chunked', 'until the end'] as const

interface Behaviour {
  readonly status: number
  readonly size: number
  readonly isRandom: boolean
  readonly coding: (typeof CODINGS)[number]
  readonly frame: (typeof FRAMES)[number]
  readonly pieces: number
  readonly fault:
    | 'none'
    | 'unknown coding'
    | 'other coding'
    | 'flipped byte'
    | 'longer length'
    | 'shorter length'
    | 'bytes after the end'
    | 'cut'
    | 'reset'
    | 'silence'
    | 'garbage'
    | 'upgrade'
    | 'many hints'
    | 'long head'
  /** Where it is cut, of all that would be sent. */
  readonly at: number
  readonly isAskedFirst: boolean
}

const behaviours: fc.Arbitrary<Behaviour> = fc.record({
  status: fc.constantFrom(200, 200, 200, 204, 302, 304, 404, 500),
  size: fc.oneof(
    { weight: 6, arbitrary: fc.nat(2000) },
    { weight: 3, arbitrary: fc.integer({ min: 100_000, max: 1_500_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1_500_000, max: MAX_BYTES + 1000 }) },
  ),
  isRandom: fc.boolean(),
  coding: fc.constantFrom(...CODINGS),
  frame: fc.constantFrom(...FRAMES),
  pieces: fc.integer({ min: 1, max: 40 }),
  fault: fc.constantFrom(
    ...(['none', 'none', 'unknown coding', 'other coding', 'flipped byte', 'longer length', 'shorter length'] as const),
    ...(['bytes after the end', 'cut', 'cut', 'reset', 'reset', 'silence', 'garbage', 'upgrade'] as const),
    ...(['many hints', 'long head'] as const),
  ),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  isAskedFirst: fc.boolean(),
})

let behaviour: Behaviour
const server = createServer((socket) => {
  socket.on('error', () => {})
  answer(socket, behaviour).catch(() => socket.destroy())
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
const outbound = createOutbound({ upstreams: new Map([[OFFICIAL, origin]]) })

test(`CHAL-13 a peer that misbehaves in ${RUNS} ways gets a value or an OutboundError out of every answer`, async () => {
  await fc.assert(
    fc.asyncProperty(behaviours, async (next) => {
      behaviour = next
      const asking = outbound.ask({
        url: `${OFFICIAL}/`,
        maxBytes: MAX_BYTES,
        timeoutMs: isEndless(next) ? 300 : 15_000,
      })
      const outcome = await asking.catch((error: unknown) => error)
      if (next.fault === 'none' && next.size <= MAX_BYTES) {
        expect(outcome).toMatchObject({ status: next.status })
        if (hasBody(next)) expect(Object(outcome).text === contentOf(next).toString()).toBe(true)
      } else if (outcome instanceof Error) {
        expect(outcome).toBeInstanceOf(OutboundError)
      }
    }),
    { numRuns: RUNS, verbose: 1 },
  )
  // What a connection does after its answer ends no process either.
  await nextTurn()
}, 120_000)

function isEndless({ fault, frame }: Behaviour): boolean {
  return fault === 'silence' || (fault === 'longer length' && frame !== 'until the end')
}

function hasBody({ status }: Behaviour): boolean {
  return status !== 204 && status !== 304
}

/** ASCII, so that its size is that of its text. */
const RANDOM = Buffer.from(randomBytes(MAX_BYTES).toString('base64'))
const REPEATED = Buffer.alloc(RANDOM.length, '{"name":"value"},')

function contentOf({ size, isRandom }: Behaviour): Buffer {
  return (isRandom ? RANDOM : REPEATED).subarray(0, size)
}

function bytesOf(how: Behaviour): Buffer {
  const { status, fault, frame, coding } = how
  const encode =
    fault === 'other coding' ? (CODINGS[(CODINGS.indexOf(coding) + 2) % CODINGS.length] ?? coding)[1] : coding[1]
  const body = Buffer.from(hasBody(how) ? encode(contentOf(how)) : '')
  const middle = body.length >> 1
  if (fault === 'flipped byte' && body.length > 0) body.writeUInt8(body.readUInt8(middle) ^ 255, middle)
  const moved = fault === 'longer length' ? 10 : fault === 'shorter length' ? -Math.min(10, body.length) : 0
  const name = fault === 'unknown coding' ? 'zstd' : coding[0]
  const head = [
    ...(fault === 'many hints' ? Array<string>(50).fill('HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n') : []),
    fault === 'garbage' ? 'SMTP ready' : `HTTP/1.1 ${fault === 'upgrade' ? 101 : status} Text`,
    ...(name === '' ? [] : [`content-encoding: ${name}`]),
    ...(fault === 'long head' ? [`x-long: ${'x'.repeat(100_000)}`] : []),
    ...(fault === 'upgrade' ? ['connection: upgrade', 'upgrade: websocket'] : []),
    ...(frame === 'length' && hasBody(how) ? [`content-length: ${body.length + moved}`] : []),
    ...(frame === 'chunked' && hasBody(how) ? ['transfer-encoding: chunked'] : []),
    '\r\n',
  ].join('\r\n')
  const framed = frame === 'chunked' && hasBody(how) ? inChunks(body, moved) : body
  const after = fault === 'bytes after the end' ? Buffer.from('HTTP/1.1 200 OK\r\n\r\n') : Buffer.alloc(0)
  return Buffer.concat([Buffer.from(head), framed, after])
}

function inChunks(body: Buffer, moved: number): Buffer {
  const length = (body.length + moved).toString(16)
  const end = Buffer.from(moved > 0 ? '' : '\r\n0\r\n\r\n')
  return body.length === 0 ? Buffer.from('0\r\n\r\n') : Buffer.concat([Buffer.from(`${length}\r\n`), body, end])
}

async function answer(socket: Socket, how: Behaviour): Promise<void> {
  if (how.isAskedFirst || how.fault === 'none') await once(socket, 'data')
  const whole = bytesOf(how)
  const isCut = how.fault === 'cut' || how.fault === 'reset' || how.fault === 'silence'
  const bytes = isCut ? whole.subarray(0, Math.floor(whole.length * how.at)) : whole
  const step = Math.max(1, Math.ceil(bytes.length / how.pieces))
  for (let from = 0; from < bytes.length && socket.writable; from += step) {
    if (!socket.write(bytes.subarray(from, from + step)))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')])
    await nextTurn()
  }
  if (isEndless(how)) return
  if (how.fault === 'reset') socket.resetAndDestroy()
  else socket.end()
}
