import { createHash } from 'node:crypto'
import { type OpenActivity, writeOpenActivity } from '@ephemeris/contract/open-activity'
import { getOpenCatalogue } from '@ephemeris/contract/open-catalogue'
import type { Activity } from '@ephemeris/core/activity/activity'
import { DAY_MS, HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startNoticeServer } from '#server/testing/notices/notice-server'
import { fillNotices } from '#server/testing/notices/sample-notices'
import { startUpstream, writeUpstreams } from '#server/testing/peers/upstream'
import { startTestApp } from '#server/testing/test-app'
import { openCatalogue } from '../catalogue.service.ts'
import { listAnnouncements } from '../ingest/announcement.queries.ts'
import { ingestDue } from '../ingest/ingest-schedule.ts'
import { insertSources, listSourceStates } from '../ingest/source.queries.ts'
import { OFFICIAL_SOURCES, sourcesOf } from '../ingest/source.ts'
import { loadShippedCatalogue } from '../load-shipped.ts'
import { sampleActivity, sampleId } from '../sample-activity.test-data.ts'
import { shippedOf } from '../shipped/shipped-activities.ts'

const MIRROR = 'https://first.example'
const SECOND = 'https://second.example'
const NOW = Date.UTC(2026, 10, 22, 4)

const publisher = await startNoticeServer()
let answers: Record<string, (() => { status: number; text: string }) | undefined> = {}
const asked: string[] = []
const peer = (name: string) =>
  startUpstream((request, response) => {
    asked.push(`${name} ${request.url}`)
    const { status, text } = answers[name]?.() ?? { status: 503, text: '' }
    const etag = `"${createHash('sha256').update(text).digest('hex')}"`
    const isKnown = status === 200 && request.headers['if-none-match'] === etag
    response
      .writeHead(isKnown ? 304 : status, { etag, ...(isKnown && { 'content-encoding': 'br' }) })
      .end(isKnown ? '' : text)
  })
const [first, second] = [await peer('first'), await peer('second')]
const upstreams = writeUpstreams({
  ...Object.fromEntries(publisher.origins.map((origin) => [origin, publisher.upstream.origin])),
  [MIRROR]: first.origin,
  [SECOND]: second.origin,
})
afterAll(() => {
  for (const { close } of [publisher.upstream, first, second]) close()
  publisher.upstreamsFile.remove()
  upstreams.remove()
})
const { deps, clock } = await startTestApp({
  prepare: loadShippedCatalogue,
  env: { EPHEMERIS_UPSTREAMS: upstreams.path },
  wait: async () => {},
})
const ALL = { catalogueSources: { mirrors: [MIRROR, SECOND], asksPublishers: true } }

beforeEach(async () => {
  clock.set(new Date(NOW).toISOString())
  fillNotices(publisher)
  publisher.broken = null
  publisher.asked.length = 0
  asked.length = 0
  answers = {}
  await sql`truncate announcement, notice_source`.execute(deps.db)
  await loadShippedCatalogue(deps)
})

/** An event that runs from 18 November to 7 December, except for what is given. */
function row(name: string, rest: Partial<OpenActivity> = {}): OpenActivity {
  const { cycle: _cycle, ...activity } = sampleActivity(name, {
    start: '2026-11-18 10:00:00',
    end: '2026-12-07 03:59:59',
    source: { name: 'official', url: 'https://www.hoyolab.com/article/1', updatedAt: instant(NOW - HOUR_MS) },
  })
  return { ...activity, ...rest }
}

function documentOf(activities: readonly unknown[], rest: object = {}): string {
  const updated_at = new Date(clock.now() - HOUR_MS).toISOString().replace('.000', '')
  return JSON.stringify({ format: 'ephemeris-catalogue', version: '1.3', updated_at, activities, ...rest })
}

const serve =
  (...rows: readonly OpenActivity[]) =>
  () => ({ status: 200, text: documentOf(rows.map(writeOpenActivity)) })

async function read(env: Parameters<typeof sourcesOf>[0] = ALL) {
  const sources = sourcesOf(env)
  await insertSources(
    deps.db,
    sources.map(({ id }) => id),
    new Date(clock.now()),
  )
  await sql`update notice_source set next_at = now()`.execute(deps.db)
  return ingestDue(deps, sources, new AbortController().signal)
}

