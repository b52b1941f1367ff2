import { expect, test } from 'vitest'
import { PLAIN } from '../rows/accounts.ts'
import { type DraftRow, draftRow } from '../rows/draft.ts'
import { judgeIds } from './judge-ids.ts'

const HOUR = '1768021200'
const TIME = '2026-01-10 13:11:30'

function judge(rows: readonly (Partial<DraftRow> | null)[], draft: { isOurs?: boolean } = {}) {
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
    timed: judged.map((one) => one?.moment !== null),
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
    expect(judge(ids(id, own(1)))).toMatchObject({ ids: ['', own(1)], findings: ['ids_rounded 1'] })
  },
)

test('DOC-4 an id with a suffix is a doubled row only beside the row that it doubles', () => {
  const suffixed = `${own(1)}000001`
  expect(judge(ids(own(1), suffixed))).toMatchObject({ doubled: [false, true], findings: ['doubled 1'] })
  expect(judge(ids(own(2), suffixed))).toMatchObject({ doubled: [false, false], findings: ['ids_made_up 1'] })
  // A tool may distinguish two pools by it.
  expect(
    judge([
      { id: own(1), poolId: '301' },
      { id: suffixed, poolId: '302' },
    ]).doubled,
  ).toEqual([false, false])
})

test('DOC-4 an id of another form is none of the game, whatever part of it looks like one', () => {
  const strange = [
    `x${own(1)}000001`,
    `${own(1)}000001x`,
    'x1.7680212E+18',
    '1.7680212E+18x',
    '1',
    'row-1',
    own(1).slice(1),
  ]
  expect(judge(ids(own(1), ...strange))).toMatchObject({
    ids: [own(1), ...strange.map(() => '')],
    findings: ['ids_made_up 7'],
  })
  expect(judge(ids(own(1), `${own(1)}00`)).doubled).toEqual([false, true])
  expect(judge(ids(own(1), `${own(1)}0`, `${own(1)}1`)).doubled).toEqual([false, false, false])
})

test('DOC-4 ids are rounded where six in ten of at least three end in two zeros, or all of fewer in five', () => {
  const [round, exact] = [`${HOUR}000279800`, own(1)]
  expect(judge(ids(round, round, round, exact, own(2))).findings).toEqual(['ids_rounded 5'])
  expect(judge(ids(round, round, exact, own(2))).findings).toEqual([])
  expect(judge(ids(round, round)).findings).toEqual([])
  expect(judge(ids(`${HOUR}000200000`, `${HOUR}000300000`)).findings).toEqual(['ids_rounded 2'])
  expect(judge(ids(`${HOUR}000200000`, exact)).findings).toEqual(['ids_rounded 1'])
})

test('DOC-4 no id of the game is older than September 2020', () => {
  expect(judge(ids('1598918399000279850', own(1))).ids).toEqual(['', own(1)])
  const first = '1598918400000279850'
  expect(judge([{ id: first, time: '2020-09-01 08:00:00' }]).ids).toEqual([first])
})

test('DOC-3 the hour of an id gives the zone up to forty hours away', () => {
  const at = (time: string, place = 1) => ({ id: own(place), time })
  expect(judge([at('2026-01-10 05:11:30', 1), at(TIME, 2), at('2026-01-08 20:59:59', 3)]).hours).toEqual([0, 8, -33])
  expect(judge([at('2026-01-11 21:30:00', 1), at('2026-01-11 22:30:00', 2)]).hours).toEqual([40, null])
})

test('DOC-4 an id that begins with no full minute, or beyond the year 2099, is none of the game', () => {
  const round = (second: number) => `${second}000279851`
  const minute = Number(HOUR) + 120
  expect(judge(ids(round(minute), round(minute + 1), own(1))).ids).toEqual([round(minute), '', own(1)])
  expect(judge([{ id: round(4_102_444_740), time: 'some time' }, { id: round(4_102_444_800) }]).ids).toEqual([
    round(4_102_444_740),
    '',
  ])
})

test('DOC-4 where most ids are far from their times, or all, they are counters, and so are those of the same hour', () => {
  const far = (place: number) => ({ id: `17680176000002798${50 + place}`, time: '2026-03-01 00:12:34' })
  const near = { id: own(9) }
  const neighbour = { id: '1768017600000279899', time: '2026-01-10 12:30:00' }
  expect(judge([far(1), far(2), far(3), near]).ids).toEqual(['', '', '', own(9)])
  expect(judge([far(1), far(2), far(3), neighbour, near]).ids).toEqual(['', '', '', '', own(9)])
  expect(judge([far(1)]).ids).toEqual([''])
})

