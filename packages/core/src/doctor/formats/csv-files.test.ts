import { expect, test } from 'vitest'
import type { FormatReader } from '../rows/draft.ts'
import { readGenshinWishes, readHoyoGachaCsv, readStarRailStationCsv, readWutheringWavesApp } from './csv-files.ts'

function read(reader: FormatReader, ...lines: readonly string[]) {
  return reader({ kind: 'csv', rows: lines.map((line) => line.split(',')) })?.accounts ?? null
}

const STATION = 'uid,id,rarity,time,banner,type,manual'
const station = (rest: string) => `1768021200000279850,20000,3,2026-01-10 05:11:31,2001,${rest}`

test('DOC-1 a table of StarRailStation has the ids of pulls, and no account', () => {
  expect(read(readStarRailStationCsv, ' UID ,Id,rarity,time,banner,type,manual', '', station('11,'))).toMatchObject([
    {
      ...{ gameId: 'starrail', uid: '', section: 'csv', isNewestFirst: false },
      rows: [{ id: '', itemId: '', time: '2026-01-10 05:11:31', gachaId: '2001', poolId: '11', rankType: '3' }],
    },
  ])
  expect(read(readStarRailStationCsv, STATION, station('11,'))).toMatchObject([
    { rows: [{ id: '1768021200000279850', itemId: '20000' }] },
  ])
  expect(read(readStarRailStationCsv, STATION.replace(',manual', ''), station('11'))).toBeNull()
})

test('DOC-2 a typed pull of StarRailStation is none, in any word for it, and so is an item 0', () => {
  const [account] =
    read(
      readStarRailStationCsv,
      STATION,
      ...['true', '1', 'YES', '', 'false', '10'].map((word) => station(`11,${word}`)),
    ) ?? []
  expect(account?.rows.map((row) => row?.noPull ?? 'pull')).toEqual([
    'manual',
    'manual',
    'manual',
    'pull',
    'pull',
    'pull',
  ])
  expect(read(readStarRailStationCsv, STATION, '7,0,3,x,y,11,')?.[0]?.rows[0]?.noPull).toBe('manual')
})

const WISHES = 'Banner,Index,Item,Item Type,Item Rarity,Date'

test('DOC-6 the rows of genshin-wishes.com are in the order of their numbers, one banner after the other', () => {
  const [account] =
    read(
      readGenshinWishes,
      WISHES,
      'B,2,second,Weapon,3,t2',
      'A,10,tenth,Weapon,4,t10',
      'B,1,first,Weapon,5,t1',
      'A,9,ninth,Weapon,3,t9',
    ) ?? []
  expect(account).toMatchObject({
    gameId: 'genshin',
    isNewestFirst: false,
    section: 'csv',
    findings: [{ code: 'second_banner_merged', rows: 0 }],
  })
  expect(account?.rows.map((row) => [row?.poolId, row?.name, row?.itemType, row?.rankType, row?.time])).toEqual([
    ['B', 'first', 'Weapon', '5', 't1'],
    ['B', 'second', 'Weapon', '3', 't2'],
    ['A', 'ninth', 'Weapon', '3', 't9'],
    ['A', 'tenth', 'Weapon', '4', 't10'],
  ])
  expect(read(readGenshinWishes, WISHES.replace('Index,', ''), 'A,x,Weapon,3,t')).toBeNull()
})

test('DOC-1 a table of wutheringwaves.app has its newest row first', () => {
  const head = 'time,name,qualityLevel,cardPoolType'
  expect(read(readWutheringWavesApp, head, 't,Verina,5,1')).toMatchObject([
    {
      ...{ gameId: 'wuthering', isNewestFirst: true, section: 'csv' },
      rows: [{ poolId: '1', name: 'Verina', rankType: '5', time: 't' }],
    },
  ])
  expect(read(readWutheringWavesApp, 'time,name,qualityLevel', 't,Verina,5')).toBeNull()
  expect(readWutheringWavesApp({ kind: 'json', value: [] })).toBeNull()
})

const HOYO = '800000001,0,301,11301,1,2026-01-10 13:11:31,Cool Steel,en-us,Weapon,3,1768021200000279850'

test('DOC-1 a table of HoYo.Gacha is known without a head, by an account and an id, and a name may hold commas', () => {
  const row = { gachaId: '0', poolId: '301', itemId: '11301', count: '1', time: '2026-01-10 13:11:31' }
  const rest = { itemType: 'Weapon', rankType: '3', id: '1768021200000279850' }
  const expected = [{ uid: '800000001', section: '800000001', rows: [{ ...row, ...rest, name: 'Cool Steel' }] }]
  expect(read(readHoyoGachaCsv, HOYO)).toMatchObject(expected)
  expect(read(readHoyoGachaCsv, 'UID,b,c,d,e,f,g,h,i,j,k', HOYO)).toMatchObject(expected)
  expect(read(readHoyoGachaCsv, ' uid ,b,c,d,e,f,g,h,i,j,k', HOYO)).toMatchObject(expected)
  expect(read(readHoyoGachaCsv, HOYO.replace('Cool', 'Cool,'))?.[0]?.rows[0]?.name).toBe('Cool, Steel')
})

test('DOC-1 a table is not of HoYo.Gacha without eleven cells, an account and an id', () => {
  expect(read(readHoyoGachaCsv, HOYO.replace('en-us,', ''))).toBeNull()
  expect(read(readHoyoGachaCsv, HOYO.replace('800000001', '8000001'))).toBeNull()
  expect(read(readHoyoGachaCsv, HOYO.replace('800000001', '80000000123'))).toBeNull()
  expect(read(readHoyoGachaCsv, HOYO.replace('1768021200000279850', '17680212000002'))).toBeNull()
  expect(read(readHoyoGachaCsv)).toBeNull()
})

test('DOC-1 accounts of HoYo.Gacha stand apart, and a row that is too short is no record', () => {
  const other = HOYO.replace('800000001', '700000001')
  const accounts = read(readHoyoGachaCsv, HOYO, other, '800000001,short', HOYO)
  expect(accounts?.map(({ uid, rows }) => [uid, rows.map((row) => row !== null)])).toEqual([
    ['800000001', [true, false, true]],
    ['700000001', [true]],
  ])
})