async function shown(): Promise<readonly Activity[]> {
  const catalogue = await openCatalogue(deps)
  const { games } = catalogue.activities({ language: 'en', games: null, subTypes: {}, from: null, to: null })
  catalogue.close()
  return games.flatMap(({ activities }) => activities)
}
const named = async (title: string) => (await shown()).find((activity) => activity.title === title)

test('MIR-1 what another instance announces is in the catalogue, under its id, and says where it comes from', async () => {
  answers.first = serve(row('Mirrored'))
  expect((await read()).map(({ sourceId, reason }) => [sourceId, reason])).toEqual([[MIRROR, null]])
  expect(await named('Mirrored')).toMatchObject({
    id: sampleId('Mirrored'),
    source: { name: 'mirror', url: 'https://www.hoyolab.com/article/1', updatedAt: NOW },
  })
  expect(asked).toEqual(['first /api/catalogue/v1.json'])
  expect(publisher.asked).toEqual([])
})

test('MIR-1 an unchanged document is neither read nor written again', async () => {
  answers.first = serve(row('Mirrored'))
  await read()
  const before = (await sql`select xmin, * from announcement`.execute(deps.db)).rows
  expect(await read()).toEqual([{ sourceId: MIRROR, reading: null, reason: null }])
  expect((await sql`select xmin, * from announcement`.execute(deps.db)).rows).toEqual(before)
})

test('MIR-3 a document that stays the same for more than a day is as good as none', async () => {
  const text = documentOf([writeOpenActivity(row('Mirrored'))])
  answers.first = () => ({ status: 200, text })
  await read()
  const reasonAfter = async (hours: number) => {
    clock.set(new Date(NOW + hours * HOUR_MS).toISOString())
    const [round] = await read({ catalogueSources: { mirrors: [MIRROR], asksPublishers: false } })
    return round?.reason
  }
  expect(await reasonAfter(23)).toBe(null)
  expect(await reasonAfter(25)).toBe('stale')
})

test('MIR-1 the document of an instance of this version is understood as it is', async () => {
  answers.first = serve(row('Mirrored'))
  await read()
  const catalogue = await openCatalogue(deps)
  catalogue.close()
  const text = JSON.stringify(getOpenCatalogue.reply.write(catalogue.open()))
  answers.second = () => ({ status: 200, text })
  await sql`truncate announcement, notice_source`.execute(deps.db)
  const [round] = await read({ catalogueSources: { mirrors: [SECOND], asksPublishers: false } })
  expect([round?.reason, round?.reading?.unreadable]).toEqual([null, []])
})

test('MIR-2 while a mirror fails, the next source is asked; once it answers, the others rest', async () => {
  answers.second = serve(row('From the second'))
  expect((await read()).map(({ sourceId, reason }) => [sourceId, reason])).toEqual([
    [MIRROR, 'status 503'],
    [SECOND, null],
  ])
  expect(await named('From the second')).toBeDefined()

  answers = {}
  expect((await read()).map(({ sourceId }) => sourceId).sort()).toEqual(
    [MIRROR, SECOND, ...OFFICIAL_SOURCES.map(({ id }) => id)].sort(),
  )
  expect(await named('Frostfield Chase')).toMatchObject({ source: { name: 'official' } })

  answers.first = serve(row('Mirrored'))
  publisher.asked.length = 0
  await read()
  expect(await named('Mirrored')).toBeDefined()
  await read()
  expect((await read()).map(({ sourceId }) => sourceId)).toEqual([MIRROR])
})

