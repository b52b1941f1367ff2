import { brotliDecompressSync } from 'node:zlib'
import { getOpenCatalogue } from '@ephemeris/contract/open/open-catalogue'
import { instant } from '@ephemeris/core/time/instant'
import { wallTime } from '@ephemeris/core/time/wall-time'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { refusalIn } from '#server/testing/calls/ask'
import { loadActivities } from '#server/testing/load-activities'
import { startTestApp } from '#server/testing/test-app'
import { sampleActivity, sampleId } from '../sample-activity.test-data.ts'

const PATH = '/api/catalogue/v1.json'
const SAMPLES = [
  sampleActivity('banner', {
    type: 'gacha',
    title: { en: 'banner', ja: '祈願' },
    shortTitle: { en: 'short' },
    ownTitles: ['ja'],
    featured: [{ id: '10000022', name: { en: 'Venti', ja: 'ウェンティ' }, rank: 5 }],
  }),
  sampleActivity('announced', {
    announcement: {
      publishedAt: instant(Date.UTC(2026, 4, 18)),
      basis: 'window',
      changes: [
        {
          at: instant(Date.UTC(2026, 4, 19)),
          edge: 'end',
          from: { kind: 'instant', at: instant(Date.UTC(2026, 4, 28)) },
          to: { kind: 'wall', at: wallTime(Date.UTC(2026, 4, 30, 3, 59)) },
        },
      ],
      goneSince: instant(Date.UTC(2026, 4, 20)),
      rewards: [{ id: '201', name: { en: 'Primogem', fr: 'Primo-gemme' }, amount: 420, perPull: 160 }],
    },
  }),
  sampleActivity('over for a year', { start: '2025-02-01 04:00:00', end: '2025-02-10 04:00:00' }),
  sampleActivity('no title that others get', { gameId: 'starrail', title: { ko: '이벤트' } }),
]

const { ask, clock } = await startTestApp({ prepare: (deps) => loadActivities(deps, SAMPLES) })

const catalogue = async () => JSON.parse((await ask(`GET ${PATH}`)).text)
const rowOf = async (name: string) =>
  (await catalogue()).activities.find(({ uuid }: { uuid: string }) => uuid === sampleId(name))

test('CAT-31 the whole catalogue is one document: every activity, every language, both clocks, without an envelope', async () => {
  expect(await catalogue()).toMatchObject({
    format: 'ephemeris-catalogue',
    version: '1.2',
    updated_at: '2026-05-19T00:00:00Z',
  })
  expect(await rowOf('banner')).toEqual({
    uuid: sampleId('banner'),
    game_id: 'genshin',
    type: 'gacha',
    title: { en: 'banner', ja: '祈願' },
    short_title: { en: 'short' },
    own_titles: ['ja'],
    start: {
      clock: 'server',
      at: '2026-05-20 04:00:00',
      instants: { 'UTC+8': '2026-05-19T20:00:00Z', 'UTC-5': '2026-05-20T09:00:00Z', 'UTC+1': '2026-05-20T03:00:00Z' },
    },
    end: {
      clock: 'server',
      at: '2026-05-30 03:59:00',
      instants: { 'UTC+8': '2026-05-29T19:59:00Z', 'UTC-5': '2026-05-30T08:59:00Z', 'UTC+1': '2026-05-30T02:59:00Z' },
    },
    certainty: 'announced',
    source: { name: 'catalogue', url: null, updated_at: '2026-05-19T00:00:00Z' },
    featured: [{ id: '10000022', name: { en: 'Venti', ja: 'ウェンティ' }, rank: 5 }],
    version: null,
    banner_img: null,
  })
  expect(await rowOf('over for a year')).toBeDefined()
  expect(await rowOf('no title that others get')).toMatchObject({ title: { ko: '이벤트' } })

  const kinds = new Set((await catalogue()).activities.map(({ certainty }: { certainty: string }) => certainty))
  expect(kinds).toEqual(new Set(['announced', 'computed', 'expected']))
})

test('CAT-31 what is read back is what was written', async () => {
  const { activities } = getOpenCatalogue.reply.read(await catalogue())
  for (const sample of SAMPLES) {
    const { cycle: _cycle, ...written } = sample
    expect(activities.find(({ id }) => id === sample.id)).toEqual(written)
  }
})

test('CAT-34 announced details other than title and times are given; of others the field is absent', async () => {
  expect((await rowOf('announced')).announcement).toEqual({
    published_at: '2026-05-18T00:00:00Z',
    basis: 'window',
    changes: [
      {
        at: '2026-05-19T00:00:00Z',
        edge: 'end',
        from: { clock: 'world', at: '2026-05-28T00:00:00Z' },
        to: { clock: 'server', at: '2026-05-30 03:59:00' },
      },
    ],
    gone_since: '2026-05-20T00:00:00Z',
    rewards: [{ id: '201', name: { en: 'Primogem', fr: 'Primo-gemme' }, amount: 420, per_pull: 160 }],
  })
  expect(await rowOf('banner')).not.toHaveProperty('announcement')
})

test('CAT-32 pages of any origin may read the document; it is cached, compressed and revalidated like the timeline', async () => {
  const plain = await ask(`GET ${PATH}`, { headers: { origin: 'https://other.example' } })
  expect(plain.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
  })
  expect(plain.headers).not.toHaveProperty('access-control-allow-credentials')
  const brotli = await ask(`GET ${PATH}`, { headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)

  clock.set('2026-11-22T04:00:00Z')
  const { etag } = (await ask(`GET ${PATH}`)).headers
  clock.set('2026-11-22T05:00:00Z')
  const again = await ask(`GET ${PATH}?t=1`, { headers: { 'if-none-match': String(etag) } })
  expect([again.status, again.text, again.headers['access-control-allow-origin']]).toEqual([304, '', '*'])
})

test('CAT-33 the published JSON Schema fits the document, and no document of another shape', async () => {
  const schema = JSON.parse((await ask('GET /api/catalogue/v1.schema.json')).text)
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  const published = z.fromJSONSchema(schema)
  const document = await catalogue()
  expect(published.safeParse(document).error).toBeUndefined()
  const [first] = document.activities
  const withRow = (row: object) => published.safeParse({ ...document, activities: [{ ...first, ...row }] }).success
  expect(withRow({})).toBe(true)
  expect([withRow({ uuid: 5 }), withRow({ game_id: 'chess' }), withRow({ start: '2026-05-20' })]).toEqual([
    false,
    false,
    false,
  ])
  const { announcement } = await rowOf('announced')
  expect([withRow({ announcement }), withRow({ announcement: { ...announcement, basis: 'hearsay' } })]).toEqual([
    true,
    false,
  ])
  expect(withRow({ announcement: { ...announcement, changes: Array(51).fill(announcement.changes[0]) } })).toBe(false)
  expect(published.safeParse({ ...document, version: '2.0' }).success).toBe(false)
})

test('CAT-31 before anything has been loaded the document is not available', async () => {
  const empty = await startTestApp()
  expect(refusalIn(await empty.ask(`GET ${PATH}`))).toEqual([503, 300001])
})
