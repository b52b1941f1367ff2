import { type Activity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { versionNumber } from '@ephemeris/core/activity/versions/version-number'
import type { GameId } from '@ephemeris/core/games/game'
import { formatInstant } from '@ephemeris/core/time/instant'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { launchersOf } from '#server/testing/notices/notice-server'
import { startReadingApp } from '#server/testing/notices/reading-app'
import { fillNotices, serverTime } from '#server/testing/notices/sample-notices'
import { openCatalogue } from '../catalogue.service.ts'
import { checkStored } from '../check/check-stored.service.ts'
import { describeSources } from '../ingest/describe.ts'
import { ingestDue, registerSources } from '../ingest/ingest-due.ts'
import { listSourceStates } from '../sources/source.queries.ts'
import { OFFICIAL_SOURCES } from '../sources/source.ts'
import { loadShippedCatalogue } from '../stored/load-shipped.ts'

const { publisher, deps, clock } = await startReadingApp()

beforeEach(async () => {
  publisher.broken = null
  fillNotices(publisher)
  publisher.hoyoverse = { hk4e: [], hkrpg: [], nap: [] }
  await sql`truncate announcement, notice_source`.execute(deps.db)
  await loadShippedCatalogue(deps)
})

async function read(at: string, ids: readonly string[] = ['hoyoverse-launcher', 'kuro-launcher']) {
  clock.set(at)
  const sources = OFFICIAL_SOURCES.filter(({ id }) => ids.includes(id))
  await registerSources(deps, sources)
  await sql`update notice_source set next_at = now()`.execute(deps.db)
  return ingestDue(deps, sources, new AbortController().signal)
}

async function versions(gameId: GameId = 'genshin'): Promise<readonly Activity[]> {
  const catalogue = await openCatalogue(deps)
  const { games } = catalogue.activities({ language: 'en', games: [gameId], subTypes: {}, from: null, to: null })
  catalogue.close()
  return games.flatMap(({ activities }) => activities.filter(({ type }) => type === 'version'))
}

async function version(number: string): Promise<Activity | undefined> {
  return (await versions()).find(({ title }) => versionNumber(title) === number)
}

/** `7.2 2026-11-04T03:00:00Z announced live` of each version. */
async function told(gameId?: GameId): Promise<readonly string[]> {
  return (await versions(gameId)).map((one) => {
    const start = one.start.kind === 'instant' ? formatInstant(one.start.at) : ''
    return [versionNumber(one.title), start, startCertaintyOf(one), one.launcher?.state].filter(Boolean).join(' ')
  })
}

test('ING-22 a version that is expected is announced once the launcher shows it live, at the time that is known best', async () => {
  clock.set('2026-11-10T04:00:00Z')
  const before = await version('7.2')
  expect(before && startCertaintyOf(before)).toBe('expected')
  publisher.launchers = launchersOf({ hk4e: ['7.2.0'] })
  await read('2026-11-10T04:00:00Z')
  expect((await told()).slice(-2)).toEqual([
    '7.2 2026-11-04T03:00:00Z announced live',
    '7.3 2026-12-16T03:00:00Z expected',
  ])
  const after = await version('7.2')
  expect(after).toMatchObject({ id: before?.id, end: before?.end, certainty: 'expected' })
  expect(after?.launcher?.since).toBe(Date.parse('2026-11-10T04:00:00Z'))
})

test('ING-22 a launcher that is ahead proves that the version began, at the latest when it was seen', async () => {
  publisher.launchers = launchersOf({ nap: ['3.4.0'] })
  await read('2026-11-29T22:10:00Z')
  expect((await told('zenless')).slice(0, 2)).toEqual([
    '3.3 2026-10-21T03:00:00Z announced',
    '3.4 2026-11-29T22:10:00Z announced live',
  ])
})

test('ING-22 an open download is a fact of the next version since it was first seen, and gone when the version is live', async () => {
  publisher.launchers = launchersOf({ hk4e: ['7.2.0', '7.3.0'] })
  await read('2026-12-14T04:00:00Z')
  await read('2026-12-14T09:00:00Z')
  const next = await version('7.3')
  expect((await told()).slice(0, 2)).toEqual([
    '7.2 2026-11-04T03:00:00Z announced live',
    '7.3 2026-12-16T03:00:00Z expected pre_download',
  ])
  expect(next?.launcher?.since).toBe(Date.parse('2026-12-14T04:00:00Z'))
  publisher.launchers = launchersOf({ hk4e: ['7.2.0'] })
  await read('2026-12-14T10:00:00Z')
  expect(await told()).toContain('7.3 2026-12-16T03:00:00Z expected')
  publisher.launchers = launchersOf({ hk4e: ['7.3.0'] })
  await read('2026-12-16T03:20:00Z')
  expect(await told()).toContain('7.3 2026-12-16T03:00:00Z announced live')
})

test('ING-22 the download of the first version of a story gives the expected one its number', async () => {
  publisher.launchers = launchersOf({ hk4e: ['7.2.0', '8.0.0'] })
  await read('2026-12-14T04:00:00Z')
  expect(await told()).toContain('8.0 2026-12-16T03:00:00Z expected pre_download')
})

const FOREWARNING = {
  id: 30_901,
  typeId: 2,
  label: '',
  titles: { en: 'Version 7.3 Update Maintenance Preview' },
  bodies: { en: '<p>Update Schedule</p><p>Begins 2026/12/17 06:00 (UTC+8). Estimated to take 5 hours.</p>' },
  from: '2026-12-14 12:00:00',
  until: '2027-01-05 17:59:59',
}
const EVENT = {
  id: 30_902,
  typeId: 1,
  label: '',
  titles: { en: '"Frostfield Chase" Event: Complete the Challenges' },
  bodies: {
    en: `<p>Event Duration</p><p>${serverTime('2026/12/20 10:00:00')} – ${serverTime('2026/12/30 03:59:59')}</p>`,
  },
  from: '2026-12-14 12:00:00',
  until: '2027-01-05 17:59:59',
}

test('ING-22 the announced opening of a version stays, whatever launchers show before or after, in any order', async () => {
  publisher.hoyoverse = { ...publisher.hoyoverse, hk4e: [FOREWARNING, EVENT] }
  const builds = ['6.8.0', '7.1.0', '7.2.0', '7.3.0', '7.4.0', '8.0.0', '4.6.0', 'broken']
  const round = fc.oneof(
    fc.constant(null),
    fc.tuple(fc.constantFrom(...builds), fc.option(fc.constantFrom(...builds), { nil: undefined })),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 4 }), async (rounds) => {
      await sql`truncate announcement, notice_source`.execute(deps.db)
      await loadShippedCatalogue(deps)
      const hours = ['05', '07', '09', '11', '13']
      for (const [index, one] of [...rounds, null].entries()) {
        if (one) publisher.launchers = launchersOf({ hk4e: one[1] ? [one[0], one[1]] : [one[0]] })
        await read(`2026-12-14T${hours[index]}:00:00Z`, [one ? 'hoyoverse-launcher' : 'genshin'])
      }
      const shown = await versions()
      const announced = await version('7.3')
      expect(announced).toMatchObject({ start: { at: Date.parse('2026-12-17T03:00:00Z') } })
      expect(announced && startCertaintyOf(announced)).toBe('announced')
      expect(announced?.launcher?.state).not.toBe('live')
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
    }),
    { numRuns: 5 },
  )
}, 120_000)

