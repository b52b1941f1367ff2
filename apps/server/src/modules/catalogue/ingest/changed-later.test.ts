import type { Activity } from '@ephemeris/core/activity/activity'
import { activityId } from '@ephemeris/core/activity/activity-id'
import { formatWallTime, wallTime } from '@ephemeris/core/time/wall-time'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startReadingApp } from '#server/testing/notices/reading-app'
import { fillNotices, serverTime } from '#server/testing/notices/sample-notices'
import { listAnnouncements } from '../announced/announcement.queries.ts'
import { openCatalogue } from '../catalogue.service.ts'
import { mirroredAnnouncement } from '../sources/read-mirror.ts'
import { loadShippedCatalogue } from '../stored/load-shipped.ts'
import { ingestAll } from './ingest-due.ts'

const { publisher, deps, clock } = await startReadingApp()

beforeEach(async () => {
  clock.set('2026-11-22T04:00:00Z')
  fillNotices(publisher)
  await sql`truncate announcement, notice_source`.execute(deps.db)
  await loadShippedCatalogue(deps)
  await ingestAll(deps)
})

const SHOWN = { from: '2026-11-22 12:00:00', until: '2026-12-30 06:00:00' }

/** A day later the publisher shows one more notice about the event, or none. */
async function readNext(day: string, title: string | null, body = ''): Promise<Activity> {
  clock.set(`${day}T04:00:00Z`)
  fillNotices(publisher)
  const later = { id: 30_900, typeId: 1, titles: { en: title ?? '' }, bodies: { en: body }, ...SHOWN }
  publisher.hoyoverse.hk4e = [...publisher.hoyoverse.hk4e, ...(title === null ? [] : [later])]
  await ingestAll(deps)
  return theEvent()
}

async function theEvent(): Promise<Activity> {
  const catalogue = await openCatalogue(deps)
  const { games } = catalogue.activities({ language: 'en', games: null, subTypes: {}, from: null, to: null })
  catalogue.close()
  const [event, ...more] = games.flatMap(({ activities }) => activities).filter(({ title }) => /Frostfield/.test(title))
  if (!event || more.length > 0) throw new RangeError(`${more.length + 1} events`)
  return event
}

function endOf({ end }: Pick<Activity, 'end'>): string {
  return formatWallTime(wallTime(end.at))
}

const EXTENDED = [
  '"Frostfield Chase" Event Extended',
  `<p>The end is extended to ${serverTime('2026/12/14 03:59:59')}.</p>`,
] as const

test('ANN-74 an extended activity keeps its id, remembers the move, and stays so when the notice is gone', async () => {
  const before = await theEvent()
  const extended = await readNext('2026-11-23', ...EXTENDED)
  expect([extended.id, endOf(extended)]).toEqual([before.id, '2026-12-14 03:59:59'])
  expect(
    extended.announcement?.changes.map(({ edge, from, to }) => [edge, endOf({ end: from }), endOf({ end: to })]),
  ).toEqual([['end', '2026-12-07 03:59:59', '2026-12-14 03:59:59']])
  const again = await readNext('2026-11-24', ...EXTENDED)
  expect(again).toEqual({ ...extended, source: again.source })
  const without = await readNext('2026-11-25', null)
  expect([without.id, endOf(without)]).toEqual([before.id, '2026-12-14 03:59:59'])
  expect(
    (await listAnnouncements(deps.db))
      .filter(({ revision }) => revision)
      .map(({ noticeId, revision }) => [noticeId, revision?.noticeId]),
  ).toEqual([['30002', '30900']])
})

test('ANN-74 a change of a banner that only the facts hold moves that one, before and after its own notice is read', async () => {
  const banners = async () => {
    const catalogue = await openCatalogue(deps)
    const { games } = catalogue.activities({ language: 'en', games: null, subTypes: {}, from: null, to: null })
    catalogue.close()
    return games
      .flatMap(({ activities }) => activities)
      .filter(({ type, end, title }) => type === 'gacha' && end.at > Date.UTC(2026, 10) && /Void Star/.test(title))
      .map(({ id, end }) => [id, endOf({ end })])
  }
  clock.set('2026-10-25T04:00:00Z')
  const change = {
    ...{ id: 30_900, typeId: 1, from: '2026-10-24 12:00:00', until: '2026-11-20 06:00:00' },
    titles: { en: '"Void Star\'s Advent" Event Wish Extended' },
    bodies: { en: `<p>The end is extended to ${serverTime('2026/11/10 14:59:59')}.</p>` },
  }
  const own = {
    ...{ id: 30_901, typeId: 1, from: '2026-10-13 12:00:00', until: '2026-11-20 06:00:00' },
    titles: { en: 'Event Wish "Void Star\'s Advent"' },
    bodies: {
      en: `<p>Event Wish Duration</p><p>${serverTime('2026/10/13 18:00')} – ${serverTime('2026/11/03 14:59')}</p><p>"Child of the Stars" Skirk (Cryo)</p>`,
    },
  }
  for (const shown of [[change], [change, own], [own]]) {
    publisher.hoyoverse.hk4e = shown
    await ingestAll(deps)
    expect(await banners()).toEqual([[activityId('genshin', 'genshin-g-301-20261013-1'), '2026-11-10 14:59:59']])
  }
})

test('ANN-74 a change that is read together with its activity is remembered as a move, under the same id', async () => {
  const { id } = await theEvent()
  await sql`truncate announcement, notice_source`.execute(deps.db)
  const extended = await readNext('2026-11-23', ...EXTENDED)
  expect([extended.id, endOf(extended)]).toEqual([id, '2026-12-14 03:59:59'])
  expect(extended.announcement?.changes).toHaveLength(1)
})

test('ANN-74 a cancelled activity says so, also to other instances, and an edited notice brings it back', async () => {
  const before = await theEvent()
  const cancelled = await readNext('2026-11-23', '"Frostfield Chase" Event Cancelled')
  expect(cancelled).toMatchObject({
    id: before.id,
    announcement: { isCancelled: true, goneSince: Date.parse('2026-11-23T04:00:00Z') },
  })
  const catalogue = await openCatalogue(deps)
  const row = catalogue.open().activities.find(({ id }) => id === before.id)
  const calendar = catalogue.calendar({
    language: 'en',
    server: 'UTC+8',
    gameServers: {},
    games: ['genshin'],
    subTypes: { genshin: ['event'] },
  })
  catalogue.close()
  expect(calendar.filter(({ isGone }) => isGone).map(({ activity }) => activity.id)).toEqual([before.id])
  expect(row && mirroredAnnouncement(row, clock.now())).toMatchObject({ isCancelled: true })

  expect((await readNext('2026-11-24', null)).announcement?.isCancelled).toBe(true)
  const { announcement } = await readNext(
    '2026-11-25',
    '"Frostfield Chase" Event Rescheduled',
    `<p>New Duration: ${serverTime('2026/12/01 10:00:00')} – ${serverTime('2026/12/20 03:59:59')}</p>`,
  )
  expect([announcement?.isCancelled, announcement?.goneSince]).toEqual([undefined, null])
})
