import { keptIndices } from '@ephemeris/core/gacha/facts'
import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { expect, test } from 'vitest'
import { readPulls } from './read-pulls.ts'

const factsOf = keptIndices(GACHA_FACTS)
const INFO = { export_timestamp: 1, export_app: 'by hand', export_app_version: '1', version: 'v4.1' }

type Row = Readonly<Record<string, unknown>>

const genshin = (list: readonly Row[], account: Row = {}) => ({
  info: INFO,
  hk4e: [{ uid: '100000021', timezone: 8, lang: 'en-us', list, ...account }],
})
const starrail = (list: readonly Row[]) => ({ info: INFO, hkrpg: [{ uid: '100000022', timezone: 8, list }] })
const wish = (id: unknown, time: string, item_id = '11301', more: Row = {}): Row => ({
  ...{ uigf_gacha_type: '301', gacha_type: '301', item_id, time, id },
  ...more,
})

async function read(file: unknown) {
  const reading = await readPulls(JSON.stringify(file), { uid: '' }, factsOf)
  if (!reading.ok) throw new RangeError(`refused: ${reading.reason}`)
  const [account] = reading.accounts
  if (!account) throw new RangeError('no account')
  const findings = account.diagnosis.findings.map(({ code, rows, values }) => [code, rows, ...values].join(' '))
  return { pulls: account.pulls, problems: reading.problems, findings }
}

async function together(...files: readonly unknown[]): Promise<readonly Pull[]> {
  let all: readonly Pull[] = []
  for (const file of files) all = mergePulls(all, (await read(file)).pulls).pulls
  return all
}

test('DOC-4 counters of each pool are no ids of the account', async () => {
  const warp = (gacha_type: string, id: string, item_id: string, minute: number) => ({
    ...{ gacha_type, gacha_id: '0', item_id, id },
    time: `2024-01-05 10:0${minute}:00`,
  })
  const file = starrail([
    warp('1', '1', '20000', 0),
    warp('1', '2', '1003', 1),
    warp('11', '1', '20001', 2),
    warp('11', '2', '1102', 3),
  ])
  const { pulls, problems, findings } = await read(file)
  expect(pulls.map(({ poolId, itemId }) => `${poolId} ${itemId}`)).toEqual(['1 20000', '1 1003', '11 20001', '11 1102'])
  expect([problems, findings]).toEqual([[], ['ids_made_up 4']])
})

test('DOC-4 files that each count from 1 are parts of one history, and the game’s own ids take the counters’ place', async () => {
  const winter = genshin([wish('1', '2024-01-05 10:00:00'), wish('2', '2024-01-05 10:01:00', '10000035')])
  const summer = genshin([wish('1', '2024-06-26 15:00:00', '15301'), wish('2', '2024-06-26 15:01:00', '10000095')])
  const own = genshin([
    wish('1704420360000012345', '2024-01-05 10:00:00'),
    wish('1704420360000012545', '2024-01-05 10:01:00', '10000035'),
  ])
  const all = await together(winter, summer, own, winter)
  expect(all.map(({ time }) => time.slice(5))).toEqual([
    '01-05 10:00:00',
    '01-05 10:01:00',
    '06-26 15:00:00',
    '06-26 15:01:00',
  ])
  expect(all.map(({ id }) => /^\d{19}$/.test(id))).toEqual([true, true, false, false])
})

test('DOC-6 counters that fall from the newest keep the order inside a second', async () => {
  const rows = ['11301', '13303', '10000035', '15301'].map((item, n) =>
    wish(String(4 - n), '2024-01-05 10:00:00', item),
  )
  const later = wish('0', '2024-01-06 10:00:00', '15302')
  const { pulls } = await read(genshin([later, ...rows.toReversed()]))
  expect(pulls.map(({ itemId }) => itemId)).toEqual(['11301', '13303', '10000035', '15301', '15302'])
  const shuffled = [2, 0, 3, 1].map((n) => rows[n] as Row)
  const mixed = await read(genshin([shuffled[0] as Row, later, ...shuffled.slice(1)]))
  expect(mixed.pulls.map(({ itemId }) => itemId)).toEqual(['11301', '13303', '10000035', '15301', '15302'])
})

test.each([
  ['words', (n: number) => `row-${n}`],
  ['milliseconds', (n: number) => String(Date.UTC(2024, 0, 5, 2, n))],
  ['milliseconds and zeros', (n: number) => `${Date.UTC(2024, 0, 5, 2, n)}000000`],
  ['seconds and a counter', (n: number) => `${Date.UTC(2024, 0, 5, 2, n) / 1000}00000000${n}`],
  ['one id for all', () => '1704420360000012345'],
  ['a distant counter', (n: number) => `900000000000000000${n}`],
  ['a counter behind the hour that falls', (n: number) => `170442036000000000${9 - n}`],
  ['numbers with a fraction', (n: number) => n + 0.5],
  ['nothing at all', () => null],
])('DOC-4 of ids that are %s every pull is kept, before and after the game’s own', async (_, idOf) => {
  const rows = [0, 1, 2, 3, 4].map((n) => wish(idOf(n), `2024-01-05 10:0${n}:00`, n === 2 ? '10000035' : '11301'))
  const own = rows.map((row, n) => ({ ...row, id: `170442036000001234${n}` }))
  const made = await read(genshin(rows))
  expect([made.pulls.length, made.problems]).toEqual([5, []])
  expect(made.findings.some((one) => /^ids_/.test(one))).toBe(true)
  for (const files of [
    [rows, own],
    [own, rows],
  ]) {
    const all = await together(...files.map((list) => genshin(list)))
    expect(all.map(({ id }) => id)).toEqual(own.map(({ id }) => id))
  }
})

