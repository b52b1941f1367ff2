import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { useOwnWords } from '@ephemeris/announcements/words/notice-rules'
import { getOpenCatalogue } from '@ephemeris/contract/open/open-catalogue'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startReadingApp } from '#server/testing/notices/reading-app'
import { listAnnouncements } from '../announced/announcement.queries.ts'
import { openCatalogue } from '../catalogue.service.ts'
import { checkStored } from '../check/check-stored.service.ts'
import { ingestAll } from '../ingest/ingest-due.ts'
import { keepMirroredWords, ownNoticeWords } from './notice-words.ts'
import { readMirror } from './read-mirror.ts'

const { publisher, deps, clock, lines } = await startReadingApp()
clock.set('2026-11-22T04:00:00Z')
afterAll(() => useOwnWords({}))

const WORDS = { zenless: { labels: ['Hours of Wonder'] } }
const write = (text: string) => writeFileSync(path.join(deps.env.dataDir, 'notice-words.json'), text)

publisher.hoyoverse.nap = [
  {
    id: 2998,
    typeId: 3,
    titles: { en: '"Faraway" Event' },
    bodies: {
      en: '<p>Hours of Wonder</p><p>2026/11/18 10:00 – 2026/12/07 03:59</p><p>Trials 2026/11/19 10:00 – 2026/12/01 03:59</p>',
    },
    from: '2026-11-17 12:00:00',
    until: '2026-12-20 06:00:00',
  },
]
const names = async () =>
  (await listAnnouncements(deps.db)).flatMap(({ gameId, name }) => (gameId === 'zenless' ? [name.en] : []))

test('ANN-79 words of the operator are read in the next round, and passed on to mirrors', async () => {
  await ingestAll(deps)
  expect(await names()).toEqual([])
  write(JSON.stringify(WORDS))
  await ingestAll(deps)
  expect(await names()).toEqual(['Faraway'])

  const catalogue = await openCatalogue(deps)
  const document = JSON.parse(JSON.stringify(getOpenCatalogue.reply.write(catalogue.open())))
  catalogue.close()
  expect(document.notice_words).toEqual(WORDS)
  const { words } = readMirror(document, clock.now())
  expect(words).toEqual(WORDS)
  // On another instance, which reads the publishers itself now.
  await sql`truncate announcement, notice_source`.execute(deps.db)
  write('{}')
  await ingestAll(deps)
  expect(await names()).toEqual([])
  await keepMirroredWords(deps, words ?? {})
  await ingestAll(deps)
  expect(await names()).toEqual(['Faraway'])
  expect((await ownNoticeWords(deps.env.dataDir)).words).toEqual({})
  expect(readMirror({ ...document, notice_words: 'none' }, clock.now()).words).toEqual({})
})

test.each([
  ['{"zenless": ', 'notice-words.json: '],
  ['{"zenless": {"modes": ["A"]}}', 'notice-words.json: zenless modes is none of labels'],
])('ANN-79 a fault of the file is said by the check and in the log, and stops no reading: %s', async (text, fault) => {
  write(text)
  await ingestAll(deps)
  expect(await checkStored(deps)).toContainEqual(expect.stringContaining(fault))
  expect(lines.some((line) => line.includes('words not used') && line.includes(fault))).toBe(true)
})
