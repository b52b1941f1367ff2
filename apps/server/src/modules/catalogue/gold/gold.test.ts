import { readFileSync } from 'node:fs'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { findAnnouncements } from '../ingest/found-announcements.ts'
import { mergeAnnouncements } from '../ingest/merge-announcements.ts'
import { shippedOf } from '../shipped/shipped-activities.ts'
import {
  EIGHTH,
  ELEVENTH,
  FIFTH,
  FORMS,
  FOURTH,
  MODELLED,
  NINTH,
  RECORDED,
  SEVENTH,
  SIXTH,
  TENTH,
  THIRD,
  UNSEEN,
  VARIANTS,
} from './gold-lists.test-data.ts'
import { type GoldList, type GoldReading, type Measures, measure, precision, recall } from './gold-measure.ts'
import { noticeOf } from './gold-notice.ts'

const LEAST_PRECISION = 0.99
const LEAST_RECALL = 0.97

const SETS = [
  { set: 'recorded', lists: RECORDED },
  { set: 'modelled', lists: MODELLED },
  { set: 'variants', lists: VARIANTS },
  { set: 'unseen', lists: UNSEEN },
  { set: 'forms', lists: FORMS },
  { set: 'third', lists: THIRD },
  { set: 'fourth', lists: FOURTH },
  { set: 'fifth', lists: FIFTH },
  { set: 'sixth', lists: SIXTH },
  { set: 'seventh', lists: SEVENTH },
  { set: 'eighth', lists: EIGHTH },
  { set: 'ninth', lists: NINTH },
  { set: 'tenth', lists: TENTH },
  { set: 'eleventh', lists: ELEVENTH },
].flatMap(({ set, lists }) =>
  GAME_IDS.map((gameId) => ({ set, gameId, lists: lists.filter((list) => list.gameId === gameId) })),
)
const FILLED = SETS.filter(({ lists }) => lists.length > 0)

const readings = new Map<readonly GoldList[], GoldReading>()

/** Each set is read once, for its own test and for the table. */
function reading(lists: readonly GoldList[]): GoldReading {
  const read = readings.get(lists) ?? measure(lists)
  readings.set(lists, read)
  return read
}

test.each(FILLED)('ANN-34 of the $set notices of $gameId every field is read', ({ lists }) => {
  const { measures, faults } = reading(lists)
  for (const [field, counts] of Object.entries(measures)) {
    const told = `${field}\n${faults.join('\n')}`
    expect(precision(counts), told).toBeGreaterThanOrEqual(LEAST_PRECISION)
    expect(recall(counts), told).toBeGreaterThanOrEqual(LEAST_RECALL)
  }
})

test.each(RECORDED)(
  'ING-3 a second reading of $name changes nothing, and every activity has an id of its own',
  (list) => {
    const { gameId, notices } = list
    const found = findAnnouncements(
      gameId,
      notices.map((gold) => noticeOf(gameId, gold)),
    ).announcements
    const shipped = shippedOf(gameId, [])
    const now = instant(Math.max(...notices.map(({ shownMs }) => shownMs[0])))
    const first = mergeAnnouncements(found, { stored: [], shipped, now })
    const second = mergeAnnouncements(found, { stored: first, shipped, now: instant(now + DAY_MS) })
    expect(second).toEqual(first)
    expect(new Set(first.map(({ id }) => id)).size).toBe(found.length)
  },
)

test('ANN-34 a wrong value, a missed activity and an invented one all count', () => {
  const [list] = RECORDED
  if (!list) throw new RangeError('no list')
  const wrong = (truth: readonly string[]): GoldList => ({
    ...list,
    notices: list.notices.map((notice) => (notice.id === '20279' ? { ...notice, truth } : notice)),
  })
  const of = (truth: readonly string[]): Measures => measure([wrong(truth)]).measures
  const row = 'event | Triumphant Frenzy | 2024-02-15 10:00:00 | 2024-02-26 04:00:00'
  expect(precision(of([row]).end)).toBeLessThan(LEAST_PRECISION)
  expect(precision(of([row]).start)).toBe(1)
  expect(precision(of([]).activity)).toBeLessThan(LEAST_PRECISION)
  expect(recall(of([row, row]).activity)).toBeLessThan(LEAST_RECALL)
})

test('ANN-34 the measures in docs/catalogue.md are those of this test', () => {
  const document = readFileSync(new URL('../../../../../../docs/catalogue.md', import.meta.url), 'utf8')
  expect(document).toContain(table())
})

function table(): string {
  const rows = FILLED.map(({ set, gameId, lists }) => {
    const { measures } = reading(lists)
    const notices = lists.reduce((sum, list) => sum + list.notices.length, 0)
    const cells = Object.values(measures).map((counts) =>
      counts.expected === 0 && counts.given === 0 ? '–' : `${share(precision(counts))} / ${share(recall(counts))}`,
    )
    return `| ${gameId} | ${set} | ${notices} | ${measures.activity.expected} | ${cells.join(' | ')} |`
  })
  return [
    '| Game | Set | Notices | Activities | Activity | Type | Title | Start | End | Rewards | Featured |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function share(value: number): string {
  return value.toFixed(3)
}
