import { keptIndices } from '@ephemeris/core/gacha/facts'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { expect, test } from 'vitest'
import { workbookOf } from './containers/workbook.test-data.ts'
import { readPulls } from './read-pulls.ts'

const factsOf = keptIndices(GACHA_FACTS)
const ROWS = [
  ['2024-01-05 10:00:00', 'Cool Steel', 'Weapon', 3],
  ['2024-01-05 10:00:00', 'Cool Steel', 'Weapon', 3],
  ['2024-01-05 10:05:00', 'Qiqi', 'Character', 5],
] as const

const HEADS = [
  ['UID', 'Time', 'Banner', 'Item name', 'Item type', 'Rarity'],
  ['UID', '时间', '卡池名称', '物品名称', '物品类型', '星级'],
  ['UID', '日時', 'ガチャ', 'アイテム名', 'タイプ', 'レアリティ'],
  ['UID', '시간', '배너', '아이템', '종류', '희귀도'],
  ['UID', 'Heure', 'Bannière', 'Objet', 'Type', 'Rareté'],
]

test.each(HEADS)('DOC-26 a workbook of no known tool is read by the words of its head: %s, %s, %s', async (...head) => {
  const body = ROWS.map(([time, name, type, rank]) => ['100000021', time, 'Character Event Wish', name, type, rank])
  const bytes = workbookOf([{ name: 'Sheet1', rows: [['Your data'], head, ...body.toReversed()] }])
  const reading = await readPulls(Uint8Array.from(bytes), { uid: '' }, factsOf)
  if (!reading.ok) throw new RangeError(reading.reason)
  const [account] = reading.accounts
  expect([account?.gameId, account?.uid, reading.problems]).toEqual(['genshin', '100000021', []])
  expect(account?.pulls.map(({ time, name, poolId }) => `${time} ${name} ${poolId}`)).toEqual(
    ROWS.map(([time, name]) => `${time} ${name} 301`),
  )
})

test('DOC-26 sheets with the same pulls count once, a sheet can name its pool, and a bad row affects no other', async () => {
  const head = ['Time', 'Item', 'Rarity']
  const rows = ROWS.map(([time, name, , rank]) => [time, name, rank])
  const bytes = workbookOf([
    { name: 'Character Event Wish', rows: [head, ['', 'Cool Steel', 3], ...rows] },
    { name: 'All', rows: [['Banner', ...head], ...rows.map((row) => ['Character Event Wish', ...row])] },
  ])
  const reading = await readPulls(Uint8Array.from(bytes), { uid: '100000021' }, factsOf)
  if (!reading.ok) throw new RangeError(reading.reason)
  expect(reading.accounts[0]?.pulls).toHaveLength(3)
  expect(reading.problems).toMatchObject([{ fault: 'time_invalid', rows: 1 }])
})

test('DOC-26 a table without an item is none of pulls', async () => {
  const bytes = workbookOf([
    {
      name: 'Sheet1',
      rows: [
        ['Time', 'Amount'],
        ['2024-01-05 10:00:00', 5],
      ],
    },
  ])
  expect(await readPulls(Uint8Array.from(bytes), { uid: '' }, factsOf)).toMatchObject({
    ok: false,
    reason: 'unknown_format',
  })
})
