import { instant } from '@ephemeris/core/time/instant'
import { utcOffset } from '@ephemeris/core/time/zone'
import { expect, test } from 'vitest'
import { pullsOf, withDownload } from '#web/lib/pulls/stored-pulls'
import { validAccount } from '#web/lib/pulls/valid-account'

const PULL = {
  id: '1716170400000123401',
  poolId: '301',
  time: '2026-05-20 12:01:02',
  itemId: '10000022',
  name: 'Venti',
  itemType: 'Character',
  rankType: '5',
  count: '1',
  gachaId: '',
  order: 0,
}

const COVERAGE = { isCompleteFromStart: true, gaps: [{ from: 1, to: 2 }], safeUntil: null }

const GOOD = withDownload(
  null,
  { gameId: 'genshin', uid: '800000001' },
  { pulls: [PULL], coverage: { 301: COVERAGE }, server: utcOffset(480), at: instant(1), owner: 'ada' },
)

test('LOCAL-13 (C108) a record that is as it should be stays as it is', () => {
  expect(validAccount(structuredClone(GOOD))).toEqual(GOOD)
})

test.each([null, 7, 'x', [], {}, { ...GOOD, owner: 1 }, { ...GOOD, gameId: undefined }])(
  'LOCAL-13 (C108) %j is no record',
  (record) => {
    expect(validAccount(record)).toBeNull()
  },
)

const [row] = GOOD.gachaTypes['301'] ?? []

test('LOCAL-13 where rows are left out, the pulls around them are shown', () => {
  const at = (time: string) => ({ ...row, time })
  const [first, last] = [at('2026-05-20 12:01:02'), at('2026-05-21 12:01:02')]
  const holesIn = (rows: readonly unknown[]) => validAccount({ ...GOOD, gachaTypes: { 301: rows } })?.holes
  expect(holesIn([first, last])).toBeUndefined()
  expect(holesIn([first, 7, null, last])).toEqual([{ poolId: '301', after: first.time, before: last.time }])
  expect(holesIn([7, first, last, null])).toEqual([
    { poolId: '301', after: null, before: first.time },
    { poolId: '301', after: last.time, before: null },
  ])
})

test.each<[string, unknown]>([
  ['a row that is none', 7],
  ['a number for a text', { ...row, name: 7 }],
  ['a date that does not exist', { ...row, time: '2026-02-30 10:00:00' }],
  ['an order that is no number', { ...row, order: Number.NaN }],
  ['a missing id', { ...row, id: undefined }],
])('LOCAL-13 (C108) %s is left out, the good row beside it stays', (_, bad) => {
  const sound = validAccount({ ...GOOD, gachaTypes: { 301: [bad, row], 302: 'rows' } })
  expect(sound && pullsOf(sound)).toEqual([PULL])
})

test.each<unknown>([
  null,
  { 301: 'all' },
  { 301: { ...COVERAGE, gaps: [{ from: '1', to: 2 }] } },
  { 301: { ...COVERAGE, safeUntil: 9e99 } },
])('LOCAL-13 (C108) coverage such as %j is left out', (coverage) => {
  const sound = validAccount({ ...GOOD, stats: { coverage }, lastUpdated: 'today' })
  expect(sound).toEqual({ ...GOOD, stats: { coverage: {} }, lastUpdated: 0 })
})
