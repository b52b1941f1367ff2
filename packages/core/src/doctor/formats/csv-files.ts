import { groupBy } from '../../gacha/group-by.ts'
import { FileRecord } from '../../json/file-record.ts'
import type { FileDocument } from '../document.ts'
import { finding } from '../finding.ts'
import { groupByUid, NEWEST_FIRST, PLAIN } from '../rows/accounts.ts'
import { type DraftRow, draftRow, type FormatReader } from '../rows/draft.ts'
import { tableRows } from '../rows/lenient-row.ts'

function csvOf(document: FileDocument): readonly (readonly string[])[] {
  return document.kind === 'csv' ? document.rows.filter((row) => row.some((cell) => cell.trim() !== '')) : []
}

function headIs(rows: readonly (readonly string[])[], names: readonly string[]): boolean {
  const head = (rows[0] ?? []).map((name) => name.trim().toLowerCase())
  return names.every((name) => head.includes(name))
}

function recordsOf(rows: readonly (readonly string[])[]): readonly FileRecord[] {
  return tableRows(rows).flatMap((row) => FileRecord.of(row) ?? [])
}

/** StarRailStation: the column `uid` is the pull's id, and nothing names the player. */
export const readStarRailStationCsv: FormatReader = (document) => {
  const rows = csvOf(document)
  if (!headIs(rows, ['uid', 'id', 'rarity', 'time', 'banner', 'type', 'manual'])) return null
  return {
    format: 'StarRailStation CSV',
    accounts: [
      {
        ...{ ...PLAIN, gameId: 'starrail', section: 'csv' },
        rows: recordsOf(rows).map((row) => {
          const isManual = /^(?:true|1|yes)$/i.test(row.text('manual')) || row.text('id') === '0'
          return draftRow({
            id: row.text('uid'),
            itemId: row.text('id'),
            rankType: row.text('rarity'),
            time: row.text('time'),
            gachaId: row.text('banner'),
            poolId: row.text('type'),
            ...(isManual && { noPull: 'manual' }),
          })
        }),
      },
    ],
  }
}

/** genshin-wishes.com: pools by name, rows ordered by a running number. */
export const readGenshinWishes: FormatReader = (document) => {
  const rows = csvOf(document)
  if (!headIs(rows, ['banner', 'index', 'item', 'item type', 'item rarity', 'date'])) return null
  const records = recordsOf(rows).map((row) => ({ row, place: Number(row.text('Index')) || 0 }))
  const sorted = [...groupBy(records, ({ row }) => row.text('Banner')).values()].flatMap((pool) =>
    pool.toSorted((a, b) => a.place - b.place),
  )
  return {
    format: 'genshin-wishes.com',
    accounts: [
      {
        ...{ ...PLAIN, gameId: 'genshin', section: 'csv', findings: [finding('second_banner_merged', 0)] },
        rows: sorted.map(({ row }) =>
          draftRow({
            poolId: row.text('Banner'),
            name: row.text('Item'),
            itemType: row.text('Item Type'),
            rankType: row.text('Item Rarity'),
            time: row.text('Date'),
          }),
        ),
      },
    ],
  }
}

/** wutheringwaves.app */
export const readWutheringWavesApp: FormatReader = (document) => {
  const rows = csvOf(document)
  if (!headIs(rows, ['time', 'name', 'qualitylevel', 'cardpooltype'])) return null
  return {
    format: 'wutheringwaves.app',
    accounts: [
      {
        ...{ ...NEWEST_FIRST, gameId: 'wuthering', section: 'csv' },
        rows: recordsOf(rows).map((row) =>
          draftRow({
            poolId: row.text('cardPoolType'),
            name: row.text('name'),
            rankType: row.text('qualityLevel'),
            time: row.text('time'),
          }),
        ),
      },
    ],
  }
}

const ID = /^\d{15,25}$/

/** HoYo.Gacha: eleven fields without quotes and perhaps without a head; a name may hold commas. */
export const readHoyoGachaCsv: FormatReader = (document) => {
  const rows = csvOf(document)
  const body = rows.filter((row) => row[0]?.trim().toLowerCase() !== 'uid')
  if (!body.slice(0, 5).some(isHoyoGachaRow)) return null
  return {
    format: 'HoYo.Gacha CSV',
    accounts: [...groupByUid(body, (row) => row[0]?.trim() ?? '')].map(([uid, found]) => ({
      ...{ ...PLAIN, uid, section: uid, isByRow: true },
      rows: found.map(hoyoGachaRow),
    })),
  }
}

function isHoyoGachaRow(row: readonly string[]): boolean {
  return row.length >= 11 && ID.test(row.at(-1)?.trim() ?? '') && /^\d{8,10}$/.test(row[0]?.trim() ?? '')
}

function hoyoGachaRow(row: readonly string[]): DraftRow | null {
  if (row.length < 11) return null
  const [, gachaId = '', poolId = '', itemId = '', count = '', time = ''] = row.map((cell) => cell.trim())
  const [, itemType = '', rankType = '', id = ''] = row.slice(-4).map((cell) => cell.trim())
  const name = row.slice(6, -4).join(',').trim()
  return draftRow({ gachaId, poolId, itemId, count, time, name, itemType, rankType, id })
}
