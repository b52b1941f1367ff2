import type { FileDocument, Sheet } from '../document.ts'
import { sheetsOf } from '../document-views.ts'
import { accountsByUid } from '../rows/accounts.ts'
import type { FormatReader } from '../rows/draft.ts'
import { LenientRow, tableRows } from '../rows/lenient-row.ts'

/** Above the head there may be a title. */
const MOST_LINES = 10
const SAMPLE = 20

/**
 * Sheets and tables in the form of no known tool, whose head names a time and an item in the words of some language,
 * such as a workbook that a publisher sends on request. Several sheets may contain the same pulls. (DOC-26)
 */
export const readAnyTable: FormatReader = (document) => {
  const tables = sheetsIn(document).flatMap((sheet) => tableIn(sheet) ?? [])
  if (tables.length === 0) return null
  const rows = tables.flatMap((table, view) => table.rows.map((row) => ({ ...row, sheet: table.name, view })))
  const base = { gameId: null, isNewestFirst: true }
  const accounts = accountsByUid(rows, base, (row) => {
    const sheet = row.column('sheet')
    const view = Number(row.column('view'))
    return row.draft({ poolId: row.text('poolId') || String(sheet), view })
  })
  return { format: document.kind === 'csv' ? 'CSV' : 'xlsx', accounts }
}

function sheetsIn(document: FileDocument): readonly Sheet[] {
  return document.kind === 'csv' ? [{ name: '', rows: document.rows }] : sheetsOf(document)
}

/** `null`: it has no table of pulls. What follows the first line that is a head: most of the first lines behind it have a time and an item. */
export function tableIn({ name, rows }: Sheet) {
  for (let line = 0; line < Math.min(MOST_LINES, rows.length - 1); line += 1) {
    const table = tableRows(rows.slice(line))
    const some = table.slice(0, SAMPLE).flatMap((row) => LenientRow.of(row) ?? [])
    const known = some.filter((row) => row.isItem && (name !== '' || row.isPull))
    if (known.length > 0 && known.length * 2 >= some.length) return { name, rows: table }
  }
  return null
}
