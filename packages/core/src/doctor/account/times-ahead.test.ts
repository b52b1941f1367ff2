import { expect, test } from 'vitest'
import { instant } from '../../time/instant.ts'
import { timesAhead } from './times-ahead.ts'

const FACTS = { servers: [{ id: 'euro', uid: /^7/, offsetHours: 1 }] } as never
const NOON = instant(Date.UTC(2026, 4, 20, 12))
const rowsAhead = (uid: string, times: readonly string[]) =>
  timesAhead({ uid, pulls: times.map((time) => ({ time })) }, FACTS, NOON)

test('DOC-29 pulls later than now, on the clock of the account’s server, are counted', () => {
  expect(rowsAhead('700000001', ['2026-05-20 12:59:59', '2026-05-20 13:00:00'])).toEqual([])
  expect(rowsAhead('700000001', ['2026-05-20 13:00:00', '2026-05-20 13:00:01', '2027-01-01 00:00:00'])).toEqual([
    { code: 'times_ahead', rows: 2, values: [] },
  ])
})

test('DOC-29 without a server nothing is said of the times', () => {
  expect(rowsAhead('900000001', ['2030-01-01 00:00:00'])).toEqual([])
})
