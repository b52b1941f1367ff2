import { expect, test } from 'vitest'
import { formatInstant } from '../time/instant.ts'
import type { IncomeSourceFacts } from './income-facts.ts'
import { incomePeriods } from './income-periods.ts'
import { at, sampleIncome } from './sample-income.test-data.ts'

const { calendar } = sampleIncome('genshin', 'UTC+8')

function periods(cadence: IncomeSourceFacts['cadence'], from: string, to: string, passUntil: string | null = null) {
  const [source] = sampleIncome('genshin').facts.sources
  if (!source) throw new RangeError('no source')
  const span = { range: { from: at(from), to: at(to) }, passUntil: passUntil === null ? null : at(passUntil) }
  return incomePeriods({ ...source, cadence }, calendar, span).map(
    ({ opensAt, closesAt }) => `${formatInstant(opensAt)} ${formatInstant(closesAt)}`,
  )
}

test('INC-3 a day, a week and a month last from 04:00 to the second before the next', () => {
  const moment = '2026-11-25T12:00:00Z'
  expect(periods({ unit: 'day' }, moment, moment)).toEqual(['2026-11-24T20:00:00Z 2026-11-25T19:59:59Z'])
  expect(periods({ unit: 'week' }, moment, moment)).toEqual(['2026-11-22T20:00:00Z 2026-11-29T19:59:59Z'])
  expect(periods({ unit: 'month' }, moment, moment)).toEqual(['2026-10-31T20:00:00Z 2026-11-30T19:59:59Z'])
})

test('INC-3 a period belongs to a span that touches its first or its last moment', () => {
  const day = '2026-11-24T20:00:00Z 2026-11-25T19:59:59Z'
  expect(periods({ unit: 'day' }, '2026-11-25T19:59:59Z', '2026-11-25T19:59:59Z')).toEqual([day])
  expect(periods({ unit: 'day' }, '2026-11-24T20:00:00Z', '2026-11-24T20:00:00Z')).toEqual([day])
})

test('INC-3 what comes once a year is in its month', () => {
  const year = { unit: 'year', month: 2 } as const
  expect(periods(year, '2026-01-01T00:00:00Z', '2027-12-31T00:00:00Z')).toEqual([
    '2026-01-31T20:00:00Z 2026-02-28T19:59:59Z',
    '2027-01-31T20:00:00Z 2027-02-28T19:59:59Z',
  ])
})

test('INC-4 a pass is bought when the one before ends, every thirty days', () => {
  const bought = (from: string, to: string) => periods({ unit: 'pass_purchase' }, from, to, '2026-05-01T20:00:00Z')
  const [first, second] = ['2026-05-01T20:00:00Z 2026-05-31T19:59:59Z', '2026-05-31T20:00:00Z 2026-06-30T19:59:59Z']
  expect(bought('2026-04-01T00:00:00Z', '2026-05-01T19:59:59Z')).toEqual([])
  expect(bought('2026-04-01T00:00:00Z', '2026-05-31T19:59:59Z')).toEqual([first])
  expect(bought('2026-05-31T19:59:59Z', '2026-05-31T20:00:00Z')).toEqual([first, second])
  expect(bought('2026-05-31T20:00:00Z', '2026-06-01T20:00:00Z')).toEqual([second])
  expect(periods({ unit: 'pass_purchase' }, '2026-04-01T00:00:00Z', '2026-06-01T00:00:00Z')).toEqual([])
  expect(periods({ unit: 'pass_day' }, '2026-04-01T00:00:00Z', '2026-06-01T00:00:00Z')).toEqual([])
})

test('INC-3 what has no date has no period', () => {
  for (const unit of ['event', 'once'] as const) {
    expect(periods({ unit }, '2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z')).toEqual([])
  }
})
