import { expect, test } from 'vitest'
import { findingOf, previewOf } from '#web/features/gacha/import/doctor/doctor.test-data'
import { listedRows, sharesOf } from '#web/features/gacha/import/doctor/file-shares'

const NOTHING = { added: 0, known: 0, doubtful: 0, leftOut: 0 }

/** A file of 100 rows; each finding is about three of them. */
const fileWith = (...codes: readonly Parameters<typeof findingOf>[0][]) => previewOf('gf_1', 100, codes.map(findingOf))

test.each([
  ['new', fileWith(), 100, { ...NOTHING, added: 100 }],
  ['known', fileWith(), 0, { ...NOTHING, known: 100 }],
  ['repaired, which is no share of its own', fileWith('zone_corrected'), 60, { ...NOTHING, added: 60, known: 40 }],
  [
    'doubtful, among those that are known',
    fileWith('items_unknown'),
    60,
    { ...NOTHING, added: 60, known: 37, doubtful: 3 },
  ],
  [
    'doubtful for two reasons',
    fileWith('items_unknown', 'zone_of_device'),
    100,
    { ...NOTHING, added: 97, doubtful: 3 },
  ],
  [
    'made up and stored twice',
    fileWith('invented', 'block_repeated'),
    50,
    { ...NOTHING, added: 50, known: 44, leftOut: 6 },
  ],
])('DOC-19 rows that are %s have their share, and each row has one', (_what, preview, added, shares) => {
  expect(sharesOf(preview, added)).toEqual(shares)
})

test('DOC-19 rows that cannot be read are left out', () => {
  const preview = { ...fileWith(), faults: [{ fault: 'id_invalid', rows: 7 } as const] }
  expect(sharesOf(preview, 93)).toEqual({ ...NOTHING, added: 93, leftOut: 7 })
})

test('DOC-19 rows of an account that cannot be known are counted beside those of the others', () => {
  const faults = [
    { fault: 'uid_invalid', rows: 5 },
    { fault: 'pool_invalid', rows: 3 },
    { fault: 'time_invalid', rows: 1 },
  ] as const
  const problems = [{ section: 'sheet', row: null, rows: 2, fault: 'pool_invalid' } as const]
  const preview = { ...fileWith(), faults, problems }
  expect(sharesOf(preview, 98)).toEqual({ ...NOTHING, added: 98, leftOut: 9 })
  expect(listedRows(preview)).toBe(107)
})

test('DOC-19 rows that conflict with the history are left out, and are not known', () => {
  const { accounts, ...rest } = fileWith()
  const conflicting = accounts.map((account) => ({
    ...account,
    pools: account.pools.map((pool) => ({ ...pool, conflicting: 4 })),
  }))
  expect(sharesOf({ ...rest, accounts: conflicting }, 60)).toEqual({ ...NOTHING, added: 60, known: 36, leftOut: 4 })
})
