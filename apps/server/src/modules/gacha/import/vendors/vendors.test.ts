import { expect, test } from 'vitest'
import { readPageRows } from '../page-pulls.ts'
import { readHoyoversePage } from './hoyoverse.ts'
import { readKuroPool } from './kuro.ts'
import type { PageReading } from './page-reading.ts'

function rowsOf(reading: PageReading) {
  if (!reading.ok) throw new RangeError(reading.fault)
  return reading.rows
}

const pagePulls = (...page: Parameters<typeof readPageRows>) => readPageRows(...page)?.rows ?? null

const pageOf = (rows: readonly object[]) =>
  JSON.stringify({ retcode: 0, message: 'OK', data: { page: '1', size: '20', total: '0', list: rows, region: 'x' } })

test('IMPORT-6 genshin: a page without ids of items, in Chinese, is of known items in English', () => {
  const row = {
    uid: '100000001',
    gacha_type: '301',
    item_id: '',
    count: '1',
    time: '2026-03-07 21:44:25',
    lang: 'zh-cn',
  }
  const reading = readHoyoversePage(
    pageOf([
      { ...row, name: '刻晴', item_type: '角色', rank_type: '5', id: '1772888400000681426' },
      {
        ...row,
        name: '冷刃',
        item_type: '武器',
        rank_type: '3',
        id: '1772888400000681425',
        gacha_type: undefined,
        op_gacha_type: '400',
      },
    ]),
  )
  expect(reading).toMatchObject({ uids: ['100000001', '100000001'] })
  expect(pagePulls('genshin', rowsOf(reading), '0')).toMatchObject([
    { id: '1772888400000681426', poolId: '301', itemId: '10000042', name: 'Keqing', itemType: 'Character' },
    { id: '1772888400000681425', poolId: '400', itemId: '11301', name: 'Cool Steel', itemType: 'Weapon' },
  ])
})

test('IMPORT-6 zenless keeps its own ranks; an unknown item stays as the log gives it', () => {
  const row = { uid: '1300000001', gacha_id: '0', gacha_type: '2', count: '1', time: '2026-05-01 10:00:00' }
  const text = pageOf([
    { ...row, item_id: '9999', name: 'Nobody', item_type: 'Agents', rank_type: '4', id: '1777600800000000002' },
  ])
  expect(pagePulls('zenless', rowsOf(readHoyoversePage(text)), '0')).toMatchObject([
    { itemId: '9999', name: 'Nobody', rankType: '4', gachaId: '0' },
  ])
})

test('IMPORT-6 a page has to lie behind the one before, and each id counts once', () => {
  const row = { uid: '1', gacha_type: '1', item_id: '9', name: 'x', rank_type: '3', time: '2026-05-01 10:00:00' }
  const rows = rowsOf(
    readHoyoversePage(
      pageOf([
        { ...row, id: '20' },
        { ...row, id: '10' },
      ]),
    ),
  )
  expect(pagePulls('starrail', rows, '21')).toHaveLength(2)
  expect(pagePulls('starrail', rows, '20')).toMatchObject([{ fault: 'id_invalid' }, { id: '10' }])
  expect(pagePulls('starrail', rows, '10')).toBeNull()
  const twice = [...rows, ...rows.map((one) => one && { ...one })]
  expect(pagePulls('starrail', twice, '0')?.map((one) => ('id' in one ? one.id : one.fault))).toEqual([
    'id_invalid',
    'id_invalid',
    '20',
    '10',
  ])
})

test('IMPORT-6 wuthering: pools go by what was asked, kinds by the item, and equal rows of a second are distinguished', () => {
  const row = {
    cardPoolType: 'Some other pool',
    qualityLevel: 3,
    resourceType: 'Weapons',
    count: 1,
    time: '2026-05-01 10:00:00',
  }
  const sword = { ...row, resourceId: 21_020_013, name: 'Sword of Night' }
  const jianxin = { ...row, resourceId: 1405, name: '鉴心', qualityLevel: 5, resourceType: '角色', cardPoolType: '6' }
  const text = JSON.stringify({ code: 0, message: 'success', data: [sword, jianxin, sword] })
  expect(pagePulls('wuthering', rowsOf(readKuroPool(text, '6')), '0')).toMatchObject([
    { id: '6-20260501100000-21020013-1', poolId: '6', itemType: 'Weapon', order: 3 },
    { id: '6-20260501100000-1405-1', poolId: '6', name: 'Jianxin', itemType: 'Resonator', rankType: '5', order: 2 },
    { id: '6-20260501100000-21020013-2', poolId: '6', itemType: 'Weapon', order: 1 },
  ])
})

