import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { loadShippedCatalogue } from '#server/modules/catalogue/stored/load-shipped'
import { asker, refusalIn } from '#server/testing/calls/ask'
import { startTestApp } from '#server/testing/test-app'

const { ask, app, deps, lines } = await startTestApp({ prepare: loadShippedCatalogue })

test('OPS-11 (C120) the metrics are for a direct loopback peer only', async () => {
  await ask('GET /api/games')
  const answer = await ask('GET /metrics')
  expect(answer.status).toBe(200)
  expect(answer.text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/games",status="200"\} 1/)
  expect(answer.text).toContain('database_pool{state="waiting"} 0')
  expect(answer.text).toContain('catalogue_age_seconds{game="zenless"}')
  expect(answer.text).toContain('process_resident_memory_bytes')
})

test.each(
  'x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-port forwarded via x-real-ip cf-connecting-ip cf-ray cdn-loop true-client-ip x-client-ip x-cluster-client-ip fastly-client-ip x-original-host x-amzn-trace-id x-envoy-external-address fly-client-ip x-azure-clientip x-request-id'.split(
    ' ',
  ),
)('OPS-11 (C120) what came through a proxy on this machine gets no metrics: %s', async (header) => {
  expect((await ask('GET /metrics', { headers: { [header]: '127.0.0.1' } })).status).toBe(404)
})

test('OPS-11 a monitor and a browser on this machine get the metrics', async () => {
  const monitor = { 'user-agent': 'Prometheus/3.5', accept: '*/*', 'x-prometheus-scrape-timeout-seconds': '10' }
  expect((await ask('GET /metrics', { headers: monitor })).status).toBe(200)
  const browser = { 'sec-fetch-mode': 'navigate', 'upgrade-insecure-requests': '1', 'accept-language': 'en' }
  expect((await ask('GET /metrics', { headers: browser })).status).toBe(200)
})

const outside = Object.values(networkInterfaces())
  .flat()
  .find((found) => found?.family === 'IPv4' && !found.internal)

test.skipIf(outside === undefined)('OPS-11 (C120) a peer that is not loopback gets no metrics', async () => {
  const open = await startTestApp({ env: { HOST: '0.0.0.0' } })
  const byAddress = asker(`http://${outside?.address}:${open.port}`)
  expect((await byAddress('GET /healthz')).status).toBe(200)
  expect(refusalIn(await byAddress('GET /metrics'))).toEqual([404, 100004])
  expect((await asker(`http://127.0.0.1:${open.port}`)('GET /metrics')).status).toBe(200)
})

test('API-14 checks of health and readings of the metrics have no line, and hide no slow call', async () => {
  const before = lines.length
  for (const path of ['/healthz', '/readyz', '/metrics']) await ask(`GET ${path}`)
  const { text } = await ask('GET /metrics')
  expect(lines.slice(before).filter((line) => line.includes('"request"'))).toEqual([])
  expect(text).not.toMatch(/http_request_duration_seconds_count\{[^}]*route="\/(healthz|readyz|metrics)"/)
})

test('API-13 the document of the API is public and can be revalidated', async () => {
  const answer = await ask('GET /openapi.json')
  expect(JSON.parse(answer.text)).toMatchObject({ openapi: '3.1.0', paths: { '/api/events': { get: {} } } })
  const again = await ask('GET /openapi.json', { headers: { 'if-none-match': String(answer.headers.etag) } })
  expect(again.status).toBe(304)
})

test('OPS-10 (C120) the process is alive without a word about its version, and ready until it drains', async () => {
  const alive = await ask('GET /healthz')
  expect([alive.status, alive.text]).toEqual([200, 'ok'])
  expect((await ask('GET /readyz')).status).toBe(200)

  app.drain()
  const draining = await ask('GET /readyz')
  expect([draining.status, draining.headers['retry-after']]).toEqual([503, '5'])
  expect((await ask('GET /healthz')).status).toBe(200)
  expect((await ask('GET /api/games')).status).toBe(200)
})

test('OPS-10 (C120) without a database the process is alive but not ready, and the catalogue is still served', async () => {
  const other = await startTestApp({ prepare: loadShippedCatalogue })
  await other.deps.db.destroy()
  expect((await other.ask('GET /readyz')).status).toBe(503)
  expect((await other.ask('GET /healthz')).status).toBe(200)
  expect((await other.ask('GET /api/events')).status).toBe(200)
  expect(deps.db).not.toBe(other.deps.db)
})
