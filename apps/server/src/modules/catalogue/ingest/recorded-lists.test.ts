import type { Activity } from '@ephemeris/core/activity/activity'
import type { Language } from '@ephemeris/core/language/language'
import { afterAll, expect, test } from 'vitest'
import { startNoticeServer } from '#server/testing/notices/notice-server'
import { startTestApp } from '#server/testing/test-app'
import { openCatalogue } from '../catalogue.service.ts'
import type { GoldNotice } from '../gold/gold-notice.ts'
import { GENSHIN_2026_09 } from '../gold/recorded-genshin-2026-09.test-data.ts'
import { STARRAIL_2026_09 } from '../gold/recorded-starrail-2026-09.test-data.ts'
import { ZENLESS_2026_09 } from '../gold/recorded-zenless-2026-09.test-data.ts'
import { loadShippedCatalogue } from '../stored/load-shipped.ts'
import { listAnnouncements } from './announcement.queries.ts'
import { ingestAll } from './ingest-due.ts'

const publisher = await startNoticeServer()
afterAll(() => {
  publisher.upstream.close()
  publisher.upstreamsFile.remove()
})
const { deps, clock } = await startTestApp({
  prepare: loadShippedCatalogue,
  env: { EPHEMERIS_UPSTREAMS: publisher.upstreamsFile.path },
  wait: async () => {},
})
clock.set('2026-09-24T04:00:00Z')

const wallOf = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
const simulated = (notices: readonly GoldNotice[]) =>
  notices.map(({ section, label, title, body = '', shownMs: [from, until] }, index) => ({
    id: index + 1,
    typeId: Number(section),
    label: label ?? '',
    titles: { 'zh-cn': title },
    bodies: { 'zh-cn': body },
    from: wallOf(from),
    until: wallOf(until),
  }))

publisher.hoyoverse = {
  hk4e: simulated(GENSHIN_2026_09),
  hkrpg: simulated(STARRAIL_2026_09),
  nap: simulated(ZENLESS_2026_09),
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