test('DOC-4 an id that is far from its time is none of that pull, however few of them a file has', () => {
  const far = (place: number) => ({ id: `17680176000002798${50 + place}`, time: '2026-03-01 00:12:34' })
  const near = (place: number) => ({ id: own(place) })
  const neighbour = { id: '1768017600000279899', time: '2026-01-10 12:30:00' }
  const many = [9, 8, 7, 6].map(near)
  expect(judge([far(1), ...many])).toMatchObject({
    ids: ['', ...many.map(({ id }) => id)],
    findings: ['ids_made_up 1'],
  })
  expect(judge([far(1), far(2), ...many, neighbour]).ids.slice(-1)).toEqual([neighbour.id])
  expect(judge([far(1), far(2), far(3), ...many, neighbour])).toMatchObject({
    ids: ['', '', '', ...many.map(({ id }) => id), ''],
    findings: ['ids_made_up 4'],
  })
})

test('DOC-4 where the id fits the rows around it and the time does not, the time is the wrong one', () => {
  const rows = [1, 2, 3, 4].map((hour) => ({
    id: `${Number(HOUR) + hour * 3600}000279850`,
    time: `2026-01-10 1${3 + hour}:11:30`,
  }))
  const wrong = (place: number, time = '2024-01-10 15:11:30') =>
    rows.map((row, at) => (at === place ? { ...row, time } : row))
  const timed = (list: readonly Partial<DraftRow>[]) => judge(list).timed
  expect(timed(rows)).toEqual([true, true, true, true])
  for (const list of [wrong(1), wrong(1).toReversed(), wrong(3), wrong(0, '2027-01-10 14:11:30')]) {
    const { ids: kept, findings } = judge(list)
    expect([kept, findings]).toEqual([list.map(({ id }) => id), []])
    expect(timed(list)).toEqual(list.map(({ time }) => time.startsWith('2026')))
  }
  // At an end both may be in order: what is nearer to the other rows is right.
  const ends = [wrong(3, '2027-01-10 17:11:30'), wrong(0, '2024-01-10 14:11:30')]
  for (const list of [...ends, ...ends.map((list) => list.toReversed())]) {
    const { ids: kept, findings } = judge(list)
    expect([kept, findings]).toEqual([list.map(({ id }) => id), []])
    expect(timed(list)).toEqual(list.map(({ time }) => time.startsWith('2026')))
  }
  const foreign = rows.map((row, at) => (at === 3 ? { ...row, id: '1798021200000279850' } : row))
  expect(judge(foreign).ids).toEqual([...foreign.slice(0, 3).map(({ id }) => id), ''])
  expect(timed(foreign)).not.toContain(false)
  // Where nothing shows which of both is wrong, it is the id.
  const [first = {}, other = {}, third = {}] = wrong(1)
  const lone = { ...other, poolId: '302' }
  for (const list of [
    [other, first],
    [first, lone, third],
  ]) {
    expect(judge(list).findings).toEqual(['ids_made_up 1'])
    expect(timed(list)).not.toContain(false)
  }
  expect(judge([third, other, first, ...rows.slice(3)]).findings).toEqual(['ids_made_up 1'])
})

test('DOC-4 ids of pulls at the full hour are the game’s, however many of them a file has', () => {
  const atFive = { time: '2026-01-10 13:00:00' }
  const rows = [{ id: own(1) }, ...[2, 3, 4].map((place) => ({ ...atFive, id: own(place) }))]
  expect(judge(rows)).toMatchObject({ ids: [1, 2, 3, 4].map(own), findings: [] })
})

test('DOC-4 ids that begin with the second of the pull are made from the time, half of them being enough', () => {
  const rows = [11, 12, 13].map((minute) => ({
    id: `${Number(HOUR) + minute * 60}00000000${minute - 10}`,
    time: `2026-01-10 13:${minute}:00`,
  }))
  expect(judge(rows).ids).toEqual(['', '', ''])
  const [first] = rows
  expect(judge([first ?? null, { id: own(1) }, { id: own(2) }]).ids).toEqual([first?.id, own(1), own(2)])
  expect(judge([...rows.slice(0, 2), { id: own(1) }, { id: own(2) }]).ids).toEqual(['', '', own(1), own(2)])
})

test('DOC-4 an id that two pulls of a pool have is none of the game; two pools may share ids, and a pull that stands twice keeps its id', () => {
  const [one, other] = [{ itemId: '11301' }, { itemId: '15301' }]
  expect(judge([{ id: own(1), ...one }, { id: own(1), ...other }, { id: own(2) }]).ids).toEqual(['', '', own(2)])
  expect(
    judge([
      { id: own(1), ...one },
      { id: own(1), ...one },
    ]).ids,
  ).toEqual([own(1), own(1)])
  expect(
    judge([
      { id: own(1), name: 'Cool Steel' },
      { id: own(1), name: 'Slingshot' },
    ]).ids,
  ).toEqual(['', ''])
  expect(
    judge([
      { id: own(1), poolId: '301' },
      { id: own(1), poolId: '302', ...other },
    ]).ids,
  ).toEqual([own(1), own(1)])
  expect(
    judge([
      { id: own(1), poolId: '301' },
      { id: own(1), poolId: '400' },
    ]).ids,
  ).toEqual([own(1), own(1)])
  expect(judge([{ id: own(1) }, { id: own(1), time: '2026-01-10 05:11:30' }]).ids).toEqual([own(1), own(1)])
  expect(judge([{ id: own(1) }, { id: own(1), time: '2026-01-10 13:11:31' }]).ids).toEqual(['', ''])
  expect(
    judge([
      { id: own(1), ...one },
      { id: own(1), ...other, view: 1 },
    ]).ids,
  ).toEqual([own(1), own(1)])
})

