import { expect, test } from 'vitest'
import type { Api } from '#server/http/mount'
import { type HttpAnswer, refusalIn } from '#server/testing/calls/ask'
import { postNothing } from '#server/testing/calls/echo-calls'
import { expectStamp } from '#server/testing/calls/expect-stamp'
import { sendBytes } from '#server/testing/calls/send-bytes'
import { withholdBody } from '#server/testing/calls/withheld-body'
import { startTestServer } from '#server/testing/test-server'

const { port } = await startTestServer()

test.each([
  ['HELLO\r\n\r\n', 400, 100002],
  ['GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 100002],
  [`GET / HTTP/1.1\r\nx: ${'x'.repeat(140_000)}\r\n\r\n`, 431, 100002],
])('API-7 (C098) bytes that are no HTTP are refused in the same form: %#', async (bytes, status, number) => {
  const answer = await fullAnswer(port, bytes)
  expect(refusalIn(answer)).toEqual([status, number])
  expectStamp(answer.headers)
})

test('API-9 an expectation that the server does not know changes nothing', async () => {
  const request = 'GET /x HTTP/1.1\r\nhost: localhost\r\nexpect: x\r\nconnection: close\r\n\r\n'
  const answer = await fullAnswer(port, request)
  expect(answer.status).not.toBe(417)
  expectStamp(answer.headers)
})

test('API-7 (C098) a request that arrives too slowly is refused in the same form', async () => {
  const impatient = await startTestServer({ headersMs: 1 })
  const answer = await fullAnswer(impatient.port, 'GET / HTTP/1.1\r\n')
  expect(refusalIn(answer)).toEqual([408, 100002])
  expectStamp(answer.headers)
})

test('API-33 a body that takes longer than a request may take is refused, and its connection closed', async () => {
  const mount = (api: Api) => api.on(postNothing, () => null)
  const impatient = await startTestServer({ mount, headersMs: 1, requestMs: 1 })
  const slow = withholdBody(impatient, 'POST /api/nothing', { bytes: 1000, sent: '{' })
  expect(refusalIn(await slow.answer)).toEqual([408, 100002])
})

async function fullAnswer(to: number, bytes: string): Promise<HttpAnswer> {
  const answer = await sendBytes(to, bytes)
  if (answer === null) throw new Error('closed without a whole answer')
  return answer
}
