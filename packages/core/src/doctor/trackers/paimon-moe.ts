import { FileRecord } from '../../json/file-record.ts'
import { cellText, type Sheet } from '../document.ts'
import { innerJson, rootOf, sheetsOf, tableHeadOf } from '../document-views.ts'
import { type Finding, finding } from '../finding.ts'
import { NEWEST_FIRST, PLAIN } from '../rows/accounts.ts'
import { type Draft, type DraftRow, draftRow, type FormatReader, type NoPull } from '../rows/draft.ts'

const COUNTER = 'wish-counter-'
const POOLS = new Map([
  ['beginners', '100'],
  ['standard', '200'],
  ['character-event', '301'],
  ['weapon-event', '302'],
  ['chronicled', '500'],
])
const PLACEHOLDER = /^unknown_\d_star$/
const SERVERS = new Map([
  ['asia', 8],
  ['china', 8],
  ['europe', 1],
  ['america', -5],
])

/** paimon.moe's JSON, also of 2020, when every value was a text and times were seconds of the device's clock. */
export const readPaimonMoe: FormatReader = (document) => {
  const root = rootOf(document)
  const keys = root?.keys().filter((key) => /(?:^|-)wish-counter-/.test(key)) ?? []
  if (!root || keys.length === 0) return null

  const prefixes = [...new Set(keys.map((key) => key.slice(0, key.indexOf(COUNTER))))]
  const accounts = prefixes.map((prefix) => {
    const server = SERVERS.get(root.text(`${prefix}server`).toLowerCase())
    const start = prefix + COUNTER
    const counters = keys
      .filter((key) => key.startsWith(start))
      .map((key) => ({
        poolId: POOLS.get(key.slice(start.length)) ?? key.slice(start.length),
        pulls: FileRecord.of(innerJson(root.get(key)))?.list('pulls') ?? [],
      }))
    const rows = counters.flatMap(({ poolId, pulls }) => pulls.map((value) => paimonRow(value, poolId)))
    const isOfDevice = rows.some((row) => row !== null && /^\d{10}$/.test(row.time))
    const uid = root.text(`${prefix}wish-uid`) || cellText(innerJson(root.get(`${prefix}wish-uid`)))
    return {
      ...({ ...PLAIN, gameId: 'genshin', uid, section: prefix || 'wish-counter', rows, isOfDevice } as const),
      zone: server === undefined ? null : { hours: server, isTrusted: !isOfDevice, isServer: true },
      findings: pityFindings(counters.map(({ pulls }) => pulls)),
    }
  })
  return { format: 'paimon.moe', accounts: accounts.filter(({ rows }) => rows.length > 0) }
}

function paimonRow(value: unknown, poolId: string): DraftRow | null {
  const row = FileRecord.of(value)
  if (!row) return null
  const name = row.text('id')
  const noPull: NoPull | null = PLACEHOLDER.test(name)
    ? 'placeholder'
    : row.get('manualInput') === true
      ? 'manual'
      : null
  return draftRow({
    poolId: row.text('code') || poolId,
    time: row.text('time'),
    name,
    itemType: row.text('type'),
    ...(noPull && { noPull }),
  })
}

/** Five-stars whose pity is larger than the pulls before them: those were never entered. */
function pityFindings(counters: readonly (readonly unknown[])[]): readonly Finding[] {
  const missing = counters.filter((pulls) => {
    const first = pulls.findIndex((value) => Number(FileRecord.of(value)?.text('pity')) > 1)
    const pity = Number(FileRecord.of(pulls[first])?.text('pity'))
    return first >= 0 && pity > first + 1 && pity <= 90
  }).length
  return missing > 0 ? [finding('pity_without_pulls', missing)] : []
}

const SHEET_POOLS = new Map([
  ['character event', '301'],
  ['weapon event', '302'],
  ['standard', '200'],
  ["beginners' wish", '100'],
  ['chronicled', '500'],
])

/** paimon.moe's workbook, of versions 1 and 3, and of the converters that imitate it. */
export const readPaimonWorkbook: FormatReader = (document) => {
  const sheets = sheetsOf(document)
  const information = sheets.find(({ name }) => name === 'Information')
  const isSigned = cellText(information?.rows[0]?.[0]).startsWith('Paimon.moe Wish History')
  const pools = sheets.filter(({ rows }) => ['⭐', 'time', 'name'].every((name) => tableHeadOf(rows).includes(name)))
  if (!isSigned && pools.length === 0) return null

  const rows = pools.flatMap((sheet) => sheetRows(sheet, SHEET_POOLS.get(sheet.name.toLowerCase()) ?? sheet.name))
  const hours = zoneOf(sheets.find(({ name }) => name === 'Banner List'))
  const account = {
    ...({ ...PLAIN, gameId: 'genshin', section: 'Wish History', rows } as const),
    zone: hours === null ? null : { hours, isTrusted: true, isServer: true },
    isOfDevice: rows.some(({ time }) => time.endsWith('Z')),
    findings: [finding('pools_absent', 0, '500')],
  }
  return { format: 'paimon.moe xlsx', accounts: [account] }
}

function sheetRows({ rows }: Sheet, pool: string): readonly DraftRow[] {
  const head = tableHeadOf(rows)
  const at = (row: readonly unknown[], name: string) => cellText(row[head.indexOf(name)])
  // Version 1 wrote date cells: the UTC time of what the exporting browser saw.
  return rows
    .slice(1)
    .filter((row) => at(row, 'time') !== '')
    .map((row) => {
      const time = at(row, 'time')
      return draftRow({
        poolId: /2$/.test(head.includes('part') ? at(row, 'part') : '') ? '400' : pool,
        time: time.includes('T') && head[0] === 'time' ? `${time}Z` : time,
        name: at(row, 'name'),
        itemType: at(row, 'type'),
        rankType: at(row, '⭐'),
      })
    })
}

/** The list of banners is in the server's time: the novices' one begins as 2000 does in UTC+8. */
const NOVICE_STARTS = new Map([
  ['2000-01-01 00', 8],
  ['1999-12-31 17', 1],
  ['1999-12-31 11', -5],
])

function zoneOf(banners: Sheet | undefined): number | null {
  for (const row of banners?.rows ?? []) {
    for (const cell of row) {
      const hours = NOVICE_STARTS.get(cellText(cell).replace('T', ' ').slice(0, 13))
      if (hours !== undefined) return hours
    }
  }
  return null
}

/** The text that paimon.moe's own script makes: `code,time,name,type`. */
export const readPaimonText: FormatReader = (document): Draft | null => {
  const rows = document.kind === 'csv' ? document.rows : []
  if (rows[0]?.slice(0, 3).join(',') !== 'paimonmoe,importer,version') return null
  const found = rows.slice(1)
  return {
    format: 'paimon.moe importer',
    accounts: [
      {
        ...NEWEST_FIRST,
        ...{ gameId: 'genshin', section: 'importer' },
        rows: found.map(([poolId = '', time = '', ...rest]) =>
          rest.length < 2
            ? null
            : draftRow({ poolId, time, name: rest.slice(0, -1).join(','), itemType: rest.at(-1) ?? '' }),
        ),
      },
    ],
  }
}
