import { expect, test } from 'vitest'
import { getEcho } from '#server/testing/calls/echo-calls'
import { expectStamp } from '#server/testing/calls/expect-stamp'
import { startTestServer } from '#server/testing/test-server'

const { ask } = await startTestServer({
  mount: (api) => {
    api.on(getEcho, (value) => value)
  },
})

test('API-9 (C036, C098, C107) every answer carries its id, the clock and the headers that browsers obey', async () => {
  for (const line of [
    'GET /api/echo?name=Ada',
    'GET /api/unknown',
    'GET /api/%zz',
    'GET /timeline',
    'OPTIONS /api/echo',
  ]) {
    const { headers } = await ask(line, { headers: { origin: 'https://evil.test' } })
    expectStamp(headers)
  }
})

test('API-9 browsers have to stay on https where the site is on https, below it by a setting alone', async () => {
  const header = async (env: Record<string, string>) => {
    const secure = await startTestServer({ env: { PUBLIC_URL: 'https://ephemeris.example', ...env } })
    return (await secure.ask('GET /api/unknown')).headers['strict-transport-security']
  }
  expect(await header({})).toBe('max-age=31536000')
  expect(await header({ HSTS_SUBDOMAINS: '1' })).toBe('max-age=31536000; includeSubDomains')
})
