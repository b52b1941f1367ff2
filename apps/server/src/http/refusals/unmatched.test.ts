import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { getEcho, postEcho, postNothing } from '#server/testing/calls/echo-calls'
import { startTestServer } from '#server/testing/test-server'

const { ask } = await startTestServer({
  mount: (api) => {
    api.on(getEcho, (value) => value)
    api.on(postEcho, (value) => value)
    api.on(postNothing, () => null)
  },
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
