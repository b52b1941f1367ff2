import { connect } from 'node:net'
import { expect, test } from 'vitest'
import type { Api } from '#server/http/mount'
import { type HttpAnswer, refusalIn } from '#server/testing/ask'
import { postNothing } from '#server/testing/echo-calls'
import { expectStamp } from '#server/testing/expect-stamp'
import { startTestServer } from '#server/testing/test-server'
import { answerIn, withholdBody } from '#server/testing/withheld-body'

const { port } = await startTestServer()

test.each([
  ['HELLO\r\n\r\n', 400, 100002],
  [`GET / HTTP/1.1\r\nx: ${'x'.repeat(140_000)}\r\n\r\n`, 413, 300006],
])('API-7 (C098) bytes that are no HTTP are refused in the same form: %#', async (bytes, status, number) => {
  const answer = wholeAnswer(await sendRaw(bytes))
  expect(refusalIn(answer)).toEqual([status, number])
  expectStamp(answer.headers)
})

test('API-7 (C098) a request that arrives too slowly is refused in the same form', async () => {
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