test.each([
  ['garbage', () => '<html>', 'no JSON'],
  ['half a document', () => documentOf([writeOpenActivity(row('x'))]).slice(0, 200), 'no JSON'],
  ['another format', () => JSON.stringify({ format: 'x', activities: [] }), 'shape'],
  ['a later major version', () => documentOf([writeOpenActivity(row('x'))], { version: '2.0' }), 'shape'],
  ['an empty list', () => documentOf([]), 'no activity'],
  ['more rows than any catalogue', () => documentOf(Array(5001).fill(0)), 'rows'],
  ['10 MB', () => documentOf([], { padding: 'x'.repeat(10 * 1024 * 1024) }), 'size'],
  [
    'facts of two days ago',
    () => documentOf([writeOpenActivity(row('x'))], { updated_at: '2026-11-20T04:00:00Z' }),
    'stale',
  ],
  [
    'facts of tomorrow',
    () => documentOf([writeOpenActivity(row('x'))], { updated_at: '2026-11-23T04:00:00Z' }),
    'clock',
  ],
])('MIR-3 a mirror that answers with %s changes nothing', async (_, text, reason) => {
  answers.first = serve(row('Mirrored'))
  await read()
  const before = await shown()
  answers.first = () => ({ status: 200, text: text() })
  const [round] = await read({ catalogueSources: { mirrors: [MIRROR], asksPublishers: false } })
  expect(round?.reason).toBe(reason)
  expect(await shown()).toEqual(before)
})

const ANNOUNCED = { published_at: null, basis: 'text', changes: [], gone_since: null, rewards: [] }
const MOVE = {
  at: '2026-11-20T04:00:00Z',
  edge: 'end',
  from: { clock: 'server', at: '2026-12-01 03:59:59' },
  to: { clock: 'server', at: '2026-12-07 03:59:59' },
}
const REWARD = { id: '201', name: { en: 'Primogem' }, amount: 420, per_pull: 160 }
const announced = (change: object) => ({ announcement: { ...ANNOUNCED, ...change } })

const HOSTILE: readonly (readonly [string, object])[] = [
  ['an end before its start', { end: { clock: 'server', at: '2026-11-17 10:00:00' } }],
  ['an end before its start in Asia alone', { start: { clock: 'world', at: '2026-12-06T21:00:00Z' } }],
  ['an end in ten years', { end: { clock: 'server', at: '2036-11-17 10:00:00' } }],
  ['a start in 1999', { start: { clock: 'server', at: '1999-11-17 10:00:00' } }],
  ['a day that does not exist', { start: { clock: 'server', at: '2026-02-30 10:00:00' } }],
  ['a title that turns the text around', { title: { en: 'a\u202eb' } }],
  ['a title of a megabyte', { title: { en: 'x'.repeat(1_000_000) } }],
  ['no title', { title: {} }],
  ['an unknown game', { game_id: 'constructor' }],
  [
    'a link that is no link',
    { source: { name: 'official', url: 'javascript:alert(1)', updated_at: '2026-11-22T03:00:00Z' } },
  ],
  ['plain http', { banner_img: 'http://sdk.hoyoverse.com/x.png' }],
  ['a thousand items', { featured: Array(1000).fill({ id: '1', name: { en: 'x' }, rank: 5 }) }],
  ['no uuid', { uuid: "'; drop table vote; --" }],
  ['a version without a number', { type: 'version', version: null }],
  ['an announcement that is none', { announcement: 'soon' }],
  ['a basis that nobody knows', announced({ basis: 'hearsay' })],
  ['a thousand moves', announced({ changes: Array(1000).fill(MOVE) })],
  ['a move that is still to come', announced({ changes: [{ ...MOVE, at: '2026-11-23T04:00:00Z' }] })],
  [
    'a move to the year 9000',
    announced({ changes: [{ ...MOVE, to: { clock: 'server', at: '9000-12-07 03:59:59' } }] }),
  ],
  ['gone since tomorrow', announced({ gone_since: '2026-11-23T04:00:00Z' })],
  ['announced in 1999', announced({ published_at: '1999-11-23T04:00:00Z' })],
  ['a thousand rewards', announced({ rewards: Array(1000).fill(REWARD) })],
  ['less than nothing to gain', announced({ rewards: [{ ...REWARD, amount: -1 }] })],
  ['a pull for nothing', announced({ rewards: [{ ...REWARD, per_pull: 0 }] })],
  ['a reward that turns the text around', announced({ rewards: [{ ...REWARD, name: { en: 'a\u202eb' } }] })],
  ['a reward of a megabyte', announced({ rewards: [{ ...REWARD, id: 'x'.repeat(1_000_000) }] })],
]

