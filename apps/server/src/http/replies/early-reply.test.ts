import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { postEcho, SIGNED_IN } from '#server/testing/calls/echo-calls'
import { withholdBody } from '#server/testing/calls/withheld-body'
import { startTestServer } from '#server/testing/test-server'

const server = await startTestServer({ mount: (api) => api.on(postEcho, (value) => value) })
const LINE = 'POST /api/echo/7'

test('API-46 a caller who reads after having sent a body that is far too large gets the sentence', async () => {
  const body = 'x'.repeat(32 * 1024 * 1024)
  const socket = connect(server.port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  const head = { ...SIGNED_IN, host: 'localhost', 'content-type': 'application/json', 'content-length': body.length }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(`${[`${LINE} HTTP/1.1`, ...lines, '', body].join('\r\n')}`, (error) =>
      error ? reject(error) : resolve(),
    )
  })
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await expect.poll(() => Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1.1 413.*300006/s)
})

test('API-46 an answer to a caller who withholds the rest of the body closes the connection', async () => {
  const slow = withholdBody(server, LINE, { bytes: 1000, sent: '{', headers: { authorization: 'Bearer wrong' } })
  const answer = await slow.answer
  expect(refusalIn(answer)[0]).toBe(401)
  expect(answer.headers.connection).toBe('close')
})

test('API-46 a refusal of a body that has arrived keeps the connection', async () => {
  const socket = connect(server.port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  let raw = ''
  socket.on('data', (chunk) => {
    raw += chunk
  })
  const request = `${LINE} HTTP/1.1\r\nhost: evil.example\r\ncontent-length: 2\r\ncontent-type: application/json\r\n\r\n{}`
  socket.write(request)
  await expect.poll(() => raw.match(/HTTP\/1.1 421/g)).toHaveLength(1)
  socket.write(request)
  await expect.poll(() => raw.match(/HTTP\/1.1 421/g)).toHaveLength(2)
})

const MIB = 1024 * 1024
const PART = new Uint8Array(MIB / 4).fill(32)

/** So much of a body, in parts. */
function parts(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes
  return new ReadableStream({
    pull: (controller) => {
      controller.enqueue(PART)
      left -= PART.length
      if (left <= 0) controller.close()
    },
  })
}

test.each([
  ['of a known length', () => new Uint8Array(32 * MIB)],
  ['without a length', () => parts(32 * MIB)],
])('API-46 a program that fetches with a body %s that is far too large gets the sentence', async (_, body) => {
  const headers = { ...SIGNED_IN, 'content-type': 'application/json' }
  const address = `http://127.0.0.1:${server.port}/api/echo/7`
  const request = { method: 'POST', headers, body: body(), duplex: 'half' } as const
  const answer = await fetch(address, request)
  const { status, text } = { status: answer.status, text: await answer.text() }
  expect(refusalIn({ status, text, headers: {}, bytes: Buffer.of() })).toEqual([413, 300006])
})

test.each([1024 * MIB, 'chunked'] as const)(
  'API-46 a caller who sends without end gets the sentence before the time of the request is over: %s',
  async (bytes) => {
    const patient = await startTestServer({ mount: (api) => api.on(postEcho, (value) => value), requestMs: 8000 })
    const endless = withholdBody(patient, LINE, { bytes, headers: SIGNED_IN })
    const spaces = ' '.repeat(0x10000)
    const sending = setInterval(() => endless.send(bytes === 'chunked' ? `10000\r\n${spaces}\r\n` : spaces), 50)
    onTestFinished(() => clearInterval(sending))
    expect(refusalIn(await endless.answer)).toEqual([413, 300006])
  },
)
