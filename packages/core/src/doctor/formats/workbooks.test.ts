import { expect, test } from 'vitest'
import type { Cell } from '../document.ts'
import type { FormatReader } from '../rows/draft.ts'
import {
  readGoneTone,
  readNekoGame,
  readPoolSheets,
  readRawSheet,
  readStarwardSheet,
  readWishTally,
} from './workbooks.ts'

type Rows = readonly (readonly Cell[])[]

function read(reader: FormatReader, ...sheets: readonly (readonly [name: string, rows: Rows])[]) {
  const draft = reader({ kind: 'workbook', sheets: sheets.map(([name, rows]) => ({ name, rows })) })
  return (
    draft && {
      format: draft.format,
      accounts: draft.accounts.map(({ gameId, uid, section, isNewestFirst, findings = [], rows }) => ({
        is: [
          gameId,
          uid,
          section,
          isNewestFirst ? 'newest first' : 'oldest first',
          ...findings.map(({ code }) => code),
        ],
        rows: rows.map((row) => row && [row.poolId, row.time, row.name, row.itemType, row.rankType, row.id].join('|')),
      })),
    }
  )
}

const RAW: Rows = [
  ['uid', 'gacha_type', 'time', 'name', 'item_type', 'rank_type', 'id'],
  ['800000001', 301, 't', 'Cool Steel', 'Weapon', 3, '7'],
  ['700000001', '302', 't', 'Slingshot', 'Weapon', '3', '8'],
]
const RAW_ROWS = [['301|t|Cool Steel|Weapon|3|7'], ['302|t|Slingshot|Weapon|3|8']]

test('DOC-1 a sheet of raw data is read by account, and names the game where it can', () => {
  const accounts = (gameId: string | null, section: string) => [
    { is: [gameId, '800000001', section, 'oldest first'], rows: RAW_ROWS[0] },
    { is: [gameId, '700000001', section, 'oldest first'], rows: RAW_ROWS[1] },
  ]
  expect(read(readRawSheet, ['other', []], [' RawData', RAW])).toEqual({
    format: 'xlsx rawData',
    accounts: accounts(null, ' RawData'),
  })
  expect(read(readRawSheet, ['原始数据', RAW])).toEqual({ format: 'UIGF.W', accounts: accounts('genshin', '原始数据') })
  const uigf = [[...(RAW[0] ?? []), 'uigf_gacha_type'], ...RAW.slice(1)]
  expect(read(readRawSheet, ['rawData', uigf])?.accounts[0]?.is[0]).toBe('genshin')
  expect(read(readRawSheet, ['data', RAW])).toBeNull()
})

test('DOC-1 a sheet of Starward has its columns under any spelling, all of them', () => {
  const head = ['UID', 'Gacha Type', 'Time', 'Name', 'item_type', 'rank_type', 'Id']
  expect(read(readStarwardSheet, ['other', [['uid']]], ['list', [head, ...RAW.slice(1)]])).toEqual({
    format: 'Starward xlsx',
    accounts: [
      { is: [null, '800000001', 'list', 'oldest first'], rows: RAW_ROWS[0] },
      { is: [null, '700000001', 'list', 'oldest first'], rows: RAW_ROWS[1] },
    ],
  })
  for (const missing of ['UID', 'Gacha Type', 'Time', 'Name', 'Id']) {
    expect(read(readStarwardSheet, ['list', [head.filter((name) => name !== missing)]])).toBeNull()
  }
})

test('DOC-1 the first sheet of NekoGame holds everything, by account', () => {
  const row = (uid: string) => ['', uid, '1', 1503, 5, 'Resonator', 'Verina', 1, 't']
  const rows = [['', 'uid'], row('900000001'), row(''), row('800000001'), row('900000001')]
  expect(read(readNekoGame, ['Total Data', rows], ['1', rows])).toEqual({
    format: 'NekoGame xlsx',
    accounts: [
      {
        is: ['wuthering', '900000001', 'Total Data', 'oldest first'],
        rows: ['1|t|Verina|Resonator|5|', '1|t|Verina|Resonator|5|'],
      },
      { is: ['wuthering', '', 'Total Data', 'oldest first'], rows: ['1|t|Verina|Resonator|5|'] },
      { is: ['wuthering', '800000001', 'Total Data', 'oldest first'], rows: ['1|t|Verina|Resonator|5|'] },
    ],
  })
  const draft = readNekoGame({ kind: 'workbook', sheets: [{ name: '总数据', rows }] })
  expect(draft?.accounts[0]?.rows[0]).toMatchObject({ itemId: '1503', count: '1' })
  expect(read(readNekoGame, ['data', rows])).toBeNull()
})