test('MIR-3 a row that no announcement can say is left out, and costs no other', async () => {
  const good = writeOpenActivity(row('Good'))
  const bad = HOSTILE.map(([, change], index) => ({ ...writeOpenActivity(row(`bad ${index}`)), ...change }))
  answers.first = () => ({ status: 200, text: documentOf([good, ...bad, null, 5, [], 'x']) })
  const [round] = await read()
  expect(round?.reading?.unreadable).toHaveLength(HOSTILE.length + 4)
  expect((await listAnnouncements(deps.db)).map(({ told }) => told?.title)).toEqual([{ en: 'Good' }])
})

test('MIR-4 a mirror cannot take the id of another activity: shipped, computed, announced, of another game', async () => {
  const before = await shown()
  const shipped = shippedOf('genshin', []).find(({ type }) => type === 'gacha')
  const computed = before.find(({ type, gameId }) => type === 'challenge' && gameId === 'genshin')
  const expected = before.find(({ certainty, type }) => certainty === 'expected' && type === 'version')
  answers.first = serve(row('Announced', { gameId: 'zenless' }))
  await read()
  const stolen = [shipped?.id, computed?.id, expected?.id, sampleId('Announced')].map((id) => String(id))
  answers.first = serve(
    row('Announced', { gameId: 'zenless' }),
    ...stolen.flatMap((id) => [id, id.toUpperCase()]).map((id, index) => row(`Stolen ${index}`, { id })),
  )
  await read()
  const after = await shown()
  expect(after.filter(({ title }) => title.startsWith('Stolen'))).toEqual([])
  expect(after.find(({ id }) => id === computed?.id)).toEqual(computed)
  expect(after.find(({ id }) => id === sampleId('Announced'))?.title).toBe('Announced')
})

test('MIR-4 an activity that a publisher announced keeps its id, whatever id a mirror gives it', async () => {
  await read({ catalogueSources: { mirrors: [], asksPublishers: true } })
  const official = await named('Frostfield Chase')
  answers.first = serve(row('other id', { title: { en: 'Frostfield Chase' } }))
  await read()
  const all = (await shown()).filter(({ title }) => title === 'Frostfield Chase')
  expect(all.map(({ id, source }) => [id, source?.name])).toEqual([[official?.id, 'mirror']])

  answers = {}
  await read()
  expect(await named('Frostfield Chase')).toMatchObject({ id: official?.id, source: { name: 'official' } })
})

test('MIR-5 (C106) pages and pictures of unknown hosts are not shown', async () => {
  const source = { name: 'official', url: 'https://hoyolab.com.evil.example/', updatedAt: instant(NOW) } as const
  answers.first = serve(row('Elsewhere', { source, bannerUrl: 'https://evil.example/pixel.png' }))
  await read()
  expect(await named('Elsewhere')).toMatchObject({ bannerUrl: null, source: { name: 'mirror', url: null } })
})

test('MIR-6 a mirror deletes nothing: what it lacks stays, and is marked like a notice that is gone', async () => {
  await read({ catalogueSources: { mirrors: [], asksPublishers: true } })
  answers.first = serve(
    row('One'),
    row('Two', { start: row('x').end, end: { kind: 'instant', at: instant(NOW + 30 * DAY_MS) } }),
    row('Three'),
  )
  await read()
  const before = (await shown()).map(({ id }) => id)
  answers.first = serve(row('One'), row('Three'))
  await read()
  expect((await shown()).map(({ id }) => id)).toEqual(before)
  const gone = (await listAnnouncements(deps.db)).filter(({ goneSince }) => goneSince !== null)
  expect(gone.map(({ name }) => name.en)).toEqual(['Two'])
})

test('MIR-7 a mirror cannot fill the database: ten thousand activities are kept, those known first', async () => {
  const rows = (from: number) => Array.from({ length: 5000 }, (_, index) => row(`Flood ${from + index}`))
  for (const from of [0, 5000, 10_000]) {
    answers.first = serve(...rows(from))
    await read({ catalogueSources: { mirrors: [MIRROR], asksPublishers: false } })
  }
  const { rows: counts } = await sql<{ total: string }>`select count(*) as total from announcement`.execute(deps.db)
  expect(Number(counts[0]?.total)).toBe(10_000)
}, 120_000)

