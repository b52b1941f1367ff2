import { type Activity, type Edge, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { activityId } from '@ephemeris/core/activity/activity-id'
import { formatWallTime } from '@ephemeris/core/time/wall-time'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startReadingApp } from '#server/testing/notices/reading-app'
import { fillNotices, serverTime } from '#server/testing/notices/sample-notices'
import { listAnnouncements } from '../announced/announcement.queries.ts'
import { openCatalogue } from '../catalogue.service.ts'
import { importCorrections } from '../corrections/import-corrections.service.ts'
import { loadShippedCatalogue } from '../stored/load-shipped.ts'
import { ingestAll } from './ingest-due.ts'

const { publisher, deps, clock } = await startReadingApp()

beforeEach(async () => {
  fillNotices(publisher)
  await sql`truncate announcement, notice_source, catalogue_correction`.execute(deps.db)
  await loadShippedCatalogue(deps)
})

async function shown(): Promise<readonly Activity[]> {
  const catalogue = await openCatalogue(deps)
  const { games } = catalogue.activities({ language: 'en', games: null, subTypes: {}, from: null, to: null })
  catalogue.close()
  return games.flatMap(({ activities }) => activities)
}

function timeOf(edge: Edge): string {
  return edge.kind === 'wall' ? formatWallTime(edge.at) : new Date(edge.at).toISOString().replace('.000', '')
}

/** Posted two days before a version that no fact knows, as the publisher does before each. */
const AHEAD = {
  id: 30_900,
  typeId: 1,
  label: '扭蛋',
  titles: { en: 'Event Wish "Far Dream" - Boosted Drop Rate for "Vigilant Yaksha" Xiao (Anemo)!' },
  bodies: {
    en: `<p>Event Wish Duration</p><p>After the Version 7.3 update – ${serverTime('2027/01/05 17:59:59')}</p>`,
  },
  from: '2026-12-14 12:00:00',
  until: '2027-01-05 17:59:59',
}

async function bannerAhead(): Promise<string | undefined> {
  const banner = (await shown()).find(({ title }) => title.includes('Far Dream'))
  return banner && `${timeOf(banner.start)} ${startCertaintyOf(banner)} – ${timeOf(banner.end)} ${banner.certainty}`
}

test('ANN-63 ANN-64 the start of a banner of the next version is expected and its stated end is not, and as announced once a forewarning says when that is', async () => {
  clock.set('2026-12-14T05:00:00Z')
  publisher.hoyoverse.hk4e = [...publisher.hoyoverse.hk4e, AHEAD]
  await ingestAll(deps)
  expect(await bannerAhead()).toBe('2026-12-16T03:00:00Z expected – 2027-01-05 17:59:59 announced')
  const forewarning = {
    ...AHEAD,
    id: 30_901,
    typeId: 2,
    label: '',
    titles: { en: 'Version 7.3 Update Maintenance Preview' },
    bodies: { en: '<p>Update Schedule</p><p>Begins 2026/12/17 06:00 (UTC+8). Estimated to take 5 hours.</p>' },
  }
  publisher.hoyoverse.hk4e = [...publisher.hoyoverse.hk4e, forewarning]
  clock.set('2026-12-14T07:00:00Z')
  await ingestAll(deps)
  expect(await bannerAhead()).toBe('2026-12-17T03:00:00Z announced – 2027-01-05 17:59:59 announced')
  const stored = await listAnnouncements(deps.db)
  expect(stored.find(({ noticeId }) => noticeId === '30900')?.changes).toEqual([])
  // The forewarning goes with the maintenance; what it said is not forgotten.
  publisher.hoyoverse.hk4e = publisher.hoyoverse.hk4e.filter(({ id }) => id !== 30_901)
  clock.set('2026-12-14T09:00:00Z')
  await ingestAll(deps)
  expect(await bannerAhead()).toBe('2026-12-17T03:00:00Z announced – 2027-01-05 17:59:59 announced')
})

test('ANN-63 a version that the operator corrects moves what is announced by it, though no notice is new', async () => {
  clock.set('2026-12-14T05:00:00Z')
  publisher.hoyoverse.hk4e = [...publisher.hoyoverse.hk4e, AHEAD]
  await ingestAll(deps)
  const version = {
    uuid: activityId('genshin', 'genshin-v7.3'),
    game_id: 'genshin',
    type: 'version',
    version: '7.3',
    title: { en: 'Genshin Impact Version 7.3' },
    start: { clock: 'world', at: '2026-12-18T03:00:00Z' },
    end: { clock: 'world', at: '2027-01-26T22:00:00Z' },
  }
  await importCorrections(deps, version, 'apply')
  clock.set('2026-12-14T07:00:00Z')
  await ingestAll(deps)
  expect(await bannerAhead()).toBe('2026-12-18T03:00:00Z announced – 2027-01-05 17:59:59 announced')
})

test('CAT-49 ANN-80 a notice of a special programme takes the place of the expected one, and its id', async () => {
  clock.set('2026-11-21T05:00:00Z')
  const programme = async () => (await shown()).find(({ title }) => title === 'Version 7.3 Special Program')
  const expected = await programme()
  expect(expected).toMatchObject({ certainty: 'expected', source: { name: 'cadence' } })
  const notice = {
    ...AHEAD,
    label: '',
    titles: { en: 'Version 7.3 Special Program Preview' },
    bodies: { en: '<p>Premieres on 2026/12/05 20:00 (UTC+8)</p>' },
    from: '2026-11-20 12:00:00',
  }
  publisher.hoyoverse.hk4e = [...publisher.hoyoverse.hk4e, notice]
  await ingestAll(deps)
  const announced = await programme()
  expect(announced).toMatchObject({ id: expected?.id, certainty: 'announced', source: { name: 'official' } })
  expect(announced && timeOf(announced.start)).toBe('2026-12-05T12:00:00Z')
})
