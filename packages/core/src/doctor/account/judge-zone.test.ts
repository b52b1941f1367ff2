import { expect, test } from 'vitest'
import { judgeIds } from '../ids/judge-ids.ts'
import { PLAIN } from '../rows/accounts.ts'
import type { DraftAccount } from '../rows/draft.ts'
import { judgeZone } from './judge-zone.ts'

const SERVER = 8

/** Times of rows, each with or without an id whose hour is 05:00 UTC. */
function judge(times: readonly (readonly [time: string, hasId: boolean])[], draft: Partial<DraftAccount> = {}) {
  const rows = times.map(([time, hasId], place) => ({
    ...{ id: hasId ? `176802120000027985${place}` : '', time },
    ...{ poolId: '301', itemId: '', name: '', itemType: '', rankType: '', count: '', gachaId: '', order: '' },
  }))
  const account: DraftAccount = { ...PLAIN, section: 'sample', rows, ...draft }
  const judged = judgeIds({ ...account, gameId: 'genshin' }).rows.filter((row) => row !== null)
  const { zone, hoursOf, findings } = judgeZone(account, judged, SERVER)
  return { proof: zone.proof, hours: judged.map(hoursOf), codes: findings.map(({ code }) => code) }
}

const AT_5 = '2026-01-10 05:11:30'
const AT_13 = '2026-01-10 13:11:30'
const AT_14 = '2026-01-10 14:00:00'

test('DOC-3 the hour in the ids is surer than what the file declares', () => {
  const zone = { hours: 1, isTrusted: true }
  expect(judge([[AT_5, true]], { zone })).toEqual({ proof: 'ids', hours: [0], codes: ['zone_corrected'] })
})

test('DOC-3 a single row one hour beside the rest was pulled as the hour changed, two rows are another zone', () => {
  const [row, late] = [[AT_13, true] as const, [AT_14, true] as const]
  expect(judge([row, row, late])).toEqual({ proof: 'ids', hours: [8, 8, 8], codes: [] })
  expect(judge([late, row, row])).toEqual({ proof: 'ids', hours: [8, 8, 8], codes: [] })
  expect(judge([row, row, row, late, late])).toEqual({ proof: 'ids', hours: [8, 8, 8, 9, 9], codes: ['zones_mixed'] })
  expect(judge([row, row, ['2026-01-10 15:00:00', true]]).hours).toEqual([8, 8, 10])
})

test('DOC-3 without ids instants are what they are, also those of a device, which are doubtful', () => {
  const instant = ['2026-01-10T05:11:30Z', false] as const
  expect(judge([instant])).toEqual({ proof: 'instants', hours: [0], codes: [] })
  expect(judge([instant], { isOfDevice: true })).toEqual({ proof: 'device', hours: [0], codes: ['zone_of_device'] })
  expect(judge([instant, [AT_13, false]])).toEqual({ proof: 'server', hours: [0, 8], codes: [] })
})

test('DOC-3 a file is believed where its tool can be, and names a zone that exists', () => {
  const judged = (hours: number, isTrusted: boolean) => judge([[AT_13, false]], { zone: { hours, isTrusted } })
  expect(judged(1, true)).toEqual({ proof: 'file', hours: [1], codes: [] })
  expect(judged(1, false)).toEqual({ proof: 'server', hours: [8], codes: ['zone_corrected'] })
  expect([judged(14, true).proof, judged(15, true).proof]).toEqual(['file', 'server'])
  expect([judged(-12, true).proof, judged(-13, true).proof]).toEqual(['file', 'server'])
})

test('DOC-3 a server that the file names, and that is not that of the account, is reported', () => {
  const zone = { hours: 1, isTrusted: true, isServer: true }
  expect(judge([[AT_13, false]], { zone }).codes).toEqual(['server_differs'])
  expect(judge([[AT_13, false]], { zone: { ...zone, hours: SERVER } }).codes).toEqual([])
  expect(judge([], { zone: null })).toEqual({ proof: 'server', hours: [], codes: [] })
})

test('DOC-3 a row whose time cannot be read says nothing of the clock', () => {
  expect(judge([['some day', false]])).toEqual({ proof: 'server', hours: [8], codes: [] })
  expect(
    judge([
      ['2026-01-10T05:11:30Z', false],
      ['some day', false],
    ]),
  ).toEqual({ proof: 'instants', hours: [0, 0], codes: [] })
})

test('DOC-3 where ids prove that instants are none, a row without an id is none either, unless it is the only instant', () => {
  const wrong = '2026-01-10T13:11:30Z'
  expect(
    judge([
      [wrong, true],
      [wrong, false],
    ]).hours,
  ).toEqual([8, 8])
  expect(
    judge([
      [AT_13, true],
      [wrong, false],
    ]).hours,
  ).toEqual([8, 0])
})
