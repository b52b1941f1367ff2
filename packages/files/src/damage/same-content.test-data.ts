import { gzipSync } from 'node:zlib'
import type { Random } from '@ephemeris/core/gacha/synthetic/seeded-random'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { databaseWith } from '../containers/database.test-data.ts'
import { pick, shuffled } from './chance.test-data.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Form = (bytes: Uint8Array, random: Random) => Bytes | Promise<Bytes>

/** Another form of a file that holds the same rows: what other programs and systems make of it. */
export async function sameContent(bytes: Uint8Array, random: Random): Promise<Bytes> {
  let file = Uint8Array.from(bytes)
  const times = 1 + Math.floor(random() * 3)
  for (let change = 0; change < times; change += 1) file = await pick(formsOf(file), random)(file, random)
  return random() < 0.3 ? pick(PACKINGS, random)(file, random) : file
}

function formsOf(bytes: Uint8Array): readonly Form[] {
  const start = strFromU8(bytes.subarray(0, 16), true)
  if (start.startsWith('PK')) return WORKBOOK_FORMS
  if (start.startsWith('SQLite')) return DATABASE_FORMS
  if (start.startsWith('srs') || start.startsWith('ÿþ')) return [(same) => Uint8Array.from(same)]
  return /^(?:ï»¿)?\s*[[{]/.test(start) ? JSON_FORMS : CSV_FORMS
}

const PACKINGS: readonly Form[] = [
  (bytes) => Uint8Array.from(gzipSync(bytes)),
  (bytes) => Uint8Array.from(zipSync({ 'export/pulls': bytes })),
  (bytes) => Uint8Array.from(zipSync({ pulls: bytes, '__MACOSX/._pulls': strToU8('x') }, { level: 0 })),
]

const MARK = '\uFEFF'

const withMark: Form = (bytes) => edited(bytes, (text) => (text.startsWith(MARK) ? text : MARK + text))
const inUtf16: Form = (bytes) =>
  Uint8Array.from([0xff, 0xfe, ...Buffer.from(textOf(bytes).replace(MARK, ''), 'utf16le')])

const JSON_FORMS: readonly Form[] = [
  withMark,
  inUtf16,
  (bytes) => editedJson(bytes, (value) => value, 2),
  (bytes, random) => editedJson(bytes, (value) => withKeysReordered(value, random)),
  (bytes, random) => editedJson(bytes, (value) => withMoreFields(value, random)),
  (bytes, random) => editedJson(bytes, (value) => withOtherCounts(value, random)),
  (bytes) => edited(bytes, (text) => `\r\n ${text.replace(MARK, '')}\r\n\r\n`),
]

const CSV_FORMS: readonly Form[] = [
  withMark,
  inUtf16,
  (bytes) => edited(bytes, (text) => text.replaceAll(/\r?\n/g, '\r\n')),
  (bytes) => edited(bytes, (text) => `${text}\n\n\n`),
  (bytes) =>
    edited(bytes, (text) =>
      text
        .replace(MARK, '')
        .split(/\r?\n/)
        .map((line) => line.replaceAll(/(?<=^|[,;])([^",;]*)(?=[,;]|$)/g, '"$1"'))
        .join('\n'),
    ),
]

const WORKBOOK_FORMS: readonly Form[] = [
  (bytes) => Uint8Array.from(zipSync(unzipSync(bytes), { level: 0 })),
  (bytes) =>
    Uint8Array.from(
      zipSync({ ...unzipSync(bytes), 'docProps/app.xml': strToU8('<Properties/>'), 'xl/theme': strToU8('x') }),
    ),
  (bytes) =>
    editedSheets(bytes, (xml) =>
      xml.replaceAll('<row>', '\r\n  <row spans="1:9" ht="15">').replaceAll('<c/>', '<c s="0"/>'),
    ),
]

const DATABASE_FORMS: readonly Form[] = [
  (bytes) =>
    databaseWith(bytes, 'create table if not exists settings (key, value); insert into settings values (1, 2)'),
  (bytes) => databaseWith(bytes, 'pragma page_size = 1024; vacuum'),
]

/** Text whose digits are as they were written: ids have more of them than a number keeps. */
function editedJson(bytes: Uint8Array, change: (value: unknown) => unknown, indent = 0): Bytes {
  const long = 'long:'
  return edited(bytes, (text) => {
    const kept = text.replace(MARK, '').replaceAll(/(?<=[[:,]\s*)(\d{16,})(?=\s*[\],}])/g, `"${long}$1"`)
    const written = JSON.stringify(change(JSON.parse(kept)), null, indent)
    return written.replaceAll(new RegExp(`"${long}(\\d+)"`, 'g'), '$1').replaceAll('\n', '\r\n')
  })
}

function withKeysReordered(value: unknown, random: Random): unknown {
  return mapObjects(value, (object) => Object.fromEntries(shuffled(Object.entries(object), random)))
}

/** Of objects without objects in them, as rows are, and of the file. */
function withMoreFields(value: unknown, random: Random): unknown {
  const more = () => ({ x_note: pick(['', null, 0, 'a "b"', { deep: [1] }], random), x_at: 1_700_000_000_000 })
  const rows = mapObjects(value, (object) =>
    Object.values(object).some((field) => typeof field === 'object' && field !== null)
      ? object
      : { ...object, ...more() },
  )
  return Array.isArray(rows) || typeof rows !== 'object' ? rows : { ...rows, ...more() }
}

function withOtherCounts(value: unknown, random: Random): unknown {
  const isCount = (key: string) => ['total', 'pity', 'count', 'size', 'time'].includes(key)
  return mapObjects(value, (object) =>
    Object.fromEntries(
      Object.entries(object).map(([key, field]) => [
        key,
        isCount(key) && typeof field === 'number' ? Math.floor(random() * 90) : field,
      ]),
    ),
  )
}

function mapObjects(value: unknown, change: (object: object) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => mapObjects(one, change))
  if (typeof value !== 'object' || value === null) return value
  return change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapObjects(one, change)])))
}

function editedSheets(bytes: Uint8Array, change: (xml: string) => string): Bytes {
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [
    name,
    name.startsWith('xl/worksheets/') ? strToU8(change(strFromU8(part))) : part,
  ])
  return Uint8Array.from(zipSync(Object.fromEntries(parts)))
}

function edited(bytes: Uint8Array, change: (text: string) => string): Bytes {
  return Uint8Array.from(strToU8(change(textOf(bytes))))
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}
