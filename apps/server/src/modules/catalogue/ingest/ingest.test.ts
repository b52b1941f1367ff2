import type { Activity, Edge } from '@ephemeris/core/activity/activity'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { READ_GAMES } from '@ephemeris/core/games/sample-game.test-data'
import type { Language } from '@ephemeris/core/language/language'
import { parseInstant } from '@ephemeris/core/time/instant'
import { formatWallTime } from '@ephemeris/core/time/wall-time'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startReadingApp } from '#server/testing/notices/reading-app'
import { fillNotices, serverTime } from '#server/testing/notices/sample-notices'
import { listAnnouncements } from '../announced/announcement.queries.ts'
import { openCatalogue } from '../catalogue.service.ts'
import { insertSources, listSourceStates } from '../sources/source.queries.ts'
import { OFFICIAL_SOURCES } from '../sources/source.ts'
import { loadShippedCatalogue } from '../stored/load-shipped.ts'
import { describeRounds, describeSources } from './describe.ts'
import { type Ingested, ingestNext } from './ingest.service.ts'
import { ingestAll } from './ingest-due.ts'

const SOURCES = OFFICIAL_SOURCES.map(({ id }) => id)

const { publisher, deps, clock } = await startReadingApp()

beforeEach(async () => {
  clock.set('2026-11-22T04:00:00Z')
  publisher.broken = null
  publisher.asked.length = 0
  fillNotices(publisher)
  await sql`truncate announcement, notice_source`.execute(deps.db)
  await loadShippedCatalogue(deps)
})

function readAll(): Promise<readonly Ingested[]> {
  return ingestAll(deps)
}

/** What a player is shown, by title. */
async function shown(language: Language = 'en'): Promise<ReadonlyMap<string, Activity>> {
  const catalogue = await openCatalogue(deps)
  const { games } = catalogue.activities({ language, games: null, subTypes: {}, from: null, to: null })
  catalogue.close()
  return new Map(games.flatMap(({ activities }) => activities.map((activity) => [activity.title, activity])))
}

async function announcedOf(language: Language = 'en'): Promise<readonly string[]> {
  return [...(await shown(language)).values()]
    .filter(({ source }) => source?.name === 'official')
    .map(({ title, start, end }) => `${title} | ${timeOf(start)} | ${timeOf(end)}`)
}

function timeOf(edge: Edge): string {
  return edge.kind === 'wall' ? formatWallTime(edge.at) : new Date(edge.at).toISOString().replace('.000', '')
}

test('ING-1 what publishers announce is in the catalogue, in every language that they fill', async () => {
  const rounds = await readAll()
  expect(rounds.map(({ sourceId, reason }) => [sourceId, reason]).sort()).toEqual(
    SOURCES.map((id) => [id, null]).sort(),
  )
  expect(await announcedOf()).toEqual([
    'Genshin Impact Version 7.2: A Winter Without a Name | 2026-11-04T03:00:00Z | 2026-12-15T22:00:00Z',
    'Guardian Dream – Character Event Wish: Xiao | 2026-11-04T03:00:00Z | 2026-11-24 17:59:59',
    'Frostfield Chase | 2026-11-18 10:00:00 | 2026-12-07 03:59:59',
    'Talks Along the Rails | 2026-11-16 12:00:00 | 2026-12-07 03:59:59',
    'Night Walk | 2026-11-17 10:00:00 | 2026-12-08 03:59:59',
    'Echoes in the Mist | 2026-11-19 10:00:00 | 2026-12-03 03:59:59',
  ])
  expect(await announcedOf('ko')).toContain('서리 벌판의 추격 | 2026-11-18 10:00:00 | 2026-12-07 03:59:59')
  expect(await announcedOf('zh-Hans')).toContain('雾中回声 | 2026-11-19 10:00:00 | 2026-12-03 03:59:59')
})

test('ING-1 an announced version takes the place of the expected one, under the same id', async () => {
  const expected = [...(await shown()).values()].find(({ gameId, type }) => gameId === 'genshin' && type === 'version')
  expect(expected?.certainty).toBe('expected')
  await readAll()
  const versions = [...(await shown()).values()].filter(
    ({ gameId, type }) => gameId === 'genshin' && type === 'version',
  )
  expect(versions[0]).toMatchObject({ id: expected?.id, certainty: 'announced' })
  expect(versions.filter(({ title }) => title.includes('7.2'))).toHaveLength(1)
})

test('ING-3 reading the same again changes nothing', async () => {
  await readAll()
  const before = await listAnnouncements(deps.db)
  const versions = async () => (await sql`select * from catalogue_state order by game_id`.execute(deps.db)).rows
  const stateBefore = await versions()
  clock.set('2026-11-22T05:10:00Z')
  await readAll()
  expect(await listAnnouncements(deps.db)).toEqual(before)
  expect(await versions()).toEqual(stateBefore)
})

