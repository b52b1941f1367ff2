import { nameKey } from '../../gacha/facts.ts'
import { cellText, type Sheet } from '../document.ts'
import { sheetsOf, tableHeadOf } from '../document-views.ts'
import { finding } from '../finding.ts'
import { groupByUid, NEWEST_FIRST, PLAIN } from '../rows/accounts.ts'
import { type DraftRow, draftRow, type FormatReader } from '../rows/draft.ts'
import { LenientRow, tableRows } from '../rows/lenient-row.ts'

/** The sheets in which workbooks keep the rows as the game answered them; the others beside them repeat these. */
const RAW = new Map([
  ['rawdata', 'xlsx rawData'],
  ['原始数据', 'UIGF.W'],
])

/** UIGF.W workbooks (sunfkny, xunkong) and those of star-rail-warp-export and zzz-signal-search-export. */
export const readRawSheet: FormatReader = (document) => {
  const sheet = sheetsOf(document).find(({ name }) => RAW.has(nameKey(name)))
  if (!sheet) return null
  const rows = tableRows(sheet.rows).map((row) => LenientRow.of(row))
  const isGenshin = tableHeadOf(sheet.rows).includes('uigf_gacha_type') || nameKey(sheet.name) === '原始数据'
  return {
    format: RAW.get(nameKey(sheet.name)) ?? sheet.name,
    accounts: [...groupByUid(rows, (row) => row?.text('uid') ?? '')].map(([uid, own]) => ({
      ...{ ...PLAIN, uid, section: sheet.name, gameId: isGenshin ? 'genshin' : null, isByRow: true },
      rows: own.map((row) => row?.draft() ?? null),
    })),
  }
}

/** Starward's workbook: one sheet for all pools, of a game that it does not name. Several sheets may repeat each other. */
export const readStarwardSheet: FormatReader = (document) => {
  const sheets = sheetsOf(document).filter(({ rows }) => {
    const head = tableHeadOf(rows).map((name) => name.replaceAll(/[_ ]/g, ''))
    return ['uid', 'id', 'time', 'name', 'gachatype'].every((name) => head.includes(name))
  })
  const [sheet] = sheets
  if (!sheet) return null
  const rows = sheets.flatMap((one, view) => tableRows(one.rows).map((row) => LenientRow.of({ ...row, view })))
  return {
    format: 'Starward xlsx',
    accounts: [...groupByUid(rows, (row) => row?.text('uid') ?? '')].map(([uid, own]) => ({
      ...{ ...PLAIN, uid, section: sheet.name, isByRow: true },
      rows: own.map((row) => row?.draft({ view: Number(row.column('view')) }) ?? null),
    })),
  }
}

/** NekoGame's workbook: its first sheet holds everything, the others repeat it by pool. */
export const readNekoGame: FormatReader = (document) => {
  const sheet = sheetsOf(document).find(({ name }) => ['总数据', 'total data'].includes(nameKey(name)))
  if (!sheet) return null
  const rows = sheet.rows.slice(1).filter(hasContent)
  return {
    format: 'NekoGame xlsx',
    accounts: [...groupByUid(rows, (row) => cellText(row[1]))].map(([uid, own]) => ({
      ...{ ...PLAIN, gameId: 'wuthering', uid, section: sheet.name, isByRow: true },
      rows: own.map(nekoRow),
    })),
  }
}

function hasContent(row: readonly unknown[]): boolean {
  return row.some((cell) => cellText(cell) !== '')
}

function nekoRow([, , pool, itemId, rank, type, name, count, time]: readonly unknown[]): DraftRow {
  return draftRow({
    poolId: cellText(pool),
    itemId: cellText(itemId),
    rankType: cellText(rank),
    itemType: cellText(type),
    name: cellText(name),
    count: cellText(count),
    time: cellText(time),
  })
}

const WISHTALLY = new Map([
  ['character event wish history', '301'],
  ['weapon event wish history', '302'],
  ['permanent wish history', '200'],
  ['standard wish history', '200'],
  ['novice wish history', '100'],
  ['beginners wish history', '100'],
  ["beginners' wish history", '100'],
  ['chronicled wish history', '500'],
])

