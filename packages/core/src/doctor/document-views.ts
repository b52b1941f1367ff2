import { isParsableJson } from '../gacha/exchange/json-text.ts'
import { FileRecord } from '../json/file-record.ts'
import type { Cell, FileDocument, Sheet } from './document.ts'
import { cellText } from './document.ts'

/** The object that a JSON document is; `null` for any other document. */
export function rootOf(document: FileDocument): FileRecord | null {
  return document.kind === 'json' ? FileRecord.of(document.value) : null
}

/** The list that a JSON document is. */
export function listOf(document: FileDocument): readonly unknown[] | null {
  return document.kind === 'json' && Array.isArray(document.value) ? document.value : null
}

export function sheetsOf(document: FileDocument): readonly Sheet[] {
  return document.kind === 'workbook' ? document.sheets : []
}

/** The cells of a row as text, in small letters. */
export function tableHeadOf(rows: readonly (readonly Cell[])[]): readonly string[] {
  return (rows[0] ?? []).map((cell) => cellText(cell).toLowerCase())
}

/** The JSON that a text holds; `null` for none. */
export function innerJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (!isParsableJson(value)) return null
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}
