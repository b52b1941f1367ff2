import { gunzipSync } from 'node:zlib'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { DAY_MS } from '@ephemeris/core/time/instant'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { loadActivities } from '#server/testing/load-activities'
import { type FeedEvent, readFeed } from '#server/testing/read-feed'
import { startTestApp } from '#server/testing/test-app'
import { openCatalogue } from '../catalogue/catalogue.service.ts'
import { sampleActivity, sampleId } from '../catalogue/sample-activity.test-data.ts'
import { publicFeed } from './public-feed.service.ts'

const FEED = '/api/calendar/events.ics'
/** The clock of these tests. */
const NOW = Date.UTC(2026, 4, 20, 4)

const samples = [
  sampleActivity('event', { title: { en: 'Windblume; songs, and\nmore', fr: 'Fête des Ventiflores' } }),
  sampleActivity('worldwide', { start: '2026-05-21 00:00:00', end: '2026-05-22 03:59:59', gameId: 'zenless' }),
  sampleActivity('banner', { type: 'gacha', gameId: 'starrail' }),
  sampleActivity('expected', { certainty: 'expected', gameId: 'wuthering' }),
  sampleActivity('end expected', { certainty: 'expected', startCertainty: 'announced', gameId: 'wuthering' }),
  // They end in the same second on the clock of UTC+8: 14 days before now.
  sampleActivity('long over', { start: '2026-05-01 04:00:00', end: '2026-05-06 12:00:00' }),
  sampleActivity('just over', { start: '2026-05-01 04:00:00', end: '2026-05-06 12:00:01' }),
  sampleActivity('far', { start: '2026-08-18 12:00:00', end: '2026-08-30 04:00:00' }),
  sampleActivity('too far', { start: '2026-08-18 12:00:01', end: '2026-08-30 04:00:00' }),
]

const { ask, deps } = await startTestApp({
  prepare: (deps) => loadActivities(deps, samples),
  env: { PUBLIC_URL: 'https://ephemeris.example' },
})

async function events(query = ''): Promise<Map<string, FeedEvent>> {
  const { status, text } = await ask(`GET ${FEED}?${query}`)
  expect(status).toBe(200)
  return readFeed(text)
}

/** As a process reads them that starts now. */
async function eventsNow(): Promise<Map<string, FeedEvent>> {
  const catalogue = await openCatalogue(deps)
  catalogue.close()
  return readFeed(
    publicFeed(deps, catalogue, { language: 'en', server: 'UTC+8', games: null, subTypes: {}, gameServers: {} }),
  )
}

function uid(name: string): string {
  return `${sampleId(name)}@ephemeris`
}

test('FEED-1 one event per activity: instants in UTC, an end that is not part of it, an id that never changes', async () => {
  const all = await events()
  expect(all.get(uid('event'))).toMatchObject({
    start: '2026-05-19T20:00:00Z',
    end: '2026-05-29T19:59:00Z',
    status: 'CONFIRMED',
    transp: 'TRANSPARENT',
    summary: 'Genshin Impact · Windblume; songs, and more',
    url: `https://ephemeris.example/timeline?activity=${sampleId('event')}`,
  })
  expect(all.get(uid('worldwide'))?.end).toBe('2026-05-21T20:00:00Z')
  expect((await events('server=UTC-5')).get(uid('event'))).toMatchObject({
    start: '2026-05-20T09:00:00Z',
    end: '2026-05-30T08:59:00Z',
  })
})

test('ZONE-6 a calendar with every game on one server is that of the server, and one game alone can be on another', async () => {
  const everyGame = GAME_IDS.map((id) => `${id}~UTC-5`).join('.')
  const there = await events('server=UTC-5')
  expect(await events(`server=UTC%2B8&servers=${everyGame}`)).toEqual(there)
  expect(await events('server=UTC-5&servers=')).toEqual(there)

  const mixed = await events('server=UTC%2B8&servers=starrail~UTC-5')
  expect(mixed.get(uid('banner'))).toEqual(there.get(uid('banner')))
  expect(mixed.get(uid('event'))).toEqual((await events()).get(uid('event')))
  for (const bad of ['chess~UTC-5', 'starrail~UTC%2B9', 'starrail']) {
    expect((await ask(`GET ${FEED}?servers=${bad}`)).status).toBe(400)
  }
})

test('FEED-1 games, kinds, language and server are those that are asked for', async () => {
  const known = new Set(samples.map(({ id }) => `${id}@ephemeris`))
  const names = async (query: string) =>
    [...(await events(query)).values()].filter(({ uid: id }) => known.has(id)).map(({ uid: id }) => id)
  expect(await names('games=starrail')).toEqual([uid('banner')])
  expect(await names('games=starrail&starrail_subgroup=event')).toEqual([])
  expect((await events('lang=fr')).get(uid('event'))?.summary).toBe('Genshin Impact · Fête des Ventiflores')
  expect((await events('server=UTC%2B1')).get(uid('event'))?.start).toBe('2026-05-20T03:00:00Z')
  expect((await events('server=UTC+1')).get(uid('event'))?.start).toBe('2026-05-20T03:00:00Z')
})

test.each([
  ['lang=xx', 100003],
  ['games=constructor', 400003],
  ['genshin_subgroup=nonsense', 400004],
  ['server=UTC%2B10', 100002],
  ['server=__proto__', 100002],
])('FEED-1 %s is refused', async (query, number) => {
  expect(refusalIn(await ask(`GET ${FEED}?${query}`))).toEqual([400, number])
})

