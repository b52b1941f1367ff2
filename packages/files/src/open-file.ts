import type { ContainerFault, FileDocument } from '@ephemeris/core/doctor/document'
import { isParsableJson, parseJsonText } from '@ephemeris/core/gacha/exchange/json-text'
import { ContainerError, loaded } from './containers/container-error.ts'
import { looksLikeCsv, openCsv } from './containers/csv.ts'
import { openSqlite } from './containers/database.ts'
import { decodeText, type IsWord } from './containers/decode-text.ts'
import { unpackLzText } from './containers/lz-text.ts'
import { entriesOf, gunzip, unzip, withoutSystemFiles } from './containers/unpack.ts'
import { createUnpackBudget, type UnpackBudget } from './containers/unpack-budget.ts'

export type OpenedFile =
  | { readonly ok: true; readonly document: FileDocument }
  | { readonly ok: false; readonly fault: ContainerFault }

const MAGIC = {
  zip: [0x50, 0x4b, 0x03, 0x04],
  gzip: [0x1f, 0x8b],
  /** What an old program or a password makes of a workbook. */
  compound: [0xd0, 0xcf, 0x11, 0xe0],
  sqlite: [...'SQLite format 3\0'].map((character) => character.charCodeAt(0)),
} as const

/** Opens a file by its first bytes, whatever its name says: JSON, CSV, a workbook, a database, and these packed. (DOC-1, DOC-8) */
export async function openFile(
  content: Uint8Array | string,
  { budget, depth, isWord }: Inside = { budget: createUnpackBudget(), depth: 0, isWord: () => false },
): Promise<OpenedFile> {
  try {
    return {
      ok: true,
      document:
        typeof content === 'string' ? openText(content, budget) : await opened(content, { budget, depth, isWord }),
    }
  } catch (error) {
    if (error instanceof ContainerError) return { ok: false, fault: error.fault }
    throw error
  }
}

/** No tool exports a file in a packed file in a packed file. */
const MAX_DEPTH = 2

interface Inside {
  /** Of everything that is unpacked on the way. */
  readonly budget: UnpackBudget
  /** In how much it is packed. */
  readonly depth: number
  /** Decides between code pages. */
  readonly isWord: IsWord
}

async function opened(bytes: Uint8Array, inside: Inside): Promise<FileDocument> {
  const { budget, depth, isWord } = inside
  if (depth > MAX_DEPTH) throw new ContainerError('unknown_format')
  if (startsWith(bytes, MAGIC.sqlite)) return openSqlite(bytes)
  if (startsWith(bytes, MAGIC.gzip)) return opened(gunzip(bytes, budget), { ...inside, depth: depth + 1 })
  if (startsWith(bytes, MAGIC.compound)) throw new ContainerError('locked')
  if (startsWith(bytes, MAGIC.zip)) return openedZip(bytes, inside)
  return openText(decodeText(bytes, isWord), budget)
}

async function openedZip(bytes: Uint8Array, inside: Inside): Promise<FileDocument> {
  const { budget, depth } = inside
  const names = entriesOf(bytes)
  if (names.includes('xl/workbook.xml'))
    return (await loaded(import('./containers/workbook.ts'))).openWorkbook(bytes, budget)
  const files = withoutSystemFiles(names)
  const [only] = files
  if (files.length !== 1 || only === undefined) throw new ContainerError('unknown_format')
  const content = unzip(bytes, (name) => name === only, budget).get(only) ?? new Uint8Array()
  return opened(content, { ...inside, depth: depth + 1 })
}

function openText(text: string, budget: UnpackBudget): FileDocument {
  const start = text.slice(0, 1000).trimStart()
  if (start.startsWith('{') || start.startsWith('[')) return openJson(text)
  if (start.startsWith('srs')) return openJson(unpackLzText(text.slice(text.indexOf('srs') + 3), budget.leftBytes / 2))
  if (looksLikeCsv(text)) return openCsv(text)
  return openJson(text)
}

function openJson(text: string): FileDocument {
  if (!isParsableJson(text)) throw new ContainerError('too_large_inside')
  const value = parseJsonText(text)
  if (typeof value !== 'object' || value === null) throw new ContainerError('not_json')
  return { kind: 'json', value }
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, place) => bytes[place] === byte)
}
