import { expect, test } from 'vitest'
import { readGoodSample, readSample, uigfSample, uigfSampleRow } from '../gacha/exchange/sample-file.test-data.ts'
import { mergePulls } from '../gacha/merging/merge-pulls.ts'
import type { Pull } from '../gacha/pull.ts'
import { FINDING_CODES, FINDING_KINDS } from './finding.ts'

const HOUR = '1768021200'
const INFO = { uid: '800000001', uigf_version: 'v2.3', region_time_zone: 0 }

/** Pulls of one hour, at 05:00 UTC of 2026-01-10, on a clock. */
function rowsAt(hour: string, count = 4, change: Readonly<Record<string, unknown>> = {}) {
  return Array.from({ length: count }, (_, place) =>
    uigfSampleRow({
      id: `${HOUR}00027985${place}`,
      time: `2026-01-10 ${hour}:11:3${place}`,
      ...change,
    }),
  )
}

function readFirst(file: unknown, uid = '') {
  const [account] = readGoodSample(file, uid).accounts
  if (!account) throw new RangeError('no account')
  const { pulls, diagnosis } = account
  return { pulls, diagnosis, codes: diagnosis.findings.map(({ code }) => code), times: pulls.map(({ time }) => time) }
}

test.each([
  ['achievements', { info: { uiaf_version: 'v1.1' }, list: [{ id: 1, timestamp: 1690000000, current: 0, status: 3 }] }],
  ['inventory', { format: 'GOOD', version: 2, characters: [], artifacts: [] }],
  ['web_archive', { log: { entries: [{}] } }],
] as const)('DOC-1 a file of %s is refused by what it is', (what, file) => {
  expect(readSample(file)).toEqual({ ok: false, reason: 'not_pulls', what })
})

test('DOC-2 what a tool or a player made up is left out and counted, and costs no other row', () => {
  const row = { cardPoolType: '1', resourceId: 1503, qualityLevel: 5, name: 'Verina', time: '2026-05-20 12:01:02' }
  const { pulls, diagnosis } = readFirst({
    uid: '700000001',
    1: [row, { ...row, isMock: true }, { ...row, isMock: true }],
  })
  expect(pulls).toHaveLength(1)
  expect(diagnosis).toMatchObject({ rows: 3, findings: [{ code: 'invented', rows: 2 }] })

  const paimon = {
    'wish-uid': '800000001',
    server: 'Asia',
    'wish-counter-standard': {
      pulls: [
        { type: 'weapon', id: 'unknown_3_star', time: '2026-01-01 00:00:00', pity: 1 },
        { type: 'weapon', id: 'cool_steel', time: '2026-01-02 00:00:00', pity: 2 },
        { type: 'weapon', id: 'slingshot', time: '2026-01-02 00:00:01', pity: 3, manualInput: true },
      ],
    },
  }
  const read = readFirst(paimon)
  expect(read.pulls.map(({ name }) => name)).toEqual(['Cool Steel'])
  expect(read.diagnosis.findings).toEqual(
    expect.arrayContaining([
      { code: 'manual', rows: 1, values: [] },
      { code: 'placeholder', rows: 1, values: [] },
    ]),
  )
})

test.each([
  ['the clock of the server, declared as another', 0, '13', ['zone_corrected']],
  ['UTC, declared and true', 0, '05', []],
  ['the zone of a machine that nobody declared', 8, '00', ['zone_corrected']],
] as const)('DOC-3 ids prove that times are in %s', (_, declared, hour, codes) => {
  const read = readFirst(uigfSample(rowsAt(hour), { timezone: declared }))
  expect(read.times).toEqual([
    '2026-01-10 13:11:30',
    '2026-01-10 13:11:31',
    '2026-01-10 13:11:32',
    '2026-01-10 13:11:33',
  ])
  expect(read.diagnosis.zone.proof).toBe('ids')
  expect(read.codes).toEqual(codes)
})

test('DOC-3 a file that mixes zones is corrected row by row; one pull as the hour changes is none of another zone', () => {
  const [a, b, c, d] = rowsAt('13')
  const mixed = readFirst(uigfSample([a, b, { ...c, time: '2026-01-10 21:11:32' }, d]))
  expect(mixed.times).toContain('2026-01-10 13:11:32')
  expect(mixed.diagnosis.findings).toEqual([{ code: 'zones_mixed', rows: 1, values: ['8', '16'] }])

  const late = readFirst(uigfSample([a, b, c, { ...d, time: '2026-01-10 14:00:00' }]))
  expect(late.times).toContain('2026-01-10 14:00:00')
  expect(late.codes).toEqual([])
})

