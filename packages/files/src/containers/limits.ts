/** What a file may hold once it is open; beyond it a file is refused, however small it was. (DOC-8) */
export const FILE_LIMITS = {
  /** Of everything unpacked together, also of what is packed in what is packed. */
  unpackedBytes: 128 * 1024 * 1024,
  rows: 250_000,
  cells: 5_000_000,
  /** Columns to the right of these are not looked at. */
  columns: 64,
  cellCharacters: 4096,
  /** Different texts of a workbook: some for each row. */
  sharedStrings: 1_000_000,
  /** Of a workbook: sheets, their parts, and styles of cells. */
  bookParts: 100_000,
  /** Files packed one behind the other, or beside each other. */
  members: 10_000,
} as const
