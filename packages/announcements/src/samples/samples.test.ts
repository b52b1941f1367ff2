import { readFileSync } from 'node:fs'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { expect, test } from 'vitest'
import { type Measures, measure, precision, recall, type SampleReading } from './measure.test-data.ts'
import { FORMS, SAMPLES, type SampleList } from './sample.test-data.ts'

const LEAST_PRECISION = 0.99
const LEAST_RECALL = 0.98

const SETS = GAME_IDS.flatMap((gameId) =>
  FORMS.map((form) => ({
    gameId,
    form,
    lists: SAMPLES.filter((list) => list.gameId === gameId && list.form === form),
  })),
)
const FILLED = SETS.filter(({ lists }) => lists.length > 0)

const readings = new Map<readonly SampleList[], SampleReading>()

/** Each set is read once, for its own test and for the table. */
function reading(lists: readonly SampleList[]): SampleReading {
  const read = readings.get(lists) ?? measure(lists)
  readings.set(lists, read)
  return read
}

test.each(FILLED)('ANN-34 of the $form notices of $gameId every field is read', ({ lists }) => {
  const { measures, faults } = reading(lists)
  for (const [field, counts] of Object.entries(measures)) {
    const message = `${field}\n${faults.join('\n')}`
    expect(precision(counts), message).toBeGreaterThanOrEqual(LEAST_PRECISION)
    expect(recall(counts), message).toBeGreaterThanOrEqual(LEAST_RECALL)
  }
})

test('ANN-34 a wrong value, a missed activity and an invented one all count', () => {
  const list = SAMPLES.find(({ notices }) => notices.some(({ id }) => id === '20279'))
  if (!list) throw new RangeError('no list')
  const wrong = (truth: readonly string[]): SampleList => ({
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
  const document = readFileSync(new URL('../../../../docs/catalogue.md', import.meta.url), 'utf8')
  expect(document).toContain(table())
})

function table(): string {
  const rows = FILLED.map(({ form, gameId, lists }) => {
    const { measures } = reading(lists)
    const notices = lists.reduce((sum, list) => sum + list.notices.length, 0)
    const below = Object.entries(measures).flatMap(([field, counts]) => {
      const [precise, complete] = [share(precision(counts)), share(recall(counts))]
      return precise === '1.000' && complete === '1.000' ? [] : [`${field} ${precise} / ${complete}`]
    })
    return `| ${gameId} | ${form} | ${notices} | ${measures.activity.expected} | ${below.join(', ') || '–'} |`
  })
  return ['| Game | Form | Notices | Activities | Below 1 |', '|---|---|---|---|---|', ...rows].join('\n')
}

function share(value: number): string {
  return value.toFixed(3)
}
