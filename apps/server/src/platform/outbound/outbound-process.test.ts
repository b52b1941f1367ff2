import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'

const PROGRAM = new URL('../../testing/peers/ask-peer.main.ts', import.meta.url)

/** Rows that shrink to about a quarter, as a catalogue does, so that so many bytes are on the wire. */
function rowsFor(wireBytes: number): string {
  const random = randomBytes(wireBytes).toString('hex')
  return random.replaceAll(/.{16}/g, '{"title":"The same words","id":"$&"},')
}
const BODIES = [237_000, 600_000, 1_500_000].flatMap((wireBytes) => {
  const text = rowsFor(wireBytes)
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return [
    { coding: 'gzip', characters: text.length, bytes: gzipSync(text) },
    { coding: 'br', characters: text.length, bytes: brotli },
  ]
})
const ENDINGS = ['at once', 'late', 'early'] as const
/** Which body, and when its connection closes: `0/at-once`. */
const PATHS = BODIES.flatMap((_, index) => ENDINGS.map((ending) => `${index}/${ending.replace(' ', '-')}`))

const server = createServer((socket) => {
  socket.on('error', () => {})
  socket.once('data', (asked) => answer(socket, String(asked)))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

function answer(socket: Socket, asked: string): void {
  const [, index = '', ending = ''] = /^GET \/(\d)\/([\w-]+) /.exec(asked) ?? []
  const body = BODIES[Number(index)] ?? { coding: '', bytes: Buffer.alloc(0) }
  socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: ${body.coding}\r\ncontent-length: ${body.bytes.length}\r\n\r\n`)
  if (ending === 'at-once') socket.end(body.bytes)
  else if (ending === 'early') socket.end(body.bytes.subarray(0, -1000))
  // The client closes first.
  else socket.write(body.bytes)
}

test('CHAL-13 no large compressed answer ends the process that asked, whenever its connection closes', async () => {
  const port = Object(server.address()).port
  const asking = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', PROGRAM.pathname, `http://127.0.0.1:${port}`, ...PATHS],
    { timeout: 110_000 },
  )
  // It rejects if the process ends with anything but 0.
  const { stdout } = await asking
  const expected = BODIES.flatMap(({ characters }) => [`${characters}`, `${characters}`, 'network'])
  expect(stdout.trimEnd().split('\n')).toEqual(expected)
}, 120_000)