test('DOC-24 counters in place of the pool: the group that the row names counts', async () => {
  const row = (n: number, group: string, name: string) => ({
    ...{ gacha_type: n, uigf_gacha_type: group, id: n, name, item_type: 'Weapon', rank_type: '3' },
    time: `2020-12-0${group === '100' ? 5 : 6} 18:52:26`,
  })
  const list = [
    row(1, '100', 'Cool Steel'),
    row(2, '100', 'Barbara'),
    row(1, '301', 'Raven Bow'),
    row(100, '301', 'Qiqi'),
  ]
  const { pulls, findings, problems } = await read({ info: { uid: '100000023', uigf_version: 'v2.2' }, list })
  expect(pulls.map(({ poolId, name }) => `${poolId} ${name}`)).toEqual([
    '100 Cool Steel',
    '100 Barbara',
    '301 Raven Bow',
    '301 Qiqi',
  ])
  expect([problems, findings]).toEqual([[], ['ids_made_up 4', 'pools_by_group 4', 'items_by_name 4 en']])
})

test('GACHA-16 a new item without a rank is kept and reported', async () => {
  const rows = ['11301', '10009999', '11301'].map((item, n) =>
    wish(`170442036000001234${n}`, `2024-01-05 10:0${n}:00`, item),
  )
  const { pulls, findings } = await read(genshin(rows))
  expect(pulls.map(({ rankType }) => rankType)).toEqual(['3', '', '3'])
  expect(findings).toEqual(['ranks_unknown 1', 'items_unknown 1'])
})

test.each([
  ['2025-02-21 上午12:05:09', '2025-02-21 00:05:09'],
  ['2025-02-21 12:15:00 PM', '2025-02-21 12:15:00'],
  ['2025-02-21 下午3:22:11', '2025-02-21 15:22:11'],
  ['2025-02-21 오후 11:59:59', '2025-02-21 23:59:59'],
  ['2025-02-21 午前0:05:09', '2025-02-21 00:05:09'],
  ['2025/2/21, 3:22:11\u202fp.m.', '2025-02-21 15:22:11'],
])('DOC-23 %s is a time of a clock of twelve hours', async (time, right) => {
  const { pulls } = await read(genshin([wish('7', time)]))
  expect(pulls.map((pull) => pull.time)).toEqual([right])
})

test.each([
  ['+09:00', '2024-07-23 11:00:00'],
  ['UTC+9', '2024-07-23 11:00:00'],
  ['+0530', '2024-07-23 07:30:00'],
  [5.5, '2024-07-23 07:30:00'],
])('DOC-3 the zone %s is read', async (timezone, time) => {
  const made = await read(genshin([wish('7', time)], { timezone }))
  expect(made.pulls.map((pull) => pull.time)).toEqual(['2024-07-23 10:00:00'])
  const own = await read(genshin([wish('1721700360000012345', time)], { timezone }))
  expect(own.pulls.map((pull) => pull.time)).toEqual(['2024-07-23 10:00:00'])
})

test('DOC-3 a zone that cannot be read is doubtful', async () => {
  const { findings } = await read(genshin([wish('7', '2024-07-23 11:00:00')], { timezone: 'at home' }))
  expect(findings).toContain('zone_unreadable 1')
})

test('DOC-28 an account without rows is not listed beside one that has some', async () => {
  const file = { info: INFO, hk4e: [{ uid: '100000024', timezone: 8, list: [] }], nap: [] }
  const both = {
    ...file,
    hk4e: [...file.hk4e, { uid: '100000021', timezone: 8, list: [wish('7', '2024-01-05 10:00:00')] }],
  }
  const reading = await readPulls(JSON.stringify(both), { uid: '' }, factsOf)
  expect(reading.ok && reading.accounts.map(({ uid }) => uid)).toEqual(['100000021'])
  expect(await readPulls(JSON.stringify(file), { uid: '' }, factsOf)).toMatchObject({ ok: false, reason: 'no_pulls' })
})

test('UIGF-3 a row that names no account is of the only one that the others name', async () => {
  const row = (uid: string, second: number) => ({
    ...{ uid, gacha_type: '301', name: 'Cool Steel', rank_type: '3', id: `170442036000001234${second}` },
    time: `2024-01-05 10:00:0${second}`,
  })
  const reading = await readPulls(
    JSON.stringify([row('', 1), row('100000021', 2), row('100000021', 3)]),
    { uid: '' },
    factsOf,
  )
  expect(reading.ok && reading.accounts.map(({ uid, pulls }) => `${uid} ${pulls.length}`)).toEqual(['100000021 3'])
})