test('DOC-3 without ids an instant is one, a tool that cannot be believed is not, and the server of the account decides', () => {
  const withoutId = rowsAt('13', 1, { id: '' })
  const of = (app: string, uid = '800000001') => readFirst({ info: { ...INFO, uid, export_app: app }, list: withoutId })
  expect(of('Xunkong.Desktop').times).toEqual(['2026-01-10 21:11:30'])
  expect(of('GenshinUID').times).toEqual(['2026-01-10 13:11:30'])
  expect(of('GenshinUID', '600000001').diagnosis.zone).toEqual({ proof: 'server', hours: -5, declared: 0 })

  const star = { official: true, id: '', item_id: 11301, timestamp: '2026-01-10T05:11:30Z' }
  const stardb = { user: { gi: { uids: [{ uid: 600000001, wishes: { character: [star] } }] } } }
  expect(readFirst(stardb).times).toEqual(['2026-01-10 00:11:30'])
})

test('DOC-4 ids that count, repeat the time, lost digits or were doubled are none; the pulls stay', () => {
  const read = (ids: readonly string[]) =>
    readFirst({
      info: { ...INFO, region_time_zone: 8 },
      list: rowsAt('13', ids.length).map((row, place) => ({ ...row, id: ids[place] })),
    })
  const counting = read(['1000000000000000001', '1000000000000000002'])
  expect([counting.codes, counting.pulls.length]).toEqual([['ids_made_up', 'ids_absent'].slice(0, 1), 2])
  expect(counting.pulls.every(({ id }) => id.includes('-'))).toBe(true)

  const milliseconds = read([`${HOUR}000279850`, '1768021891000000000'])
  expect(milliseconds.pulls.map(({ id }) => id.includes('-'))).toEqual([false, true])

  const rounded = read([`${HOUR}000279800`, `${HOUR}000280000`, `${HOUR}000280300`])
  expect([rounded.codes, rounded.pulls.length]).toEqual([['ids_rounded'], 3])

  const doubled = read([`${HOUR}000279850`, `${HOUR}000279850000001`])
  expect([doubled.codes, doubled.pulls.length]).toEqual([['doubled'], 1])
})

test('DOC-5 items are found by name in the language that explains most of them, by short forms, and by the name where both disagree', () => {
  const list = (rows: readonly unknown[]) => ({ uid: '800000001', gachaLog: { 200: rows } })
  const row = { uid: '800000001', gacha_type: '200', item_id: '', time: '2026-01-10 13:11:31', rank_type: '3' }
  const named = readFirst(
    list(['冷刃', '弹弓', '芭芭拉'].map((name, place) => ({ ...row, name, id: `${HOUR}00027985${place}` }))),
  )
  expect(named.pulls.map(({ name }) => name)).toEqual(['Cool Steel', 'Slingshot', 'Barbara'])
  expect(named.diagnosis.findings).toContainEqual({ code: 'items_by_name', rows: 3, values: ['zh-Hans'] })

  const [wrong] = readFirst(uigfSample([uigfSampleRow({ item_id: '15304' })])).pulls
  expect(wrong).toMatchObject({ itemId: '11301', name: 'Cool Steel' })
})

test('DOC-5 a file that does not name its game is of the game whose items it has', () => {
  const starward = {
    info: { uid: '100000002', export_app: 'Starward', uigf_version: 'v3.0', srgf_version: 'v1.0', region_time_zone: 8 },
    list: [{ ...uigfSampleRow(), gacha_type: '11', item_id: '1102', name: '希儿', item_type: '角色', rank_type: '5' }],
  }
  expect(readGoodSample(starward).accounts).toMatchObject([{ gameId: 'starrail', uid: '100000002' }])
})

const TEN = ['debate_club', 'black_tassel', 'debate_club', 'cool_steel']

function paimonOf(ids: readonly string[], code = '301') {
  const pulls = ids.map((id) => ({ type: 'weapon', code, id, time: '2026-01-10 13:11:31', pity: 1 }))
  return { 'wish-uid': '800000001', server: 'Asia', 'wish-counter-character-event': { pulls } }
}

test('DOC-6 rows of one second keep their order and their repeats, whichever way the file stands', () => {
  const { pulls } = readFirst(paimonOf(TEN))
  expect(pulls.map(({ name, order }) => [name, order])).toEqual([
    ['Debate Club', 1],
    ['Black Tassel', 2],
    ['Debate Club', 3],
    ['Cool Steel', 4],
  ])
})