test('FEED-1 the feed reaches from 14 days ago to 90 days ahead', async () => {
  const all = await events()
  const has = (name: string) => all.has(uid(name))
  expect([has('long over'), has('just over'), has('far'), has('too far')]).toEqual([false, true, true, false])
  for (const { start, end } of all.values()) {
    expect(Date.parse(end)).toBeGreaterThan(NOW - 14 * DAY_MS)
    expect(Date.parse(start)).toBeLessThanOrEqual(NOW + 90 * DAY_MS)
  }
})

test('FEED-2 what is only expected is tentative and says so', async () => {
  const all = await events('games=wuthering')
  const expected = all.get(uid('expected'))
  expect([expected?.status, expected?.summary]).toEqual(['TENTATIVE', 'Wuthering Waves · expected (expected)'])
  const half = all.get(uid('end expected'))
  expect([half?.status, half?.summary]).toEqual(['TENTATIVE', 'Wuthering Waves · end expected'])
  expect(half?.description).toContain('The end isn’t announced yet.')
})

test.each(LANGUAGES)(
  'FEED-4 %s: every line has 75 octets at most and ends by CR LF, and a reader reads it all',
  async (lang) => {
    const { bytes, text } = await ask(`GET ${FEED}?lang=${lang}`)
    expect(bytes.subarray(-2)).toEqual(Buffer.from('\r\n'))
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    let lineStart = 0
    for (let end = bytes.indexOf('\r\n'); end !== -1; end = bytes.indexOf('\r\n', lineStart)) {
      const line = bytes.subarray(lineStart, end)
      expect(line.length).toBeLessThanOrEqual(75)
      expect(() => new TextDecoder('utf-8', { fatal: true }).decode(line)).not.toThrow()
      lineStart = end + 2
    }
    const all = readFeed(text)
    expect(all.size).toBe(text.split('BEGIN:VEVENT').length - 1)
    expect(all.size).toBeGreaterThan(samples.length)
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n')
    expect(text).toContain('X-PUBLISHED-TTL:PT6H\r\n')
  },
)

test('FEED-5 (C098) a feed is kept a quarter of an hour, revalidated, compressed, open to other pages, and asked by HEAD', async () => {
  const answer = await ask(`GET ${FEED}`)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'public, max-age=900',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers).not.toHaveProperty('content-disposition')

  const again = await ask(`GET ${FEED}`, { headers: { 'if-none-match': String(answer.headers.etag) } })
  expect([again.status, again.text]).toEqual([304, ''])
  const head = await ask(`HEAD ${FEED}`)
  expect([head.status, head.text, head.headers.etag]).toEqual([200, '', answer.headers.etag])
  const gzip = await ask(`GET ${FEED}`, { headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(gzip.bytes).equals(answer.bytes)).toBe(true)
})

test('FEED-5 (CAT-28) feeds that are not in memory are counted with the other answers of the catalogue', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const subsets = Array.from({ length: 61 }, (_, n) =>
    ['version', 'event', 'gacha', 'challenge'].filter((_k, k) => n & 15 & (1 << k)),
  )
  const answers = []
  for (const [n, kinds] of subsets.entries()) {
    const game = ['genshin', 'starrail', 'zenless', 'wuthering'][n >> 4]
    answers.push(await ask(`GET ${FEED}?lang=ko&games=${game}&${game}_subgroup=${kinds.join('.') || '.'}`, { headers }))
  }
  expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
})

test('FEED-3 a change raises the sequence of its activity alone; reading again changes nothing', async () => {
  const before = await eventsNow()
  const moved = samples.map((sample) =>
    sample.id === sampleId('event') ? sampleActivity('event', { end: '2026-06-02 03:59:00' }) : sample,
  )
  await loadActivities(deps, moved)
  const after = await eventsNow()

  const [was, is] = [before.get(uid('event')), after.get(uid('event'))]
  expect(is?.end).toBe('2026-06-01T19:59:00Z')
  expect(is?.sequence).toBeGreaterThan(Number(was?.sequence))
  expect(Date.parse(String(is?.changed))).toBeGreaterThanOrEqual(Date.parse(String(was?.changed)))
  expect(after.get(uid('just over'))).toEqual(before.get(uid('just over')))
  expect(after.get(uid('banner'))).toEqual(before.get(uid('banner')))
})

test('FEED-3 what follows by rule changes with its version and its cycles, and with no other activity', async () => {
  const computed = async () => {
    const all = await eventsNow()
    const own = new Set([...samples, version, another].map(({ id }) => `${id}@ephemeris`))
    return [...all].filter(([id, { summary }]) => !own.has(id) && summary?.startsWith('Genshin Impact'))
  }
  const another = sampleActivity('another event')
  const version = sampleActivity('version', { type: 'version', version: '6.6', end: '2026-06-30 05:59:00' })
  await loadActivities(deps, [...samples, version])
  const before = await computed()
  expect(before).not.toEqual([])
  await loadActivities(deps, [...samples, version, another])
  expect(await computed()).toEqual(before)
  await loadActivities(deps, [...samples, { ...version, title: { en: 'A new name' } }])
  const sequences = (events: typeof before) => events.map(([, { sequence }]) => Number(sequence))
  const [was, is] = [sequences(before), sequences(await computed())]
  expect(is.every((sequence, index) => sequence > Number(was[index]))).toBe(true)
})

test('FEED-3 what is gone is listed as cancelled for thirty days', async () => {
  const before = (await eventsNow()).get(uid('banner'))
  await loadActivities(
    deps,
    samples.filter(({ id }) => id !== sampleId('banner')),
  )
  const gone = (await eventsNow()).get(uid('banner'))
  expect(gone?.status).toBe('CANCELLED')
  expect(gone?.sequence).toBeGreaterThan(Number(before?.sequence))

  await sql`update catalogue_activity set retired_at = now() - interval '31 days' where id = ${sampleId('banner')}`.execute(
    deps.db,
  )
  expect((await eventsNow()).has(uid('banner'))).toBe(false)
})
