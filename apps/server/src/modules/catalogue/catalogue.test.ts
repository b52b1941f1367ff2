import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listActivities, listGames } from '@ephemeris/contract/catalogue/catalogue'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { formatInstant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { loadActivities } from '#server/testing/load-activities'
import { startTestApp } from '#server/testing/test-app'
import { sampleActivity, sampleId } from './sample-activity.test-data.ts'

const BANNER = 'https://sdk.hoyoverse.com/upload/picture.jpg'

const samples = [
  sampleActivity('event'),
  sampleActivity('version', { type: 'version' }),
  sampleActivity('earlier event', { start: '2026-05-19 04:00:00' }),
  sampleActivity('banner', {
    type: 'gacha',
    bannerUrl: BANNER,
    featured: [{ id: '10000022', name: { en: 'Venti' }, rank: 5 }],
  }),
  sampleActivity('foreign picture', { type: 'gacha', bannerUrl: 'https://pictures.test/picture.jpg' }),
  sampleActivity('Chinese only', { gameId: 'starrail', title: { 'zh-Hans': '活动' } }),
  sampleActivity('French too', { gameId: 'starrail', title: { en: 'Event', fr: 'Événement' } }),
  sampleActivity('no title', { gameId: 'starrail', title: { ko: '이벤트' } }),
  sampleActivity('backwards', { start: '2026-05-30 04:00:00', end: '2026-05-20 04:00:00' }),
  // Its last end, at UTC-5, is 2026-05-06T04:00:00Z: 14 days before the clock of these tests.
  sampleActivity('long over', { start: '2026-05-01 04:00:00', end: '2026-05-05 23:00:00' }),
  sampleActivity('just over', { start: '2026-05-01 04:00:00', end: '2026-05-05 23:00:01' }),
  sampleActivity('next year', { start: '2027-01-10 04:00:00', end: '2027-01-20 04:00:00' }),
]

const { ask, lines, clock } = await startTestApp({
  prepare: async (wanted) => {
    await loadActivities(wanted, samples)
    const broken = { id: sampleId('broken'), game_id: 'genshin', type: 'event', content_hash: 'x' }
    await wanted.db
      .insertInto('catalogue_activity')
      .values({ ...broken, body: '{"title":5}' })
      .execute()
  },
})

interface Row {
  readonly uuid: string
  readonly title: string
  readonly start_time: string
  readonly source: { readonly updated_at: string }
}

interface Entry {
  readonly game_id: string
  readonly events: readonly (Row & Record<string, unknown>)[]
}

async function entries(query: string): Promise<Entry[]> {
  const answer = await ask(`GET /api/events?${query}`)
  expect(answer.status).toBe(200)
  const { data } = JSON.parse(answer.text)
  expect(() => listActivities.reply.schema.parse(data)).not.toThrow()
  return data.events
}

/** What comes from the samples alone: the rules add challenge cycles and versions. */
async function titles(query: string): Promise<string[]> {
  const known = new Set(samples.map(({ id }) => id))
  const found = (await entries(query)).flatMap(({ events }) => events)
  return found.filter(({ uuid }) => known.has(uuid)).map(({ title }) => title)
}

test('CAT-1 every asked game has one entry, in the order of the catalogue, whatever the order of the question', async () => {
  const asked = async (query: string) => (await entries(query)).map(({ game_id }) => game_id)
  expect(await asked('')).toEqual(GAME_IDS)
  expect(await asked('games=wuthering.genshin.wuthering')).toEqual(['genshin', 'wuthering'])
})

test('CAT-1 a field given empty is one that is not given', async () => {
  const { text } = await ask('GET /api/events')
  for (const name of ['games', 'lang', 'genshin_subgroup', 'from', 'to']) {
    expect((await ask(`GET /api/events?${name}=`)).text).toBe(text)
  }
})

test('CAT-1 the kinds of a game are its defaults or those that are asked for', async () => {
  expect(await titles('games=genshin&genshin_subgroup=gacha')).toEqual(
    expect.arrayContaining(['banner', 'foreign picture']),
  )
  expect(await titles('games=genshin&genshin_subgroup=version')).toEqual(['version'])
  const types = (await entries('games=genshin')).flatMap(({ events }) => events.map(({ type }) => type))
  expect(new Set(types)).toEqual(new Set(['version', 'event', 'gacha', 'challenge']))
})

test('CAT-2 without a range nothing is given that ended 14 days ago or earlier, or starts after 45 days', async () => {
  const listed = await titles('')
  expect(listed).toContain('just over')
  expect(listed).not.toContain('long over')
  expect(listed).not.toContain('next year')
})

test('CAT-2 a range gives what takes place in it, with a day more for the clocks of the world', async () => {
  expect(await titles('from=2027-01-21&to=2027-02-01')).toEqual(['next year'])
  expect(await titles('from=2027-01-22&to=2027-02-01')).toEqual([])
  expect(await titles('from=2026-04-01&to=2026-04-30')).toEqual(['long over', 'just over'].sort(byId))
  expect(await titles('from=2026-12-01')).toEqual(['next year'])
  expect(await titles('to=2026-04-30')).toEqual(['long over', 'just over'].sort(byId))
})

function byId(one: string, other: string): number {
  return sampleId(one) < sampleId(other) ? -1 : 1
}

test.each([
  'from=2026-02-30',
  'from=today',
  'from=2026-05-20&to=2026-05-19',
  'from=2026-01-01&to=2027-02-06',
  'to=20260520',
])('CAT-2 the impossible range %s is refused', async (query) => {
  expect(refusalIn(await ask(`GET /api/events?${query}`))).toEqual([400, 100002])
})

test.each([
  ['lang=xx', 100003, 'zh-Hant'],
  ['games=constructor', 400003, 'wuthering'],
  ['genshin_subgroup=event.nonsense', 400004, 'genshin_subgroup: version | event | gacha | challenge'],
])('CAT-3 %s is refused with the values that are known', async (query, number, known) => {
  const answer = await ask(`GET /api/events?${query}`)
  expect(refusalIn(answer)).toEqual([400, number])
  expect(answer.text).toContain(known)
})

test('CAT-4 a row that cannot be read is left out and counted, the others are served', async () => {
  expect(await titles('')).toContain('event')
  expect(lines.filter((line) => line.includes('catalogue rows skipped'))).toHaveLength(1)
  expect(lines.join('')).toContain('"skipped":2')
})

test('CAT-5 rows are sorted by start, then id, and none starts after its end', async () => {
  for (const { events } of await entries('from=2026-01-01&to=2026-12-31')) {
    const keys = events.map(({ start_time, uuid }) => start_time + uuid)
    expect(keys).toEqual(keys.toSorted())
  }
  expect(await titles('')).not.toContain('backwards')
})

test('CAT-6 titles fall back to English, then Simplified Chinese; a row without either is not sent', async () => {
  const french = await entries('games=starrail&starrail_subgroup=event&lang=FR')
  expect(french[0]?.events.map(({ title, title_lang }) => [title, title_lang])).toEqual(
    expect.arrayContaining([
      ['Événement', 'fr'],
      ['活动', 'zh-Hans'],
    ]),
  )
  expect(french[0]?.events).toHaveLength(2)
})

test('CAT-26 no source is newer than the clock, also where the clock was shifted', async () => {
  const ages = (await entries('')).flatMap(({ events }) => events.map(({ source }) => source.updated_at))
  expect(ages).toContain(formatInstant(clock.now()))
  expect(ages.filter((age) => age > formatInstant(clock.now()))).toEqual([])
})

test('CAT-25 (C106) pictures come from the hosts that the page may load from', async () => {
  const [genshin] = await entries('games=genshin&genshin_subgroup=gacha')
  const pictures = new Map(genshin?.events.map(({ title, banner_img }) => [title, banner_img]))
  expect(pictures.get('banner')).toBe(BANNER)
  expect(pictures.get('foreign picture')).toBe('')
})

test('CAT-9 (C098) answers may be kept a minute, are revalidated by their ETag and travel compressed', async () => {
  const plain = await ask('GET /api/events')
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
  expect(plain.headers).not.toHaveProperty('access-control-allow-origin')
  expect((await ask('GET /api/events?t=123')).headers.etag).toBe(plain.headers.etag)

  const brotli = await ask('GET /api/events', { headers: { 'accept-encoding': 'br' } })
  const gzip = await ask('GET /api/events', { headers: { 'accept-encoding': 'gzip' } })
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3)

  const again = await ask('GET /api/events', { headers: { 'if-none-match': String(plain.headers.etag) } })
  expect([again.status, again.text]).toEqual([304, ''])
  expect(again.headers['cache-control']).toBe(plain.headers['cache-control'])
})

test('CAT-9 an answer follows the clock within a quarter of an hour', async () => {
  expect(await titles('')).toContain('just over')
  clock.set('2026-05-20T04:15:00Z')
  expect(await titles('')).not.toContain('just over')
  clock.set('2026-05-20T04:00:00Z')
})

test('CAT-23 the games come with names in every language, in the order of the catalogue', async () => {
  const answer = await ask('GET /api/games?t=1')
  const games = listGames.reply.read(JSON.parse(answer.text).data)
  expect(games.map(({ id }) => id)).toEqual(GAME_IDS)
  for (const { name, subTypes } of games) {
    for (const text of [name, ...Object.values(subTypes).map((type) => type.name)]) {
      expect(Object.keys(text).toSorted()).toEqual([...LANGUAGES].toSorted())
    }
  }
})

test('CAT-23 before anything has been loaded the catalogue is not available', async () => {
  const empty = await startTestApp()
  for (const path of ['/api/games', '/api/events']) {
    const answer = await empty.ask(`GET ${path}`)
    expect(refusalIn(answer)).toEqual([503, 300001])
    expect(answer.headers['retry-after']).toBe('5')
  }
  expect((await empty.ask('GET /api/config')).status).toBe(200)
})