test('DOC-1 WishTally gives the rank by what was pasted, and three stars where it says nothing', () => {
  const row = (a: string, b: string, name: string, time = '2026-01-10 13:11:31') => [a, b, '', 'Weapon', time, name]
  const rows = [
    ['pasted'],
    row('x (5-Star)', '', 'Amos Bow'),
    row('', 'y (4-Star)', 'Rust'),
    row('', '', 'The Bell (4-Star)'),
    row('', '', 'Cool Steel'),
    row('', '', ''),
    row('', '', 'Slingshot', 'no time'),
  ]
  expect(
    read(
      readWishTally,
      ['Weapon Event Wish History', rows],
      ['Notes', rows],
      ["beginners' wish history", rows.slice(0, 2)],
    ),
  ).toEqual({
    format: 'WishTally',
    accounts: [
      {
        is: ['genshin', '', 'Wish History', 'oldest first', 'second_banner_merged'],
        rows: [
          '302|2026-01-10 13:11:31|Amos Bow|Weapon|5|',
          '302|2026-01-10 13:11:31|Rust|Weapon|4|',
          '302|2026-01-10 13:11:31|The Bell|Weapon|4|',
          '302|2026-01-10 13:11:31|Cool Steel|Weapon|3|',
          '302|no time|Slingshot|Weapon|3|',
          '100|2026-01-10 13:11:31|Amos Bow|Weapon|5|',
        ],
      },
    ],
  })
  const pools = {
    'Character Event Wish History': '301',
    'Permanent Wish History': '200',
    'Standard Wish History': '200',
    'Novice Wish History': '100',
    'Beginners Wish History': '100',
    'Chronicled Wish History': '500',
  }
  for (const [name, pool] of Object.entries(pools)) {
    expect(read(readWishTally, [name, rows])?.accounts[0]?.rows[0]?.split('|')[0]).toBe(pool)
  }
  expect(read(readWishTally, ['Notes', rows])).toBeNull()
})

const HEAD = ['时间', '名称', '类别', '星级', '总次数', '保底内']
const POOL_ROW = ['2026-01-10 13:11:31', '冷刃', '武器', 3, 1, 1]

test('DOC-1 sheets by pool are known by a first row with a date and a name', () => {
  const text = '2026-01-10 13:11:31|冷刃|武器|3|'
  expect(read(readPoolSheets, ['常驻祈愿', [HEAD, POOL_ROW, ['', '']]], ['notes', [['a']]])).toEqual({
    format: 'genshin-wish-export xlsx',
    accounts: [{ is: [null, '', 'xlsx', 'oldest first'], rows: [`常驻祈愿|${text}`] }],
  })
  const format = (name: string, head: readonly string[]) => read(readPoolSheets, [name, [head, POOL_ROW]])?.format
  expect(format('All', HEAD)).toBe('xlsx')
  expect(format('All', [...HEAD, '备注'])).toBe('genshin-wish-export xlsx')
  expect(read(readPoolSheets, ['All', [HEAD, POOL_ROW]], ['More', [HEAD, POOL_ROW]])?.format).toBe(
    'genshin-wish-export xlsx',
  )
  expect(read(readPoolSheets, ['常驻祈愿', [HEAD]])?.accounts[0]?.rows).toEqual([])
  for (const rows of [
    [HEAD.slice(0, 5)],
    [HEAD.slice(0, 3), POOL_ROW],
    [POOL_ROW, POOL_ROW],
    [HEAD, ['x', 'y']],
    [HEAD, ['2026-01-10', '']],
    [],
  ]) {
    expect(read(readPoolSheets, ['常驻祈愿', rows])).toBeNull()
  }
})

test('DOC-1 the seventh column of a pool’s sheet is an id, or shows the second banner', () => {
  const rows = (...last: readonly Cell[]) => [[...HEAD, '备注'], ...last.map((cell) => [...POOL_ROW, cell])]
  const readingOf = (...last: readonly Cell[]) => {
    const draft = read(readPoolSheets, ['角色活动祈愿', rows(...last)])
    const [account] = draft?.accounts ?? []
    return [
      draft?.format,
      ...(account?.is.slice(4) ?? []),
      ...(account?.rows.map((row) => row?.replace(/\|.*\|/, ' ')) ?? []),
    ]
  }
  expect(readingOf('', '祈愿2')).toEqual(['genshin-wish-export xlsx', '角色活动祈愿 ', '400 '])
  expect(readingOf('1768021200000279852')).toEqual([
    'feixiaoqiu xlsx',
    'second_banner_merged',
    '角色活动祈愿 1768021200000279852',
  ])
  expect(readingOf('1.76802E+18', '祈愿2')).toEqual(['feixiaoqiu xlsx', '角色活动祈愿 1.76802E+18', '400 '])
  expect(readingOf('17680212000002')).toEqual(['genshin-wish-export xlsx', '400 '])
})

test('DOC-1 a sheet of GoneTone’s analyzer has a number first and a date in its fifth column', () => {
  const head = ['#', 'name', 'type', 'rank', 'time', 'draws']
  const row = [1, 'Cool Steel', 'Weapon', 3, '2026/1/10 13:11:31', 1]
  expect(read(readGoneTone, ['301', [head, row, [2, 'x']]], ['notes', [head, ['a']]])).toEqual({
    format: 'GoneTone xlsx',
    accounts: [
      {
        is: ['genshin', '', 'xlsx', 'newest first'],
        rows: ['301|2026/1/10 13:11:31|Cool Steel|Weapon|3|', '301||x|||'],
      },
    ],
  })
  for (const rows of [
    [head.slice(0, 4), row],
    [head, ['a', ...row.slice(1)]],
    [head, [1, 'x', 'y', 3, 'some day']],
    [head],
    [],
  ]) {
    expect(read(readGoneTone, ['301', rows])).toBeNull()
  }
})