test('ING-4 a corrected time changes one activity, keeps its id, and is remembered as a change', async () => {
  await readAll()
  const before = (await shown()).get('Frostfield Chase')
  clock.set('2026-11-23T04:00:00Z')
  publisher.hoyoverse.hk4e = publisher.hoyoverse.hk4e.map((notice) =>
    notice.id === 30_002
      ? {
          ...notice,
          titles: { ...notice.titles, en: '"Frostfield Pursuit" Event: Complete the Challenges' },
          bodies: {
            'zh-cn': `<p>〓活动时间〓</p><p>${serverTime('2026/11/18 10:00:00')} ~ ${serverTime('2026/12/09 03:59:59')}</p>`,
          },
        }
      : notice,
  )
  await readAll()
  const after = (await shown()).get('Frostfield Pursuit')
  expect(after?.id).toBe(before?.id)
  expect(after && timeOf(after.end)).toBe('2026-12-09 03:59:59')

  expect(after?.announcement?.changes.map(({ edge, from, to }) => [edge, timeOf(from), timeOf(to)])).toEqual([
    ['end', '2026-12-07 03:59:59', '2026-12-09 03:59:59'],
  ])

  const stored = (await listAnnouncements(deps.db)).filter(({ changes }) => changes.length > 0)
  expect(stored.map(({ id, changes }) => [id, changes.map(({ edge, to }) => [edge, timeOf(to)])])).toEqual([
    [before?.id, [['end', '2026-12-09 03:59:59']]],
  ])
})

test('ANN-30 an announced activity says when it was announced, how sure its times are, and what it gives', async () => {
  publisher.hoyoverse.hk4e = publisher.hoyoverse.hk4e.map((notice) =>
    notice.id === 30_003 ? { ...notice, bodies: {} } : notice,
  )
  await readAll()
  const activities = await shown()
  expect(activities.get('Frostfield Chase')).toMatchObject({
    isTitleOurs: false,
    announcement: {
      publishedAt: Date.parse('2026-11-10T04:00:00Z'),
      basis: 'text',
      changes: [],
      goneSince: null,
      rewards: [{ id: 'primogem', name: 'Primogems', amount: 420, perPull: 160 }],
    },
  })
  const banner = activities.get('Guardian Dream – Character Event Wish: Xiao')
  expect(banner?.announcement).toMatchObject({ basis: 'window', rewards: [] })
  const french = await shown('fr')
  expect(french.get('Course sur la plaine gelée')?.announcement?.rewards.map(({ name }) => name)).toEqual([
    'Primo-gemmes',
  ])
})

test('ANN-33 a title is the publisher’s as soon as there is one, under the same id', async () => {
  const original = publisher.hoyoverse.hk4e
  publisher.hoyoverse.hk4e = original.map(({ titles: { fr: _none, ...titles }, ...notice }) => ({ ...notice, titles }))
  await readAll()
  const idOf = async (language: Language, title: string) => (await shown(language)).get(title)?.id
  const id = await idOf('en', 'Frostfield Chase')
  expect(await idOf('fr', 'Course sur la plaine gelée')).toBeUndefined()
  publisher.hoyoverse.hk4e = original
  await readAll()
  expect(await idOf('fr', 'Course sur la plaine gelée')).toBe(id)
})

test('ING-4 the same activity half a year later is another one', async () => {
  await readAll()
  const before = (await shown()).get('Night Walk')
  clock.set('2027-05-20T04:00:00Z')
  publisher.hoyoverse.nap = publisher.hoyoverse.nap.map((notice) => ({
    ...notice,
    from: '2027-05-10 12:00:00',
    until: '2027-06-10 12:00:00',
    bodies: { 'zh-cn': '<p>【活动时间】</p><p>2027/05/17 10:00（服务器时间） ~ 2027/06/08 03:59（服务器时间）</p>' },
  }))
  await readAll()
  const after = (await shown()).get('Night Walk')
  expect(after && timeOf(after.start)).toBe('2027-05-17 10:00:00')
  expect(after?.id).not.toBe(before?.id)
  expect((await listAnnouncements(deps.db)).map(({ id }) => id)).toContain(before?.id)
})

