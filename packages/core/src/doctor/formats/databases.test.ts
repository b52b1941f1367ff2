import { expect, test } from 'vitest'
import type { SheetTable } from '../document.ts'
import type { FormatReader } from '../rows/draft.ts'
import { readHoyoGachaDb, readHutaoDb, readOtherDb, readStarwardDb } from './databases.ts'

const ROW = { uid: '800000001', id: '7', gacha_type: '301', time: 't', name: 'Cool Steel', item_id: '11301' }

function read(reader: FormatReader, tables: Readonly<Record<string, SheetTable['rows']>>) {
  const draft = reader({ kind: 'database', tables: Object.entries(tables).map(([name, rows]) => ({ name, rows })) })
  return (
    draft && [
      draft.format,
      ...draft.accounts.map(({ gameId, uid, rows }) => [rows[0]?.unreadAs ?? gameId, uid, rows.length]),
    ]
  )
}

test('DOC-1 (DOC-32) one table of HoYo.Gacha has all games by their name, and others in it are named', () => {
  const rows = [
    { ...ROW, business: 'GenshinImpact' },
    { ...ROW, business: 0 },
    { ...ROW, business: '1', uid: '600000001' },
    { ...ROW, business: '1', uid: '700000001' },
    { ...ROW, business: 2 },
    { ...ROW, business: 3 },
  ]
  expect(read(readHoyoGachaDb, { hg_gacha_records: rows })).toEqual([
    'HoYo.Gacha',
    ['business GenshinImpact', '800000001', 1],
    ['genshin', '800000001', 1],
    ['starrail', '600000001', 1],
    ['starrail', '700000001', 1],
    ['zenless', '800000001', 1],
    ['genshin', '800000001', 1],
  ])
})

test('DOC-1 a database with a table of each game is of its tool, though tables are empty', () => {
  expect(read(readHoyoGachaDb, { starrail_gacha_records: [ROW], zzz_gacha_records: [ROW], other: [ROW] })).toEqual([
    'HoYo.Gacha',
    ['starrail', '800000001', 1],
    ['zenless', '800000001', 1],
  ])
  expect(read(readHoyoGachaDb, { genshin_gacha_records: [] })).toEqual(['HoYo.Gacha'])
  const starward = {
    GenshinGachaItem: [ROW],
    StarRailGachaItem: [ROW],
    ZZZGachaItem: [ROW, ROW],
    GenshinBeyondGachaItem: [ROW],
  }
  expect(read(readStarwardDb, starward)).toEqual([
    'Starward',
    ['genshin', '800000001', 1],
    ['genshin', '800000001', 1],
    ['starrail', '800000001', 1],
    ['zenless', '800000001', 2],
  ])
  expect(read(readStarwardDb, { genshin_gacha_records: [ROW] })).toBeNull()
  expect(read(readHoyoGachaDb, { GenshinGachaItem: [ROW] })).toBeNull()
  expect(readStarwardDb({ kind: 'json', value: {} })).toBeNull()
})

test('DOC-1 rows of Snap Hutao belong to archives; those of none have no account', () => {
  const tables = {
    gacha_archives: [
      { InnerId: 'a', Uid: '800000001' },
      { InnerId: 'b', Uid: 700000001 },
    ],
    gacha_items: [
      { ...ROW, ArchiveId: 'b', uid: '', GachaId: 'x' },
      { ...ROW, ArchiveId: 'a' },
      { ...ROW, ArchiveId: 'c' },
    ],
  }
  expect(read(readHutaoDb, tables)).toEqual([
    'Snap Hutao',
    ['genshin', '700000001', 1],
    ['genshin', '800000001', 1],
    ['genshin', '', 1],
  ])
  expect(read(readHutaoDb, { gacha_items: tables.gacha_items })).toBeNull()
  expect(read(readHutaoDb, { gacha_archives: tables.gacha_archives })).toBeNull()
  const [account] =
    readHutaoDb({ kind: 'database', tables: Object.entries(tables).map(([name, rows]) => ({ name, rows })) })
      ?.accounts ?? []
  expect(account).toMatchObject({ section: '700000001', rows: [{ gachaId: '', name: 'Cool Steel' }] })
})

test('DOC-1 (DOC-32) any other database is read by all tables that have pulls', () => {
  expect(read(readOtherDb, { settings: [{ key: 'a' }], pulls: [ROW], more: [ROW, ROW] })).toEqual([
    'pulls, more',
    [null, '800000001', 3],
  ])
  const { uid: _, ...nameless } = ROW
  expect(read(readOtherDb, { pulls: [nameless], more: [nameless] })).toEqual([
    'pulls, more',
    [null, '', 1],
    [null, '', 1],
  ])
  const kuro = { playerId: '900000001', id: 3, cardPoolType: '1', time: 't', name: 'Verina' }
  expect(read(readOtherDb, { gacha_logs: [kuro] })).toEqual(['NekoGame', ['wuthering', '900000001', 1]])
  const idOf = (name: string) =>
    readOtherDb({ kind: 'database', tables: [{ name, rows: [kuro] }] })?.accounts[0]?.rows[0]?.id
  expect([idOf('gacha_logs'), idOf('logs')]).toEqual(['', '3'])
  expect(read(readOtherDb, { empty: [] })).toBeNull()
  expect(readOtherDb({ kind: 'json', value: [ROW] })).toBeNull()
})
