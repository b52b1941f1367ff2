import { readNotices } from '@ephemeris/announcements/read-notices'
import { noticesOf, SAMPLES, type SampleList } from '@ephemeris/announcements/samples/sample.test-data'
import type { Activity } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { startReadingApp } from '#server/testing/notices/reading-app'
import { listAnnouncements } from '../announced/announcement.queries.ts'
import { mergeAnnouncements } from '../announced/merge-announcements.ts'
import { openCatalogue } from '../catalogue.service.ts'
import { shippedOf } from '../shipped/shipped-activities.ts'
import { ingestAll } from './ingest-due.ts'

const { publisher, deps, clock } = await startReadingApp()
clock.set('2026-09-24T04:00:00Z')

const RECORDED = SAMPLES.filter(({ form }) => form === 'recorded')

const wallOf = (time: string) => new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
const recordedIn = (gameId: GameId, wanted: string) =>
  RECORDED.filter((list) => list.gameId === gameId && list.version === wanted).flatMap(({ notices }) => notices)
const simulated = (notices: SampleList['notices']) =>
  notices.map(({ section, label, title, body = '', shown: [from, until] }, index) => ({
    id: index + 1,
    typeId: Number(section),
    label: label ?? '',
    titles: { 'zh-cn': title },
    bodies: { 'zh-cn': body },
    from: wallOf(from),
    until: wallOf(until),
  }))

publisher.hoyoverse = {
  hk4e: simulated(recordedIn('genshin', '7.0')),
  hkrpg: simulated(recordedIn('starrail', '4.5')),
  nap: simulated(recordedIn('zenless', '3.2')),
}

async function announcedIn(language: Language): Promise<readonly Activity[]> {
  const catalogue = await openCatalogue(deps)
  const { games } = catalogue.activities({ language, games: null, subTypes: {}, from: null, to: null })
  catalogue.close()
  return games.flatMap(({ activities }) => activities).filter(({ source }) => source?.name === 'official')
}

test('ING-1 recorded lists of three publishers become the activities of that day, and once more change nothing', async () => {
  await ingestAll(deps)
  const shown = new Set((await announcedIn('zh-Hans')).map(({ title }) => title))
  expect([...shown]).toEqual(expect.arrayContaining(['锵锵！球仔成长日记', '镇伏『贪饕』，汇聚愿力']))
  const stored = await listAnnouncements(deps.db)
  await ingestAll(deps)
  expect(await listAnnouncements(deps.db)).toEqual(stored)
})

test('CAT-15 an English page names in English what the facts know of banners that were announced in Chinese alone', async () => {
  await ingestAll(deps)
  const titles = (await announcedIn('en')).filter(({ type }) => type === 'gacha').map(({ title }) => title)
  expect(titles.filter((title) => title.includes('Aventurine • Waveflair'))).not.toEqual([])
})

test.each(RECORDED)(
  'ING-3 a second reading of $gameId $version changes nothing, and every activity has an id of its own',
  (list) => {
    const { gameId, notices } = list
    const found = readNotices(gameId, noticesOf(list)).activities
    const shipped = shippedOf(gameId, [])
    const now = instant(Math.max(...notices.map(({ shown }) => Date.parse(shown[0]))))
    const first = mergeAnnouncements(found, { stored: [], shipped, now })
    const second = mergeAnnouncements(found, { stored: first, shipped, now: instant(now + DAY_MS) })
    expect(second).toEqual(first)
    expect(new Set(first.map(({ id }) => id)).size).toBe(found.length)
  },
)