test.each([
  ['garbage', 200, '<html>We are busy</html>', 'no JSON'],
  ['half a document', 200, '{"retcode":0,"data":{"list":[{"type_id":1,"list":[{"ann_id":3', 'no JSON'],
  ['an empty list with success', 200, '{"retcode":0,"data":{"list":[],"pic_list":[]}}', 'empty'],
  ['another shape', 200, '{"retcode":-1,"message":"busy","data":null}', 'shape'],
  ['a failure', 503, 'busy', 'status 503'],
  ['9 MB', 200, `{"retcode":0,"padding":"${'x'.repeat(9 * 1024 * 1024)}"}`, 'size'],
])(
  'ING-5 %s changes nothing that was good, and the source is asked later and later',
  async (_, status, text, reason) => {
    await readAll()
    const before = await announcedOf()
    publisher.broken = { status, text }
    const first = await readAll()
    expect(first.find(({ sourceId }) => sourceId === 'genshin')?.reason).toBe(reason)
    await readAll()
    expect(await announcedOf()).toEqual(before)

    const states = await listSourceStates(deps.db)
    expect(states.map(({ failures }) => failures)).toEqual(OFFICIAL_SOURCES.map(() => 2))
    const now = (await sql<{ now: Date }>`select now()`.execute(deps.db)).rows[0]?.now.getTime() ?? 0
    for (const { nextAt } of states) {
      const minutes = (nextAt.getTime() - now) / 60_000
      expect(minutes).toBeGreaterThan(8)
      expect(minutes).toBeLessThan(11)
    }
  },
)

test('ING-5 one language that fails costs only itself', async () => {
  publisher.hoyoverse.hk4e = publisher.hoyoverse.hk4e.map(({ titles: { ko: _none, ...titles }, ...notice }) => ({
    ...notice,
    titles,
  }))
  const rounds = await readAll()
  expect(rounds.find(({ sourceId }) => sourceId === 'genshin')?.reading?.languages).toEqual([
    'zh-Hans',
    'en',
    'zh-Hant',
    'ja',
    'fr',
  ])
  expect((await announcedOf()).join()).toContain('Frostfield Chase')
})

test('ING-6 an answer that suddenly lacks most of what runs is no proof that it is gone', async () => {
  await readAll()
  publisher.hoyoverse.hk4e = publisher.hoyoverse.hk4e.slice(0, 1)
  await readAll()
  expect((await listAnnouncements(deps.db)).filter(({ goneSince }) => goneSince !== null)).toEqual([])
})

test('ING-6 a notice that disappears before its activity is over is marked gone, and comes back', async () => {
  await readAll()
  const all = publisher.hoyoverse.hk4e
  publisher.hoyoverse.hk4e = all.filter(({ id }) => id !== 30_002)
  clock.set('2026-11-23T04:00:00Z')
  await readAll()
  const gone = async () => (await listAnnouncements(deps.db)).filter(({ goneSince }) => goneSince !== null)
  expect((await gone()).map(({ name }) => name.en)).toEqual(['Frostfield Chase'])
  expect((await shown()).get('Frostfield Chase')?.announcement?.goneSince).toBe(Date.parse('2026-11-23T04:00:00Z'))
  publisher.hoyoverse.hk4e = all
  await readAll()
  expect(await gone()).toEqual([])
})

test('ING-2 two processes read each source once', async () => {
  await insertSources(deps.db, SOURCES, new Date(clock.now()))
  const worker = async () => {
    const rounds: string[] = []
    for (;;) {
      const round = await ingestNext(deps, OFFICIAL_SOURCES, new AbortController().signal)
      if (!round) return rounds
      rounds.push(round.sourceId)
    }
  }
  const rounds = (await Promise.all([worker(), worker(), worker()])).flat()
  expect(rounds.sort()).toEqual([...SOURCES].sort())
})

test('ING-2 a process whose source another one has taken since writes nothing', async () => {
  await insertSources(deps.db, SOURCES, new Date(clock.now()))
  const taken = async () => void (await sql`update notice_source set fence = fence + 1`.execute(deps.db))
  const slow = ingestNext({ ...deps, wait: taken }, OFFICIAL_SOURCES, new AbortController().signal)
  expect((await slow)?.reason).toBe('lease lost')
  expect(await listAnnouncements(deps.db)).toEqual([])
})

test('ING-7 with fresh notices no game is called stale, and its facts are as old as the latest reading', async () => {
  const statesOf = async () => {
    const catalogue = await openCatalogue(deps)
    catalogue.close()
    return Object.fromEntries(catalogue.sources().map((one) => [one.gameId, [one.state, one.updatedAt]]))
  }
  const before = await statesOf()
  expect(Object.values(before).map(([state]) => state)).toEqual(GAME_IDS.map(() => 'stale'))
  await readAll()
  const read = READ_GAMES.map((gameId) => [gameId, ['ok', parseInstant('2026-11-22T04:00:00Z')]])
  expect(await statesOf()).toEqual({ ...before, ...Object.fromEntries(read) })
})

test('ING-7 the operator learns what was read, and what failed', async () => {
  await readAll()
  publisher.broken = { status: 503, text: '' }
  const report = describeRounds(await readAll(), [...SOURCES, 'https://later.example'])
  expect(report).toContain('genshin: not read: status 503')
  expect(report).toContain('https://later.example: not asked')
  expect(describeSources(await listSourceStates(deps.db))).toMatch(
    /^genshin: read 2026-11-22T04:00:00.000Z, 4 notices, 3 activities, zh-Hans en zh-Hant ja ko fr; failed 1 times in a row: status 503; next /,
  )
})