test('ING-21 a version that the game cannot have by then is named, and shown nowhere', async () => {
  publisher.launchers = launchersOf({ hk4e: ['4.6.0', '9.9.0'], hkrpg: ['4.7.0'] })
  const [round] = await read('2026-11-22T04:00:00Z', ['hoyoverse-launcher'])
  expect(round?.reading?.unreadable.map(({ field }) => field)).toEqual(['genshin 4.6', 'genshin 9.9'])
  expect((await told()).join()).not.toContain('pre_download')
  expect(await told('starrail')).toContain('4.7 2026-11-11T03:00:00Z announced live')
})

test('ING-21 a launcher that answers nothing usable changes nothing, and the operator sees what was read and what failed', async () => {
  publisher.launchers = launchersOf({ hk4e: ['7.2.0', '7.3.0'] })
  await read('2026-12-14T04:00:00Z')
  const before = await told()
  const broken = [
    { status: 503, text: '' },
    { status: 200, text: '' },
    { status: 200, text: '<!doctype html><title>Launcher</title>' },
    { status: 200, text: 'null' },
    { status: 200, text: '{"retcode":-1,"data":null}' },
    { status: 200, text: '{"retcode":0,"data":{"game_branches":[]}}' },
    { status: 200, text: '{"retcode":0,"data":{"game_branches":[{"game":{"biz":"hk4e_global"},"main":7}]}}' },
    { status: 200, text: ' '.repeat(9 * 1024 * 1024) },
  ]
  for (const answer of broken) {
    publisher.broken = answer
    const rounds = await read('2026-12-14T09:00:00Z')
    expect(rounds.map(({ reading }) => reading)).toEqual([null, null])
    expect(await told()).toEqual(before)
  }
  expect(describeSources(await listSourceStates(deps.db))).toMatch(
    /hoyoverse-launcher: read 2026-12-14T04:00:00.000Z, genshin 7.2 live, genshin 7.3 pre_download, zenless 3.2 live, starrail 4.6 live; failed 8 times in a row/,
  )
  expect(await checkStored(deps)).toEqual([])
  await sql`update notice_source set launchers = '{"genshin":7}' where source_id = 'kuro-launcher'`.execute(deps.db)
  expect(await checkStored(deps)).toEqual([expect.stringContaining('source kuro-launcher: genshin:')])
})

test('ING-21 the launcher of China is asked where the other one fails', async () => {
  publisher.asked.length = 0
  publisher.launchers = { ...launchersOf({}), branches: null }
  await read('2026-11-22T04:00:00Z', ['hoyoverse-launcher'])
  expect(publisher.asked.map((url) => new URL(url, 'http://launcher').searchParams.get('launcher_id'))).toEqual([
    'VYTpXlbWo8',
    'jGHBHlcOq1',
  ])
})
