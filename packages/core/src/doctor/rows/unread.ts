import type { FileDocument } from '../document.ts'
import { sheetsOf } from '../document-views.ts'
import type { FileProblem } from '../file-reading.ts'
import { listsIn } from '../formats/any-json.ts'
import { tableIn } from '../formats/any-table.ts'
import type { Draft } from './draft.ts'
import { LenientRow } from './lenient-row.ts'

/** Pulls of a section, a table or a game that are not read. */
interface Unread {
  readonly section: string
  readonly rows: number
}

/** Rows that a format itself calls unread. (DOC-32) */
export function unreadRows({ accounts }: Draft): readonly Unread[] {
  return accounts
    .flatMap(({ rows }) => rows)
    .flatMap((row) => (row?.unreadAs === undefined ? [] : [{ section: row.unreadAs, rows: 1 }]))
}

/** Lists, tables and sheets of pulls of which a format has read no row, whatever it knows of the document. (DOC-32) */
export function unreadLists(document: FileDocument, { accounts }: Draft): readonly Unread[] {
  const times = new Set(accounts.flatMap(({ rows }) => rows.flatMap((row) => (row ? plainTime(row.time) : []))))
  return listsOf(document)
    .map(({ name, rows }) => ({ name, rows: rows.flatMap((row) => LenientRow.of(row) ?? []) }))
    .filter(({ rows }) => rows.some((row) => row.isItem) && !rows.some((row) => times.has(plainTime(row.text('time')))))
    .map(({ name, rows }) => ({ section: rows[0]?.draft().unreadAs ?? name, rows: rows.length }))
}

/** A format may add a zone to what a file has. */
function plainTime(text: string): string {
  return text.slice(0, 19)
}

function listsOf(document: FileDocument): readonly { readonly name: string; readonly rows: readonly unknown[] }[] {
  if (document.kind === 'json') return listsIn(document.value).map(({ pool, list }) => ({ name: pool, rows: list }))
  if (document.kind === 'database') {
    return document.tables.filter(({ rows }) => rows.some((row) => LenientRow.of(row)?.isPull))
  }
  return sheetsOf(document).flatMap((sheet) => tableIn(sheet) ?? [])
}

/** Each section once. */
export function unreadProblems(unread: readonly Unread[]): readonly FileProblem[] {
  const sums = new Map<string, number>()
  for (const { section, rows } of unread) sums.set(section, (sums.get(section) ?? 0) + rows)
  return [...sums].map(([section, rows]) => ({ section, row: null, rows, fault: 'section_unsupported' }))
}