test('DOC-6 a block that a tool wrote twice counts once; rows that are only unsorted all count', () => {
  const rows = ['2026-01-10 13:11:31', '2026-01-11 13:11:31'].flatMap((time) => TEN.map((name) => ({ name, time })))
  const file = (list: readonly { name: string; time: string }[]) => ({
    'wish-uid': '800000001',
    'wish-counter-standard': { pulls: list.map(({ name, time }) => ({ type: 'weapon', id: name, time })) },
  })
  const twice = readFirst(file([...rows, ...rows]))
  expect([twice.pulls.length, twice.codes]).toEqual([8, ['block_repeated', 'items_by_name', 'ids_absent']])
  const [a, b, c, d, e, f, g, h] = rows
  const unsorted = [a, e, b, f, c, g, d, h].flatMap((row) => row ?? [])
  expect(readFirst(file(unsorted)).pulls).toHaveLength(8)
})

test('DOC-6 a block of which a second differs is none that a tool wrote twice', () => {
  const list = ['debate_club', 'black_tassel', 'cool_steel', 'debate_club', 'slingshot', 'cool_steel']
  const pulls = list.map((id, place) => ({ type: 'weapon', id, time: `2026-01-1${place % 3 === 2 ? 1 : 0} 13:11:31` }))
  const file = { 'wish-uid': '800000001', 'wish-counter-standard': { pulls } }
  expect(readFirst(file).pulls).toHaveLength(6)
})

test('DOC-9 a file lists the games of the accounts that it does not name, and only those', () => {
  const rows = rowsAt('13', 1)
  expect(readGoodSample(uigfSample(rows)).nameless).toEqual([])
  expect(readGoodSample({ info: { ...INFO, uid: '' }, list: rows }, '800000001').nameless).toEqual(['genshin'])
})

test('DOC-7 files with and without ids, with and without the second banner, give one history in any order', () => {
  const own = readFirst(
    uigfSample(TEN.map((_, place) => uigfSampleRow({ id: `${HOUR}00027985${place}`, ...ITEMS[place] }))),
  ).pulls
  const second = readFirst(paimonOf(TEN, '400')).pulls
  const half = readFirst(paimonOf(TEN.slice(0, 2))).pulls
  const views: readonly (readonly Pull[])[] = [own, second, half]
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const
  const histories = orders.map((order) =>
    order.reduce<readonly Pull[]>((known, place) => mergePulls(known, views[place] ?? []).pulls, []),
  )
  for (const history of histories) {
    expect(history.map(({ id, poolId }) => [id, poolId])).toEqual(own.map(({ id }) => [id, '400']))
  }
})

const ITEMS = [
  { item_id: '12305', name: 'Debate Club' },
  { item_id: '13303', name: 'Black Tassel' },
  { item_id: '12305', name: 'Debate Club' },
  { item_id: '11301', name: 'Cool Steel' },
]

test('DOC-7 of a ten-pull that is known by its ids no other file adds an eleventh pull, whatever it calls the items', () => {
  const ten = Array.from({ length: 10 }, (_, place) => uigfSampleRow({ id: `${HOUR}00027985${place}` }))
  const own = readFirst(uigfSample(ten)).pulls
  const others = readFirst(paimonOf(Array.from({ length: 10 }, () => 'slingshot'))).pulls
  expect(mergePulls(own, others).pulls).toHaveLength(10)
  expect(mergePulls(others, own).pulls).toHaveLength(10)
})

test('DOC-19 a row that is left out counts by its reason alone, not by its item', () => {
  const rows = [
    ...rowsAt('13', 2),
    { note: 'no pull' },
    uigfSampleRow({ id: `${HOUR}000279858`, time: 'x', item_id: '', name: 'Cool Steel' }),
  ]
  const { pulls, codes } = readFirst(uigfSample(rows))
  expect([pulls.length, codes]).toEqual([2, []])

  const [known] = rowsAt('13', 1, { item_id: '', name: 'Cool Steel' })
  const [strange] = rowsAt('14', 1, { item_id: '99999', name: 'Nobody', item_type: 'Weapon', rank_type: '3' })
  const counted = readFirst(uigfSample([known, known, { ...strange, id: `${HOUR}000279859` }]))
  expect(counted.diagnosis.findings).toEqual(
    expect.arrayContaining([
      { code: 'items_by_name', rows: 1, values: ['en'] },
      { code: 'items_unknown', rows: 1, values: [] },
    ]),
  )
})

test('DOC-10 every finding is repaired, doubtful, left out or lost', () => {
  expect(FINDING_CODES.length).toBeGreaterThan(10)
  for (const code of FINDING_CODES) expect(['repaired', 'doubtful', 'left_out', 'lost']).toContain(FINDING_KINDS[code])
})
