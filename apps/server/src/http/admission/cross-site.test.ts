import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { getEcho, postNothing } from '#server/testing/calls/echo-calls'
import { startTestServer } from '#server/testing/test-server'

const { ask } = await startTestServer({
  mount: (api) => {
    api.on(getEcho, (value) => value)
    api.on(postNothing, () => null)
  },
})

test('API-11 another site cannot make a visitor change anything', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect(refusalIn(await ask('POST /api/nothing', { headers }))).toEqual([403, 200018])
  expect((await ask('GET /api/echo?name=Ada', { headers })).status).toBe(200)
})
