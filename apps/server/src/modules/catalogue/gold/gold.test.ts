import { readFileSync } from 'node:fs'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { expect, test } from 'vitest'
import { MODELLED, RECORDED, VARIANTS } from './gold-lists.test-data.ts'
import { type GoldList, type Measures, measure, precision, recall } from './gold-measure.ts'

const LEAST_PRECISION = 0.99
const LEAST_RECALL = 0.97

const SETS = [
  { set: 'recorded', lists: RECORDED },
  { set: 'modelled', lists: MODELLED },
  { set: 'variants', lists: VARIANTS },
].flatMap(({ set, lists }) =>
  GAME_IDS.map((gameId) => ({ set, gameId, lists: lists.filter((list) => list.gameId === gameId) })),
)
const FILLED = SETS.filter(({ lists }) => lists.length > 0)

test.each(FILLED)('ANN-34 of the $set notices of $gameId every field is read', ({ lists }) => {
  const { measures, faults } = measure(lists)
  for (const [field, counts] of Object.entries(measures)) {
    const told = `${field}\n${faults.join('\n')}`
    expect(precision(counts), told).toBeGreaterThanOrEqual(LEAST_PRECISION)
    expect(recall(counts), told).toBeGreaterThanOrEqual(LEAST_RECALL)
  }
})

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
    const { measures } = measure(lists)
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
