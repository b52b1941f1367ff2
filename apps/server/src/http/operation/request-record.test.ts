import { expect, test } from 'vitest'
import { JSON_BODY, postEcho } from '#server/testing/calls/echo-calls'
import { startTestServer } from '#server/testing/test-server'

const { ask, lines } = await startTestServer({
  mount: (api) => {
    api.on(postEcho, (value) => value)
  },
})

test('API-14 (C114) the log has one line per request with the template of its path, never the query', async () => {
  const before = lines.length
  await ask('POST /api/echo/s3cr3t-page?name=s3cr3t-name', { ...JSON_BODY, body: '{"name":"s3cr3t-body"}' })
  await ask('GET /s3cr3t-file.txt')
  const written = lines.slice(before).map((line) => JSON.parse(line))
  expect(written).toMatchObject([
    { event: 'request', method: 'POST', route: '/api/echo/:page', status: 201 },
    { event: 'request', method: 'GET', route: '/*', status: 404 },
  ])
  expect(lines.slice(before).join('')).not.toContain('s3cr3t')
})
