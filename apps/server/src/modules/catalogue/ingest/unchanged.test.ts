import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { READ_GAMES } from '@ephemeris/core/games/sample-game.test-data'
import { formatInstant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startReadingApp } from '#server/testing/notices/reading-app'
import { fillNotices } from '#server/testing/notices/sample-notices'
import { listAnnouncements } from '../announced/announcement.queries.ts'
import { insertSources, listSourceStates } from '../sources/source.queries.ts'
import { OFFICIAL_SOURCES } from '../sources/source.ts'
import { loadShippedCatalogue } from '../stored/load-shipped.ts'
import { ingestAll, ingestDue } from './ingest-due.ts'

const { publisher, deps, ask, clock, lines } = await startReadingApp()

beforeEach(async () => {
  clock.set('2026-11-22T04:00:00Z')
  Object.assign(publisher, { broken: null, tags: 'etag', onAsked: () => {} })
  publisher.asked.length = 0
  fillNotices(publisher)
  await sql`truncate announcement, notice_source`.execute(deps.db)
  await loadShippedCatalogue(deps)
})

/** As an hour later; the sources are asked as usual. */
async function readDue() {
  clock.set('2026-11-22T05:00:00Z')
  publisher.asked.length = 0
  publisher.unchanged = 0
  await sql`update notice_source set next_at = now()`.execute(deps.db)
  return ingestDue(deps, OFFICIAL_SOURCES, new AbortController().signal)
}

const stored = async () => ({
  announcements: await sql`select xmin, id, body from announcement order by id`
    .execute(deps.db)
    .then(({ rows }) => rows),
  catalogue: await sql`select xmin, * from catalogue_activity order by id`.execute(deps.db).then(({ rows }) => rows),
})

test.each(['etag', 'date', 'none'] as const)(
  'ING-9 answers that are as before (shown by %s) are neither read nor written, and each address is asked once',
  async (tags) => {
    publisher.tags = tags
    await ingestAll(deps)
    const asked = [...publisher.asked].sort()
    const before = await stored()

    const rounds = await readDue()
    expect(rounds.map(({ reading, reason }) => [reading, reason])).toEqual(rounds.map(() => [null, null]))
    expect(rounds).toHaveLength(OFFICIAL_SOURCES.length)
    expect([...publisher.asked].sort()).toEqual(asked)
    expect(publisher.unchanged).toBe(tags === 'none' ? 0 : asked.length)
    expect(await stored()).toEqual(before)
    const states = await listSourceStates(deps.db)
    expect(states.map(({ readAt, failures }) => [readAt?.toISOString(), failures])).toEqual(
      states.map(() => ['2026-11-22T05:00:00.000Z', 0]),
    )
  },
)

test('ING-9 one changed answer is read together with those that are as before', async () => {
  await ingestAll(deps)
  publisher.hoyoverse.hk4e = publisher.hoyoverse.hk4e.map((notice) =>
    notice.id === 30_002 ? { ...notice, titles: { ...notice.titles, fr: 'Événement « Autre nom »' } } : notice,
  )
  const rounds = await readDue()
  expect(rounds.filter(({ reading }) => reading !== null).map(({ sourceId }) => sourceId)).toEqual(['genshin'])
  const names = (await listAnnouncements(deps.db)).map(({ name }) => name)
  expect(names).toContainEqual(expect.objectContaining({ en: 'Frostfield Chase', fr: 'Autre nom' }))
})

test('ING-9 304 for ever, also without a question for it, changes nothing that was good', async () => {
  await ingestAll(deps)
  const before = await stored()
  publisher.broken = { status: 304, text: '' }
  expect((await readDue()).map(({ reason }) => reason)).toEqual(OFFICIAL_SOURCES.map(() => null))
  expect((await ingestAll(deps)).map(({ reason }) => reason)).toEqual(OFFICIAL_SOURCES.map(() => 'status 304'))
  expect(await stored()).toEqual(before)
})

test('ING-9 after a failed address the next round asks all of them', async () => {
  publisher.hoyoverse.hk4e = []
  await ingestAll(deps)
  publisher.broken = { status: 503, text: '' }
  await readDue()
  publisher.broken = null
  fillNotices(publisher)
  const rounds = await readDue()
  expect(rounds.find(({ sourceId }) => sourceId === 'genshin')?.reading).not.toBeNull()
})

test('ING-13 a source that asks to be left alone is asked no more in this round, and as late as it says', async () => {
  publisher.broken = { status: 429, text: '', headers: { 'retry-after': '7200' } }
  await ingestAll(deps)
  expect(publisher.asked).toHaveLength(OFFICIAL_SOURCES.length)
  const now = (await sql<{ now: Date }>`select now()`.execute(deps.db)).rows[0]?.now.getTime() ?? 0
  for (const { nextAt } of await listSourceStates(deps.db)) {
    expect((nextAt.getTime() - now) / 60_000).toBeGreaterThan(119)
  }
})

