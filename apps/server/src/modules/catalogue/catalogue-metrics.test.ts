import { afterAll, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { createMetrics } from '#server/platform/log/metrics'
import { type Ask, asker } from '#server/testing/calls/ask'
import { startNoticeServer } from '#server/testing/notices/notice-server'
import { fillNotices } from '#server/testing/notices/sample-notices'
import { startTestApp } from '#server/testing/test-app'
import { ingestAll } from './ingest/ingest-due.ts'
import { loadShippedCatalogue } from './stored/load-shipped.ts'

const publisher = await startNoticeServer()
afterAll(() => {
  publisher.upstream.close()
  publisher.upstreamsFile.remove()
})

const UNCLEAR = {
  id: 2999,
  typeId: 3,
  titles: { 'zh-cn': '「远方」活动说明' },
  bodies: { 'zh-cn': '<p>【活动时间】</p><p>9.9版本更新后 ~ 2026/12/08 03:59（服务器时间）</p>' },
  from: '2026-11-10 12:00:00',
  until: '2026-12-20 06:00:00',
}
const UNREADABLE = { id: '9999', category: 1, tag: 1, title: '活动', content: '', startMs: Number.NaN, endMs: 0 }

/** The gauges of one source, by the rest of their name after `catalogue_source_`. */
async function gaugesOf(ask: Ask, source: string): Promise<Readonly<Record<string, number>>> {
  const { text } = await ask('GET /metrics')
  const lines = text.matchAll(/^catalogue_source_(\w+)\{source="(\w+)"\} (\S+)$/gm)
  return Object.fromEntries([...lines].flatMap(([, name, of, value]) => (of === source ? [[name, Number(value)]] : [])))
}

test('ING-16 the metrics show of each source its age, its latest success, its failures and what it gave', async () => {
  fillNotices(publisher)
  publisher.hoyoverse.nap = [...publisher.hoyoverse.nap, UNCLEAR]
  publisher.kuro = [...publisher.kuro, UNREADABLE]
  // As an app that starts after each reading sees it, so that no test has to wait until a running one looks again.
  const { deps, clock } = await startTestApp({
    prepare: loadShippedCatalogue,
    env: { EPHEMERIS_UPSTREAMS: publisher.upstreamsFile.path },
    wait: async () => {},
  })
  const asksPublishers = { ...deps.env, catalogueSources: { mirrors: [], asksPublishers: true } }
  async function startNext(): Promise<Ask> {
    const app = await createApp({ ...deps, env: asksPublishers, metrics: createMetrics() })
    afterAll(() => app.close())
    return asker(await app.listen())
  }

  clock.set('2026-11-22T04:00:00Z')
  await ingestAll(deps)
  clock.set('2026-11-22T04:30:00Z')
  const read = await startNext()
  const success = { age_seconds: 1800, last_success_timestamp_seconds: Date.UTC(2026, 10, 22, 4) / 1000, failures: 0 }
  expect(await gaugesOf(read, 'genshin')).toEqual({ ...success, rows: 3, reported: 0, parse_failures: 0 })
  expect(await gaugesOf(read, 'zenless')).toEqual({ ...success, rows: 1, reported: 1, parse_failures: 0 })
  expect(await gaugesOf(read, 'wuthering')).toEqual({ ...success, rows: 1, reported: 0, parse_failures: 1 })

  publisher.broken = { status: 503, text: '' }
  await ingestAll(deps)
  await ingestAll(deps)
  clock.set('2026-11-22T05:00:00Z')
  const failed = await startNext()
  expect(await gaugesOf(failed, 'zenless')).toEqual({
    ...success,
    age_seconds: 3600,
    failures: 2,
    rows: 1,
    reported: 1,
    parse_failures: 0,
  })
})