/** WishTally: column A has what was pasted; D, E and F have what was made of it. */
export const readWishTally: FormatReader = (document) => {
  const sheets = sheetsOf(document).filter(({ name, rows }) => isTally(name, rows))
  if (sheets.length === 0) return null
  const rows = sheets.flatMap(({ name, rows: all }) =>
    all
      .slice(1)
      .filter((row) => cellText(row[4]) !== '' && cellText(row[5]) !== '')
      .map((row) => {
        const pasted = `${cellText(row[1])} ${cellText(row[0])} ${cellText(row[5])}`
        return draftRow({
          poolId: WISHTALLY.get(name.toLowerCase()) ?? name,
          itemType: cellText(row[3]),
          time: cellText(row[4]),
          name: cellText(row[5]).replace(/ \(\d-Star\)$/, ''),
          rankType: /\(([45])-Star\)/.exec(pasted)?.[1] ?? '3',
        })
      }),
  )
  return {
    format: 'WishTally',
    accounts: [
      { ...PLAIN, gameId: 'genshin', section: 'Wish History', rows, findings: [finding('second_banner_merged', 0)] },
    ],
  }
}

/** By its name, or by its columns: what was pasted ends with the time in the fifth one. */
function isTally(name: string, rows: Sheet['rows']): boolean {
  if (WISHTALLY.has(name.toLowerCase())) return true
  return rows.slice(1, 6).some((row) => {
    const [pasted, time] = [cellText(row[0]), cellText(row[4])]
    return /^\d{4}-\d/.test(time) && pasted.endsWith(time) && pasted.includes(cellText(row[5]))
  })
}

/** Sheets by pool, of seven columns in any language: genshin-wish-export, and feixiaoqiu with ids in the seventh. */
export const readPoolSheets: FormatReader = (document) => {
  const sheets = sheetsOf(document).filter(({ rows }) => isPoolSheet(rows))
  if (sheets.length === 0) return null
  const [first] = sheets
  const isMixed =
    sheets.length === 1 && first !== undefined && tableHeadOf(first.rows).length < 7 && !first.name.includes('祈愿')
  const rows = sheets.flatMap(sheetRows)
  const hasIds = rows.some(({ id }) => id !== '')
  const hasSecond = rows.some(({ poolId }) => poolId === '400')
  return {
    format: hasIds ? 'feixiaoqiu xlsx' : isMixed ? 'xlsx' : 'genshin-wish-export xlsx',
    accounts: [
      {
        ...{ ...PLAIN, section: 'xlsx', rows },
        findings: hasSecond || !hasIds ? [] : [finding('second_banner_merged', 0)],
      },
    ],
  }
}

/** Time, name, kind, rarity and two counters. */
function isPoolSheet(rows: Sheet['rows']): boolean {
  const [head = []] = rows
  const isData = (row: readonly unknown[]) => /^\d{4}[-/]\d/.test(cellText(row[0])) && cellText(row[1]) !== ''
  return head.length >= 4 && !isData(head) && (rows.slice(1, 6).some(isData) || (rows.length === 1 && head.length >= 6))
}

function sheetRows({ name, rows }: Sheet): readonly DraftRow[] {
  return rows
    .slice(1)
    .filter(hasContent)
    .map((row) => {
      const last = cellText(row[6])
      const isId = /^\d{15,}$/.test(last) || /E\+/i.test(last)
      const isSecond = !isId && /2$/.test(last)
      return draftRow({
        poolId: isSecond ? '400' : name,
        time: cellText(row[0]),
        name: cellText(row[1]),
        itemType: cellText(row[2]),
        rankType: cellText(row[3]),
        id: isId ? last : '',
      })
    })
}

/** The sheet of GoneTone's analyzer: index, name, kind, rarity, time, draws. */
export const readGoneTone: FormatReader = (document) => {
  const sheets = sheetsOf(document).filter(({ rows }) => {
    const [head = [], ...body] = rows
    const isData = (row: readonly unknown[]) => /^\d+$/.test(cellText(row[0])) && /^\d{4}[-/]\d/.test(cellText(row[4]))
    return head.length >= 5 && body.slice(0, 5).some(isData)
  })
  if (sheets.length === 0) return null
  const rows = sheets.flatMap(({ name, rows: all }) =>
    all
      .slice(1)
      .filter(hasContent)
      .map((row) => {
        const [, item, type, rank, time] = row.map(cellText)
        return draftRow({
          poolId: name,
          name: item ?? '',
          itemType: type ?? '',
          rankType: rank ?? '',
          time: time ?? '',
        })
      }),
  )
  return { format: 'GoneTone xlsx', accounts: [{ ...NEWEST_FIRST, gameId: 'genshin', section: 'xlsx', rows }] }
}