test.each([
  ['{"code":-1,"message":"请求游戏获取日志异常!"}', 'link_expired'],
  ['{"code":500,"message":"busy"}', 'upstream_unavailable'],
  ['{"code":0,"message":"success"}', 'upstream_garbled'],
  ['', 'upstream_garbled'],
])('IMPORT-6 wuthering: %s is %s', (text, fault) => {
  expect(readKuroPool(text, '1')).toEqual({ ok: false, fault })
})

const GOOD = { uid: '100000001', gacha_type: '301', name: 'Cool Steel', rank_type: '3', time: '2026-05-01 10:00:00' }
const goodRow = (place: number, change: object = {}) => ({ ...GOOD, id: `177760080000000000${place}`, ...change })

test.each<[string, unknown, string]>([
  ['no time', goodRow(5, { time: '' }), 'time_invalid'],
  ['no item', goodRow(5, { name: '' }), 'item_missing'],
  ['nothing instead of a row', null, 'not_a_record'],
  ['no id', goodRow(5, { id: '' }), 'id_invalid'],
  ['a pool that is none', goodRow(5, { gacha_type: 'x' }), 'pool_invalid'],
  ['a name that cannot be stored', goodRow(5, { name: 'a\u0000b' }), 'text_invalid'],
])('IMPORT-6 a row with %s stands in its place as unread, and costs no other', (_, bad, fault) => {
  const reading = readHoyoversePage(pageOf([goodRow(6), bad as object, goodRow(4)]))
  expect(readPageRows('genshin', rowsOf(reading), '0')).toMatchObject({
    rows: [{ itemId: '11301' }, { fault }, { itemId: '11301' }],
    endId: '1777600800000000004',
    isLast: false,
  })
})

test('IMPORT-6 ids written as numbers keep their digits, and a new item without a rank is kept', () => {
  const text = pageOf([goodRow(6, { name: 'Nobody', rank_type: '' })]).replace(/"(\d{19})"/, '$1')
  expect(pagePulls('genshin', rowsOf(readHoyoversePage(text)), '0')).toMatchObject([
    { id: '1777600800000000006', name: 'Nobody', rankType: '' },
  ])
})

test('IMPORT-6 rows without an id at the end of a page come again with the next one, and behind the last id nothing comes', () => {
  const bad = goodRow(5, { id: '' })
  const first = readPageRows('genshin', rowsOf(readHoyoversePage(pageOf([goodRow(6), bad]))), '0')
  expect(first).toMatchObject({ rows: [{ itemId: '11301' }], endId: '1777600800000000006', isLast: false })
  const rest = readPageRows('genshin', rowsOf(readHoyoversePage(pageOf([bad]))), first?.endId ?? '')
  expect(rest).toMatchObject({ rows: [{ fault: 'id_invalid' }], isLast: true })
})

test('IMPORT-6 a page of which most of three rows and more cannot be read is none', () => {
  const bad = (place: number) => goodRow(place, { time: '' })
  const rows = (...list: readonly object[]) => rowsOf(readHoyoversePage(pageOf(list)))
  expect(readPageRows('genshin', rows(bad(9), bad(8), bad(7), goodRow(6)), '0')).toBeNull()
  expect(readPageRows('genshin', rows(bad(9), bad(8), bad(7)), '0')).toBeNull()
  expect(readPageRows('genshin', rows(bad(9)), '0')).toMatchObject({ rows: [{ fault: 'time_invalid' }] })
  expect(readPageRows('genshin', rows(bad(9)), '1777600800000000010')).toMatchObject({
    rows: [{ fault: 'time_invalid' }],
  })
  expect(readPageRows('genshin', rows(bad(9), bad(8), goodRow(7)), '0')?.rows).toHaveLength(3)
})