test.each([
  ['a day', '86400', [1439, 1513]],
  ['ten days', '864000', [1439, 1513]],
])(
  'ING-13 a source that answers some languages and asks for %s of rest is left alone, for a day at most',
  async (_, seconds, [least = 0, most = 0]) => {
    publisher.onAsked = () => {
      if (publisher.asked.length > 4) publisher.broken = { status: 429, text: '', headers: { 'retry-after': seconds } }
    }
    const sources = OFFICIAL_SOURCES.filter(({ id }) => id === 'genshin')
    await insertSources(deps.db, ['genshin'], new Date(clock.now()))
    const [round] = await ingestDue(deps, sources, new AbortController().signal)
    expect(round?.reading?.languages).toEqual(['zh-Hans', 'en'])
    const now = (await sql<{ now: Date }>`select now()`.execute(deps.db)).rows[0]?.now.getTime() ?? 0
    const [state] = await listSourceStates(deps.db)
    const minutes = (Number(state?.nextAt.getTime()) - now) / 60_000
    expect(minutes).toBeGreaterThan(least)
    expect(minutes).toBeLessThan(most)
  },
)

const unclear = (id: number) => ({
  id,
  typeId: 3,
  titles: { 'zh-cn': '「远方」活动说明' },
  bodies: { 'zh-cn': '<p>【活动时间】</p><p>9.9版本更新后 ~ 2026/12/08 03:59（服务器时间）</p>' },
  from: '2026-11-10 12:00:00',
  until: '2026-12-20 06:00:00',
})

test('ING-8 a notice that is not understood is logged with its number', async () => {
  publisher.hoyoverse.nap = [...publisher.hoyoverse.nap, unclear(2998)]
  await ingestAll(deps)
  const logged = lines.filter((line) => line.includes('"notice":"2998"') && line.includes('version unknown'))
  expect(logged).toHaveLength(1)
})

test('ING-11 a notice that is not understood is kept as it came, head and body', async () => {
  publisher.hoyoverse.nap = [...publisher.hoyoverse.nap, unclear(2999)]
  await ingestAll(deps)
  await ingestAll(deps)
  const folder = path.join(deps.env.dataDir, 'unread-announcements')
  const [file, ...others] = readdirSync(folder).filter((name) => /^zenless-2999-[0-9a-f]{12}\.json$/.test(name))
  expect([file, others]).toEqual([expect.any(String), []])
  const copy = JSON.parse(readFileSync(path.join(folder, String(file)), 'utf8'))
  expect(copy).toMatchObject({ source: 'zenless', notice: '2999', reason: 'version unknown' })
  expect(
    copy.entries.map(({ url, entry }: { url: string; entry: object }) => [url.split('?')[0]?.split('/').at(-1), entry]),
  ).toEqual([
    ['getAnnList', expect.objectContaining({ ann_id: 2999, title: '「远方」活动说明' })],
    ['getAnnContent', expect.objectContaining({ ann_id: 2999, content: unclear(2999).bodies['zh-cn'] })],
  ])
})

test('ING-10 any number of unreadable entries are one line, with the first of their numbers', async () => {
  publisher.kuro = [
    ...publisher.kuro,
    ...Array.from({ length: 30 }, (_, index) => ({
      id: String(9000 + index),
      category: 1,
      tag: 1,
      title: '活动',
      content: '',
      startMs: Number.NaN,
      endMs: 0,
    })),
  ]
  await ingestAll(deps)
  const alarms = lines.filter((line) => line.includes('"notices unreadable"')).map((line) => JSON.parse(line))
  expect(alarms).toEqual([expect.objectContaining({ source: 'wuthering', count: 30 })])
  expect(alarms[0].first).toEqual(Array.from({ length: 20 }, (_, index) => String(9000 + index)))
  expect(lines.join()).not.toContain('"9020"')
})

test('ING-10 a source that is silent for a day, and a language that is empty while others are filled, are alarms', async () => {
  await ingestAll(deps)
  expect(lines.some((line) => line.includes('"language empty"') && line.includes('"source":"zenless"'))).toBe(true)
  publisher.broken = { status: 503, text: '' }
  clock.set('2026-11-23T03:59:00Z')
  await ingestAll(deps)
  expect(lines.filter((line) => line.includes('source silent'))).toEqual([])
  clock.set('2026-11-23T04:00:00Z')
  await ingestAll(deps)
  expect(lines.filter((line) => line.includes('source silent'))).toHaveLength(OFFICIAL_SOURCES.length)
})

test('ING-12 the state and the age of each source are in the configuration', async () => {
  await ingestAll(deps)
  publisher.broken = { status: 503, text: '' }
  clock.set('2026-11-22T06:00:00Z')
  await ingestAll(deps)
  // The answer is kept for a second of the clock.
  const sources = async () => {
    clock.set(formatInstant(instant(clock.now() + SECOND_MS)))
    return JSON.parse((await ask('GET /api/config')).text).data.catalogue.sources
  }
  await expect
    .poll(sources)
    .toEqual(
      expect.arrayContaining(
        READ_GAMES.map((game_id) =>
          expect.objectContaining({ game_id, state: 'ok', read_at: '2026-11-22T04:00:00Z', is_failing: true }),
        ),
      ),
    )
})
