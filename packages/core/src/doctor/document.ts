/** A cell as its file has it. A date cell is `YYYY-MM-DDTHH:MM:SS`: the `T` distinguishes it from typed text. */
export type Cell = string | number | null

export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}

export interface SheetTable {
  readonly name: string
  readonly rows: readonly Readonly<Record<string, Cell>>[]
}

/** What a file holds once its container is open. */
export type FileDocument =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'workbook'; readonly sheets: readonly Sheet[] }
  | { readonly kind: 'csv'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'database'; readonly tables: readonly SheetTable[] }

/** Why a container cannot be opened. */
export type ContainerFault =
  | 'damaged'
  | 'locked'
  | 'too_large_inside'
  | 'too_many_rows'
  | 'not_json'
  /** Its bytes are no text in a coding that is known. */
  | 'encoding_unknown'
  | 'unknown_format'
  /** The program for this kind of file could not be loaded: there is no connection. */
  | 'reader_missing'

/** Text of a cell; a number as its digits. */
export function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim()
  return typeof cell === 'number' && Number.isFinite(cell) ? String(cell) : ''
}