test('DOC-4 a row that names no item hides no repetition behind it', () => {
  const [one, other] = [{ itemId: '11301' }, { itemId: '15301' }]
  expect(judge([{ id: own(1) }, { id: own(1), ...one }, { id: own(1), ...other }]).ids).toEqual(['', '', ''])
  expect(judge([{ id: own(1) }, { id: own(1), ...one }, { id: own(1), ...one }]).ids).toEqual([own(1), own(1), own(1)])
})

test('DOC-4 where ids of several pulls repeat, equal pulls are not one pull written twice', () => {
  const [one, other] = [{ itemId: '11301' }, { itemId: '15301' }]
  const repeated = (count: number) =>
    [6, 7, 8].slice(0, count).flatMap((n) => [
      { id: own(n), ...one },
      { id: own(n), ...other },
    ])
  const equal = [{ id: own(4), ...one }, { id: own(4), ...one }, { id: own(5) }]
  const others = ids(own(0), own(1), own(2), own(3))
  expect(judge([...repeated(3), ...equal, ...others]).ids.slice(6, 9)).toEqual(['', '', own(5)])
  expect(judge([...repeated(2), ...equal]).ids.slice(4)).toEqual([own(4), own(4), own(5)])
})

test('DOC-4 where most rows share their ids, one that stands alone is none of the game either', () => {
  const [one, other] = [{ itemId: '11301' }, { itemId: '15301' }]
  const shared = [6, 7, 8].flatMap((n) => [
    { id: own(n), ...one },
    { id: own(n), ...other },
  ])
  expect(judge([...shared, { id: own(9) }]).ids).toEqual(Array.from({ length: 7 }, () => ''))
  const many = [1, 2, 3, 4, 5, 9].map((n) => ({ id: own(n) }))
  expect(judge([...shared, ...many]).ids.slice(6)).toEqual(many.map(({ id }) => id))
})

test('DOC-4 ids that fall inside an hour, against its times, are counters behind the hour', () => {
  const row = (minute: number, place: number) => ({ id: own(place), time: `2026-01-10 13:1${minute}:00` })
  expect(judge([row(1, 9), row(2, 8), row(3, 7), row(4, 6)])).toMatchObject({
    ids: ['', '', '', ''],
    findings: ['ids_made_up 4'],
  })
  expect(judge([row(4, 9), row(3, 8), row(2, 7), row(1, 6)]).ids).toEqual([own(9), own(8), own(7), own(6)])
  expect(judge([row(1, 9), row(2, 8), row(3, 7)]).ids).toEqual([own(9), own(8), own(7)])
})

test('DOC-4 a few cells that a spreadsheet cut lose their ids, and the others do not', () => {
  const cut = [1, 2, 3].map((place) => `${HOUR}0002${place}0000`)
  expect(judge(ids(...cut, own(1), own(2), own(3), own(4)))).toMatchObject({
    ids: ['', '', '', own(1), own(2), own(3), own(4)],
    findings: ['ids_rounded 3'],
  })
  const many = [1, 2, 3, 4, 5, 6, 7].map(own)
  expect(judge(ids(...cut.slice(1), ...many)).findings).toEqual([])
  expect(judge(ids(...cut.slice(2), own(1), own(2), own(3))).findings).toEqual(['ids_rounded 1'])
})

test('DOC-4 ids of our own files are believed if they have the form of the game’s', () => {
  const first = `${HOUR}000200000`
  expect(judge(ids('1.7680212E+18', first), { isOurs: true })).toMatchObject({ ids: ['', first], findings: [] })
})

test('DOC-4 an id of our own files that is far from its time, or begins with none, is none of that pull either', () => {
  const far = { id: '1768017600000279851', time: '2026-03-01 00:12:34' }
  const counter = { id: '9999999999999999999' }
  const rows = [{ id: own(1) }, far, counter, { id: own(2) }]
  expect(judge(rows, { isOurs: true })).toMatchObject({
    ids: [own(1), '', '', own(2)],
    hours: [null, null, null, null],
    findings: ['ids_made_up 2'],
  })
})
