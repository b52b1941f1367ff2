import { expect, test } from 'vitest'
import { PLAIN } from './accounts.ts'
import { type DraftRow, draftRow } from './draft.ts'
import { judgeIds } from './judge-ids.ts'

const HOUR = '1768021200'
const TIME = '2026-01-10 13:11:30'

function judge(rows: readonly (Partial<DraftRow> | null)[], draft: { hasCounterIds?: boolean; isOurs?: boolean } = {}) {
  const drafts = rows.map((row) => row && draftRow({ time: TIME, ...row }))
  const { rows: judged, findings } = judgeIds({
    ...PLAIN,
    ...draft,
    gameId: 'genshin',
    section: 'sample',
    rows: drafts,
  })
  return {
    ids: judged.map((one) => one?.id ?? null),
    hours: judged.map((one) => one?.hours ?? null),
    doubled: judged.map((one) => one?.isDoubled ?? null),
    findings: findings.map(({ code, rows: count }) => `${code} ${count}`),
  }
}

const ids = (...list: readonly string[]) => list.map((id) => ({ id }))
/** One of the game's own. */
const own = (place: number) => `${HOUR}00027985${place}`

test.each(['1.7680212E+18', '1.8e+18', '2E+18', '1.7680212E+8'])(
  'DOC-4 %s is what a spreadsheet left of an id',
  (id) => {
    expect(judge(ids(id, own(1)))).toMatchObject({ ids: ['', own(1)], findings: ['ids_made_up 1'] })
  },
)

test('DOC-4 an id with a suffix is a doubled row only beside the row that it doubles', () => {
  const suffixed = `${own(1)}000001`
  expect(judge(ids(own(1), suffixed))).toMatchObject({ doubled: [false, true], findings: ['doubled 1'] })
  expect(judge(ids(own(2), suffixed))).toMatchObject({ doubled: [false, false], findings: ['ids_made_up 1'] })
})

test('DOC-4 an id of another form is nobody’s, whatever part of it looks like one that a tool made', () => {
  const strange = [`x${own(1)}000001`, `${own(1)}000001x`, 'x1.7680212E+18', '1.7680212E+18x']
  expect(judge(ids(own(1), ...strange))).toMatchObject({ ids: [own(1), ...strange], findings: [] })
  expect(judge(ids(own(1), `${own(1)}00`)).doubled).toEqual([false, true])
  expect(judge(ids(own(1), `${own(1)}0`, `${own(1)}1`)).doubled).toEqual([false, false, false])
})

test('DOC-4 ids are rounded where six in ten of at least three end in two zeros, or all of fewer in five', () => {
  const [round, exact] = [`${HOUR}000279800`, own(1)]
  expect(judge(ids(round, round, round, exact, own(2))).findings).toEqual(['ids_rounded 5'])
  expect(judge(ids(round, round, exact, own(2))).findings).toEqual([])
  expect(judge(ids(round, round)).findings).toEqual([])
  expect(judge(ids(`${HOUR}000200000`, `${HOUR}000300000`)).findings).toEqual(['ids_rounded 2'])
  expect(judge(ids(`${HOUR}000200000`, exact)).findings).toEqual([])
})

test('DOC-4 no id of the game is older than September 2020', () => {
  expect(judge(ids('1598918399000279850', own(1))).ids).toEqual(['', own(1)])
  const first = '1598918400000279850'
  expect(judge([{ id: first, time: '2020-09-01 08:00:00' }]).ids).toEqual([first])
})

test('DOC-4 counters of a tool are no ids, and nineteen digits are none of its counters', () => {
  expect(judge(ids('1', '999999999999999999', own(1)), { hasCounterIds: true }).ids).toEqual(['', '', own(1)])
  expect(judge(ids('1', own(1))).ids).toEqual(['1', own(1)])
})

test('DOC-3 the hour of an id tells the zone up to forty hours away, and not if it is no full minute', () => {
  const at = (time: string) => ({ id: own(1), time })
  expect(judge([at('2026-01-10 05:11:30'), at(TIME), at('2026-01-08 20:59:59')]).hours).toEqual([0, 8, -33])
  expect(judge([at('2026-01-11 21:00:00'), at('2026-01-11 22:00:00')]).hours).toEqual([40, null])
  expect(judge([{ id: '1768021201000279850' }]).hours).toEqual([null])
})

test('DOC-4 where most ids are far from their times they are counters, from three on', () => {
  const far = (place: number) => ({ id: own(place), time: '2026-03-01 00:00:00' })
  const near = { id: own(9) }
  expect(judge([far(1), far(2), far(3), near]).ids).toEqual(['', '', '', own(9)])
  expect(judge([far(1), far(2), near]).ids).toEqual([own(1), own(2), own(9)])
  expect(judge([far(1), far(2), far(3), near, { id: own(8) }, { id: own(7) }]).ids[0]).toBe(own(1))
})

test('DOC-4 an id that ends in zeros is kept where no time shows that it was made from one', () => {
  const id = '1768021891000000000'
  const firstOf = (row: { id: string; time: string }) => judge([row, { id: own(1) }]).ids[0]
  expect(firstOf({ id, time: '2026-01-10 13:11:31' })).toBe('')
  expect(firstOf({ id, time: '2026-01-10 13:11:40' })).toBe(id)
  expect(firstOf({ id: '1768021891000000123', time: '2026-01-10 13:11:31' })).toBe('1768021891000000123')
  expect(firstOf({ id: `${HOUR}000000000`, time: '2026-01-10 13:00:00' })).toBe(`${HOUR}000000000`)
  expect(judge([{ id, time: 'some time' }, { id: own(1) }]).ids).toEqual([id, own(1)])
})

test('DOC-4 ids of our own files are not judged', () => {
  expect(judge(ids('1.7680212E+18'), { isOurs: true })).toMatchObject({ ids: ['1.7680212E+18'], findings: [] })
})
