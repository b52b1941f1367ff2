import { expect, test } from 'vitest'
import type { FormatReader } from '../rows/draft.ts'
import { readBotStore, readFeixiaoqiu, readRawAnswer, readRawList, readSunfkny } from './raw-answers.ts'

const UID = '800000001'
const ROW = { uid: UID, gacha_type: '301', time: 't', name: 'Cool Steel', id: '7' }
const KURO = { cardPoolType: '角色精准调谐', qualityLevel: 5, name: 'Verina', time: 't' }

function read(reader: FormatReader, value: unknown) {
  const draft = reader({ kind: 'json', value })
  return (
    draft && {
      format: draft.format,
      accounts: draft.accounts.map(({ gameId, uid, section, isNewestFirst, rows }) => {
        expect(isNewestFirst).toBe(true)
        return [gameId, uid, section, ...rows.map((row) => row && `${row.poolId} ${row.name}`)]
      }),
    }
  )
}

test('DOC-1 a list of a game’s own rows is read by account, and answers in it too', () => {
  const accounts = [[null, UID, UID, '301 Cool Steel']]
  expect(read(readRawList, [ROW])).toEqual({ format: 'game log', accounts })
  expect(read(readRawList, [{ retcode: 0, data: { list: [ROW] } }])?.accounts).toEqual(accounts)
  expect(read(readRawList, [{ code: 0, data: [ROW] }])?.accounts).toEqual(accounts)
  expect(read(readRawList, [ROW, { ...ROW, uid: undefined }, 7, ROW])?.accounts).toEqual([
    [null, UID, UID, '301 Cool Steel', '301 Cool Steel', null, '301 Cool Steel'],
  ])
  expect(read(readRawList, [KURO])?.accounts).toEqual([['wuthering', '', 'list', '角色精准调谐 Verina']])
  expect(read(readRawList, [{ ...KURO, cardPoolType: undefined, pool: '1' }])?.accounts[0]?.[0]).toBe('wuthering')
})

test('DOC-1 a list is one of pulls where half of its rows are', () => {
  expect(read(readRawList, [ROW, { note: 1 }])).not.toBeNull()
  expect(read(readRawList, [ROW, { note: 1 }, { note: 2 }])).toBeNull()
  expect(read(readRawList, [{ note: 1 }])).toBeNull()
  expect(read(readRawList, [])).toBeNull()
  expect(read(readRawList, { list: [ROW] })).toBeNull()
})

test('DOC-1 an answer of a log has a code and rows', () => {
  const accounts = [[null, UID, UID, '301 Cool Steel']]
  expect(read(readRawAnswer, { retcode: 0, data: { list: [ROW] } })).toEqual({ format: 'game log', accounts })
  expect(read(readRawAnswer, { code: 0, data: [ROW] })?.accounts).toEqual(accounts)
  expect(read(readRawAnswer, { data: [ROW] })).toBeNull()
  expect(read(readRawAnswer, { code: 0, data: { rows: [ROW] } })).toBeNull()
  expect(read(readRawAnswer, [ROW])).toBeNull()
})

test('DOC-1 sunfkny’s rows are in their own pool, or else in that of their list', () => {
  const gachaLog = { 200: [{ ...ROW, gacha_type: '' }, ROW, 7], note: 7 }
  expect(read(readSunfkny, { uid: UID, gachaLog })).toEqual({
    format: 'sunfkny',
    accounts: [['genshin', UID, 'gachaLog', '200 Cool Steel', '301 Cool Steel', null]],
  })
  expect(read(readSunfkny, { uid: UID, gachaLog: [] })).toBeNull()
})

test('DOC-1 the store of a bot has rows by the name of their pool, which counts where a row has no number', () => {
  const data = { 角色祈愿: [{ ...ROW, gacha_type: '角色' }, ROW, 7], 武器祈愿: [{ ...ROW, gacha_type: '' }], note: 7 }
  expect(read(readBotStore, { uid: UID, data_time: 't', data })).toEqual({
    format: 'GenshinUID',
    accounts: [[null, UID, 'data', '角色祈愿 Cool Steel', '301 Cool Steel', null, '武器祈愿 Cool Steel']],
  })
  const kuro = (row: unknown) => read(readBotStore, { uid: '1', data_time: 't', data: { 角色精准调谐: [row] } })
  expect(kuro({ ...KURO, cardPoolType: '2' })).toEqual({
    format: 'WutheringWavesUID',
    accounts: [['wuthering', '1', 'data', '角色精准调谐 Verina']],
  })
  expect(kuro({ ...KURO, qualityLevel: undefined })?.format).toBe('WutheringWavesUID')
  expect(kuro({ ...KURO, cardPoolType: undefined })?.format).toBe('WutheringWavesUID')
  const broken = { uid: '1', data_time: 't', data: { 角色精准调谐: [7, KURO], 武器: [KURO] } }
  expect(read(readBotStore, broken)?.format).toBe('WutheringWavesUID')
})

test('DOC-1 a file without a time of its data, or without a list in them, is no store of a bot', () => {
  expect(read(readBotStore, { uid: UID, data: { a: [ROW] } })).toBeNull()
  expect(read(readBotStore, { uid: UID, data_time: 't', data: { a: 7 } })).toBeNull()
  expect(read(readBotStore, { uid: UID, data_time: 't' })).toBeNull()
  expect(read(readBotStore, { uid: UID, data_time: 't', data: { a: [] } })?.accounts).toEqual([[null, UID, 'data']])
})

const LINE = '11_1_Dan_Heng_4_1002_t_7_2001'

test('DOC-1 feixiaoqiu’s rows are cut apart, and a name may hold the mark between them', () => {
  const draft = readFeixiaoqiu({ kind: 'json', value: { record: `${LINE}#1_2_x_3_20000_t_8_1001#short_row` } })
  expect(draft).toMatchObject({
    format: 'feixiaoqiu',
    accounts: [
      {
        ...{ gameId: 'starrail', uid: '', section: 'record', isNewestFirst: true },
        rows: [
          {
            ...{ poolId: '11', itemType: 'Character', name: 'Dan_Heng', rankType: '4', itemId: '1002', time: 't' },
            ...{ id: '7', gachaId: '2001', count: '', order: '' },
          },
          { poolId: '1', itemType: 'Light Cone', name: 'x', rankType: '3', itemId: '20000', id: '8', gachaId: '1001' },
        ],
      },
    ],
  })
  expect(draft?.accounts[0]?.rows).toHaveLength(2)
  for (const record of ['no fields', 'short_row', 7, undefined]) expect(read(readFeixiaoqiu, { record })).toBeNull()
})
