import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { recordingsIn } from './recorded-folder.ts'
import { countsOf, reportEntries } from './report.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'recorded-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

const archived = (id: string, title: string, body: string, shown: string, until: string) =>
  JSON.stringify({ id, game: 'genshin', section: '1', title, subtitle: '', body, shown: [shown, until] })

write(
  'genshin-en.jsonl',
  [
    archived(
      'g1',
      '"Ode" Version 9.3 Update Details',
      '<p>Update maintenance begins 2029/05/20 06:00 and is estimated to take 5 hours.</p>',
      '2029-05-18 12:00:00',
      '2029-05-30 06:00:00',
    ),
    // Weeks later, when the notes of the version are no longer in the list.
    archived(
      'g2',
      '"Far Dream" Event: Complete the Challenges',
      '<p>〓Event Duration〓</p><p>After the Version 9.3 update – 2029/06/20 03:59</p>',
      '2029-06-10 12:00:00',
      '2029-07-01 06:00:00',
    ),
    archived('g3', 'Survey Now Open', '<p>Tell us.</p>', '2029-06-10 12:00:00', '2029-07-01 06:00:00'),
    archived('g4', '"Veil" Event: Wander', '<p>See the picture.</p>', '2029-06-10 12:00:00', '2029-07-01 06:00:00'),
    '{"id":"g5","game":"genshin"}',
  ].join('\n'),
)
write(
  'wuthering/zh-Hans/notice.json',
  JSON.stringify({
    game: [{ id: '7', tabTitle: '[群声]战斗活动', startTimeMs: 1, endTimeMs: 2, category: null }, {}],
    activity: [],
  }),
)

const recordings = recordingsIn(folder)
const entries = recordings.flatMap(reportEntries)

test('ANN-67 a report counts what is found in recorded notices, on what it rests, and what is reported', () => {
  expect(recordings.map(({ name, notices, unreadable }) => [name, notices.length, unreadable])).toEqual([
    ['genshin-en.jsonl', 4, 1],
    ['wuthering/zh-Hans/notice.json', 1, 1],
  ])
  expect(countsOf(entries.filter(({ game }) => game === 'genshin'))).toEqual({
    'event, text': 1,
    'left out, kind': 1,
    'reported, no time': 1,
    'version, text': 1,
  })
})

// The time of g2 comes from a version that an earlier list announced.
test('ANN-67 each activity and each notice without one is an entry with its times, its band and the reason', () => {
  const of = (notice: string) => entries.filter((entry) => entry.notice === notice)
  expect(entries.map(({ notice }) => notice)).toEqual(['g1', 'g2', 'g3', 'g4', '7'])
  expect(of('g2')).toEqual([
    {
      ...{ folder: '.', game: 'genshin', notice: 'g2', type: 'event', titles: { en: 'Far Dream' } },
      ...{ start: '2029-05-20T03:00:00Z', end: '2029-06-20T03:59:59', basis: 'text', band: 'shown', reason: null },
    },
  ])
  expect(of('g3')).toMatchObject([{ type: null, titles: { en: 'Survey Now Open' }, band: null, reason: 'kind' }])
  expect(of('g4')).toMatchObject([{ type: null, start: null, band: 'reported', reason: 'no time' }])
  expect(of('7')).toMatchObject([{ folder: 'wuthering/zh-Hans', game: 'wuthering' }])
})