test('MIR-2 the configuration tells the age of what a mirror gave', async () => {
  answers.first = serve(row('Mirrored'))
  await read()
  expect((await listSourceStates(deps.db)).find(({ sourceId }) => sourceId === MIRROR)).toMatchObject({
    failures: 0,
    activities: 1,
  })
  const catalogue = await openCatalogue(deps)
  catalogue.close()
  expect(catalogue.sources()[0]).toMatchObject({ gameId: 'genshin', state: 'ok', readAt: NOW, isFailing: false })
})

const ONLY_SECOND = { catalogueSources: { mirrors: [SECOND], asksPublishers: false } }

test('MIR-13 an instance that reads another one tells of announcements what that one tells, move by move', async () => {
  await read({ catalogueSources: { mirrors: [], asksPublishers: true } })
  clock.set('2026-11-23T04:00:00Z')
  publisher.hoyoverse.hk4e = publisher.hoyoverse.hk4e.map((notice) => ({
    ...notice,
    bodies: Object.fromEntries(
      Object.entries(notice.bodies).map(([code, text]) => [code, text.replace('2026/12/07', '2026/12/09')]),
    ),
  }))
  await read({ catalogueSources: { mirrors: [], asksPublishers: true } })
  const facts = async () =>
    (await shown())
      .filter(({ announcement }) => announcement !== null)
      .map(({ id, announcement }) => [id, announcement] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
  const toldFirst = await facts()
  expect((await named('Frostfield Chase'))?.announcement).toMatchObject({
    publishedAt: expect.any(Number),
    changes: [{ edge: 'end', at: Date.UTC(2026, 10, 23, 4) }],
    rewards: [{ amount: 420 }],
  })
  const catalogue = await openCatalogue(deps)
  catalogue.close()
  const text = JSON.stringify(getOpenCatalogue.reply.write(catalogue.open()))
  answers.second = () => ({ status: 200, text })

  await sql`truncate announcement, notice_source`.execute(deps.db)
  await loadShippedCatalogue(deps)
  for (const at of ['2026-11-23T05:00:00Z', '2026-11-23T06:00:00Z']) {
    clock.set(at)
    await read(ONLY_SECOND)
    expect(await facts()).toEqual(toldFirst)
  }
})

test('MIR-13 a move that both instances saw is kept once; what only one saw stays', async () => {
  const moved = (to: string, changes: readonly object[], gone_since: string | null = null) => ({
    ...writeOpenActivity(row('Moved')),
    end: { clock: 'server', at: to },
    ...announced({ changes, gone_since }),
  })
  const serveRow = (given: object) => () => ({ status: 200, text: documentOf([given]) })
  answers.second = serveRow({ ...writeOpenActivity(row('Moved')), end: MOVE.from })
  await read(ONLY_SECOND)
  answers.second = serveRow(moved(MOVE.to.at, []))
  await read(ONLY_SECOND)
  answers.second = serveRow(moved(MOVE.to.at, [MOVE], '2026-11-21T04:00:00Z'))
  await read(ONLY_SECOND)
  expect((await named('Moved'))?.announcement).toMatchObject({
    changes: [{ edge: 'end', at: Date.parse(MOVE.at) }],
    goneSince: Date.parse('2026-11-21T04:00:00Z'),
  })

  clock.set('2026-11-22T05:00:00Z')
  answers.second = serveRow(moved('2026-12-08 03:59:59', [MOVE]))
  await read(ONLY_SECOND)
  expect((await named('Moved'))?.announcement).toMatchObject({
    changes: [{ at: Date.parse(MOVE.at) }, { at: Date.UTC(2026, 10, 22, 5) }],
    goneSince: null,
  })

  // An instance that tells other moves each time fills nothing.
  const minutes = (from: number) =>
    Array.from({ length: 50 }, (_, index) => ({
      ...MOVE,
      at: '2026-11-21T04:00:00Z',
      from: { clock: 'server', at: `2026-12-0${from} 03:${String(index).padStart(2, '0')}:00` },
    }))
  for (const from of [1, 2, 3]) {
    answers.second = serveRow(moved('2026-12-08 03:59:59', minutes(from)))
    await read(ONLY_SECOND)
  }
  expect((await listAnnouncements(deps.db))[0]?.changes).toHaveLength(50)
})
