import { expect, test } from 'vitest'
import { sampleFactsOf } from '../../gacha/sample-facts.test-data.ts'
import type { Cell, FileDocument } from '../document.ts'
import { readPullDocument } from '../read-document.ts'

const UID = '800000001'
const WISH = { uid: UID, id: '1768021200000279850', gacha_type: '301', time: '2026-01-10 13:11:31', name: 'Cool Steel' }
const WISHES = [{ ...WISH, item_id: '11301', rank_type: '3' }]
const BEYOND = Array.from({ length: 25 }, (_, n) => ({
  ...{ uid: UID, id: `17761620000000088${n + 10}`, region: 'os_asia', schedule_id: '37', item_type: '' },
  ...{ item_id: '270900', item_name: 'Outfit', rank_type: '2', is_up: '0', time: '2026-04-14 18:59:20' },
  op_gacha_type: '1000',
}))

type Row = Readonly<Record<string, Cell>>

const json = (value: unknown): FileDocument => ({ kind: 'json', value })
const tables = (all: Readonly<Record<string, readonly Row[]>>): FileDocument => ({
  kind: 'database',
  tables: Object.entries(all).map(([name, rows]) => ({ name, rows })),
})
const book = (all: Readonly<Record<string, readonly Row[]>>): FileDocument => ({
  kind: 'workbook',
  sheets: Object.entries(all).map(([name, rows]) => ({
    name,
    rows: [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))],
  })),
})

function read(document: FileDocument) {
  const reading = readPullDocument(document, { uid: UID }, sampleFactsOf)
  return reading.ok && [reading.accounts.map(({ pulls }) => pulls.length), reading.problems]
}

const unread = (section: string, rows: number) => ({ section, row: null, rows, fault: 'section_unsupported' })

test.each<[string, FileDocument]>([
  ['UIGF 4.2', json({ info: {}, hk4e: [{ uid: UID, list: WISHES }], hk4e_ugc: [{ uid: UID, list: BEYOND }] })],
  ['a list of rows of both', json([...WISHES, ...BEYOND])],
  [
    'HoYo.Gacha’s database',
    tables({
      HG_GACHA_RECORDS: [
        ...WISHES.map((row) => ({ ...row, business: 0 })),
        ...BEYOND.map(({ op_gacha_type, ...row }) => ({ ...row, business: 3, gacha_type: op_gacha_type })),
      ],
    }),
  ],
  ['Starward’s database', tables({ GenshinGachaItem: WISHES, GenshinBeyondGachaItem: BEYOND })],
  ['any other database', tables({ pulls: WISHES, more: BEYOND })],
])('POOL-8 pulls of Miliastra Wonderland in %s are those of pools of their own', (_format, document) => {
  const reading = readPullDocument(document, { uid: UID }, sampleFactsOf)
  if (!reading.ok) throw new Error(reading.reason)
  const [account] = reading.accounts
  expect(account?.pulls.filter(({ poolId }) => poolId === '301')).toHaveLength(1)
  expect(account?.pulls.filter(({ poolId }) => poolId === '1000').map(({ id }) => id)).toEqual(
    BEYOND.map(({ id }) => id),
  )
  expect(account?.pulls.at(-1)).toMatchObject({ gachaId: '37', itemId: '270900', name: 'Outfit', rankType: '2' })
  expect([reading.problems, reading.questions, account?.parts.flat().map(({ poolId }) => poolId)]).toEqual([
    [],
    [],
    ['301', '301'],
  ])
})

test('POOL-8 a file may hold nothing else', () => {
  for (const document of [json(BEYOND), tables({ GenshinGachaItem: [], GenshinBeyondGachaItem: BEYOND })]) {
    expect(read(document)).toEqual([[25], []])
  }
})

const OTHER = { ...WISH, time: '2025-02-01 10:00:00', gacha_type: '11', rank_type: '4' }

test.each<[string, FileDocument]>([
  ['a section of a game', json({ info: {}, hk4e: [{ uid: UID, list: WISHES }], other: [{ uid: UID, list: [OTHER] }] })],
  ['a list beside the others', json({ uid: UID, gachaLog: { 301: WISHES }, other: [OTHER] })],
  ['a table', tables({ GenshinGachaItem: WISHES, other: [OTHER] })],
  [
    'a game in a table',
    tables({
      HG_GACHA_RECORDS: [
        { ...WISHES[0], business: 0 },
        { ...OTHER, business: 9 },
      ],
    }),
  ],
  ['the sheet of another log', book({ 'Gacha Log': WISHES, other: BEYOND.slice(0, 1) })],
  ['a sheet', book({ 原始数据: WISHES, other: [OTHER] })],
])('DOC-32 %s that is not read is named with its rows', (what, document) => {
  expect(read(document)).toEqual([[1], [unread(what === 'a game in a table' ? 'business 9' : 'other', 1)]])
})

test('DOC-32 a sheet that repeats what is read is not named', () => {
  expect(read(book({ 原始数据: WISHES, 角色活动祈愿: [{ time: WISH.time, name: WISH.name }] }))).toEqual([[1], []])
})
