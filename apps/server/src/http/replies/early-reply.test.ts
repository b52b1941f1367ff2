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
