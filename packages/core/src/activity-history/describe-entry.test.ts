import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeEntry, type HistoryPart } from './describe-entry.ts'
import { SAMPLE_RECORD } from './sample-export.test-data.ts'

test('HIST-4 totals, records, characters and groups of an entry are distinguished', () => {
  const whole = describeEntry({ total_score: '5300', start_time: 1608600000, records: [SAMPLE_RECORD] })
  expect(whole.facts).toEqual([
    { key: 'total_score', value: { kind: 'number', number: 5300 } },
    { key: 'start_time', value: { kind: 'moment', at: 1608600000000 } },
  ])

  const [record] = whole.parts
  expect(record).toMatchObject({ key: 'records', number: 1, title: 'Trial of stone' })
  expect(record?.avatars).toEqual([
    { id: '10000046', level: 90, isTrial: false },
    { id: '10000030', level: 80, isTrial: true },
  ])
  expect(record?.parts.map(({ key, number }) => [key, number])).toEqual([
    ['limit_conditions', 1],
    ['first_half', null],
  ])
  expect(record?.parts[1]?.avatars).toEqual([{ id: '10000002', level: 90, isTrial: false }])
})

test('HIST-4 an entry with 150,000 characters and groups is described like any other', () => {
  const avatars = Array.from({ length: 150_000 }, (_, id) => ({ id }))
  const whole = describeEntry({ avatars, records: avatars.map(() => SAMPLE_RECORD) })
  expect([whole.avatars.length, whole.parts.length]).toEqual([150_000, 150_000])
})

test.each([
  ['a date in parts', 'settle_time', { year: 2022, month: 3, day: 4, hour: 5, minute: 6 }, '2022-03-04 05:06'],
  ['a date without a time', 'day', { year: 2022, month: 3, day: 4 }, '2022-03-04'],
  ['a date with an hour alone', 'at', { year: 2022, month: 12, day: 14, hour: 15 }, '2022-12-14 15:00'],
  ['a list of words', 'buffs', ['swift', 'strong'], 'swift, strong'],
  ['a list of words and addresses', 'buffs', ['//a/b', 'strong', 'https://example.test/'], 'strong'],
])('HIST-4 %s is one fact', (_, key, value, text) => {
  expect(describeEntry({ [key]: value }).facts).toMatchObject([{ key, value: { text } }])
})

test.each([
  ['start_time', 999_999_999, 'number'],
  ['start_time', 1_000_000_000, 'moment'],
  ['timestamp', 99_999_999_999, 'moment'],
  ['timestamp', 100_000_000_000, 'number'],
  ['total_times', 1_608_600_000, 'number'],
  ['timeline', 1_608_600_000, 'number'],
] as const)('HIST-4 %s %i is a %s', (key, value, kind) => {
  expect(describeEntry({ [key]: value }).facts).toMatchObject([{ key, value: { kind } }])
})

test('HIST-4 addresses and empty groups are left out', () => {
  const { facts, parts } = describeEntry({ icon: 'https://example.test/x.png', list: [], half: { icons: ['//a/b'] } })
  expect([...facts, ...parts]).toEqual([])
})

test('HIST-4 the first title names a part, an empty one names nothing, and a further one is a fact', () => {
  expect(describeEntry({ name: '', title: 'Trial', challenge_name: 'of stone' })).toMatchObject({
    title: 'Trial',
    facts: [{ key: 'challenge_name', value: { kind: 'text', text: 'of stone' } }],
  })
})

test('HIST-4 a character of level 0 has no known level, and one without an id is none', () => {
  const { avatars } = describeEntry({ avatars: [{ id: 7, level: 0 }, { level: 90 }, { id: '8', level: 1 }] })
  expect(avatars.map(({ id, level }) => [id, level])).toEqual([
    ['7', null],
    ['8', 1],
  ])
})

test('HIST-4 what lies deeper than eight levels is left out', () => {
  const deep = (levels: number): Record<string, unknown> => (levels === 0 ? { end: 1 } : { inner: deep(levels - 1) })
  expect(numbersOf(describeEntry(deep(8)))).toBe(1)
  expect(numbersOf(describeEntry(deep(9)))).toBe(0)
})

test('HIST-4 whatever an entry contains, each of its numbers is shown once', () => {
  const data = fc.letrec((tie) => ({
    node: fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.oneof({ depthSize: 'small' }, fc.nat(), tie('node'))),
  })).node as fc.Arbitrary<Record<string, unknown>>
  fc.assert(
    fc.property(data, (entry) => {
      fc.pre(depthOf(entry) <= 8)
      expect(numbersOf(describeEntry(entry))).toBe(countNumbers(entry))
    }),
  )
})

function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
}

function countNumbers(value: unknown): number {
  if (typeof value === 'number') return 1
  return Object.values(value as object).reduce((sum: number, inner) => sum + countNumbers(inner), 0)
}

function numbersOf({ facts, parts }: HistoryPart): number {
  return facts.length + parts.reduce((sum, part) => sum + numbersOf(part), 0)
}
