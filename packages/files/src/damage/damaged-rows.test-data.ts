import type { Random } from '@ephemeris/core/gacha/synthetic/seeded-random'
import { strFromU8, strToU8 } from 'fflate'
import { pick } from './chance.test-data.ts'

export interface DamagedRows {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** How many rows are other than they were. */
  readonly rows: number
}

/** Makes fields of a few rows of a JSON file or a table absurd; `null` for a file whose rows are not plain text. */
export function withDamagedRows(bytes: Uint8Array, random: Random): DamagedRows | null {
  const text = strFromU8(bytes)
  const rows = 1 + Math.floor(random() * 3)
  if (/^\s*[[{]/.test(text)) return damagedJson(text, rows, random)
  return /^(?:\uFEFF)?[^{}\0]*[,;][^{}\0]*\n/.test(text) && !text.startsWith('srs')
    ? damagedTable(text, rows, random)
    : null
}

type Row = Record<string, unknown> | unknown[]

function damagedJson(text: string, rows: number, random: Random): DamagedRows | null {
  const value: unknown = JSON.parse(text)
  const found = rowsIn(value)
  if (found.length === 0) return null
  const hit = new Set(Array.from({ length: rows }, () => pick(found, random)))
  for (const row of hit) damage(row, random)
  return { bytes: Uint8Array.from(strToU8(JSON.stringify(value))), rows: hit.size }
}

/** Whatever has a time. */
function rowsIn(value: unknown): readonly Row[] {
  if (typeof value !== 'object' || value === null) return []
  const isRow = Object.values(value).some(
    (field) => typeof field === 'string' && /^20\d\d-\d\d-\d\d[ T]\d\d:/.test(field),
  )
  if (isRow && !('data' in value)) return [value as Row]
  return Object.values(value).flatMap(rowsIn)
}

/** What says of whom a file is does not belong to a row. */
const OF_THE_FILE: readonly string[] = ['uid', 'lang', 'raw']

function damage(row: Row, random: Random): void {
  const fields = row as Record<string, unknown>
  const key = pick(
    Object.keys(fields).filter((name) => !OF_THE_FILE.includes(name)),
    random,
  )
  if (random() < 0.2 && !Array.isArray(row)) delete fields[key]
  else fields[key] = pick(ABSURD, random)
}

const ABSURD: readonly unknown[] = [
  null,
  '',
  -1,
  1e300,
  true,
  [],
  {},
  '9999-99-99 99:99:99',
  '2024-02-30 00:00:00',
  'a\u0000b',
  '\ud83d',
  '<script>',
  '💥'.repeat(2000),
  '__proto__',
]

/** The first line may be a head, and stays. */
function damagedTable(text: string, rows: number, random: Random): DamagedRows {
  const lines = text.split('\n')
  const hit = new Set(Array.from({ length: rows }, () => 1 + Math.floor(random() * (lines.length - 1))))
  const mark = lines[0]?.includes(';') ? ';' : ','
  for (const place of hit) {
    const fields = (lines[place] ?? '').split(mark)
    fields[Math.floor(random() * fields.length)] = pick(['', '-1', 'x', '9999-99-99 99:99:99', '1e300', 'NULL'], random)
    lines[place] = fields.slice(0, random() < 0.2 ? 3 : undefined).join(mark)
  }
  return { bytes: Uint8Array.from(strToU8(lines.join('\n'))), rows: hit.size }
}
