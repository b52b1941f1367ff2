import { Gunzip, Unzip, UnzipInflate } from 'fflate'
import { ContainerError } from './container-error.ts'
import { createCrc32 } from './crc32.ts'
import { FILE_LIMITS } from './limits.ts'
import type { UnpackBudget } from './unpack-budget.ts'
import { checksumsOf } from './zip-directory.ts'

/** So small that not even the densest part unpacks to much before it is counted. */
const CHUNK = 16 * 1024

/** Stored, and deflated: what tools write. */
const METHODS: ReadonlySet<number> = new Set([0, 8])

/**
 * Unpacks the entries of a zip that are asked for, and counts what comes out instead of believing what is declared. What
 * does not have its checksum is damaged: it may unpack to other rows. (DOC-8, DOC-12)
 */
export function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  budget: UnpackBudget,
): ReadonlyMap<string, Uint8Array> {
  if ((bytes[6] ?? 0) & 1) throw new ContainerError('locked')
  const parts = new Map<string, Uint8Array[]>()
  const checksums = checksumsOf(bytes)
  let open = 0
  const archive = new Unzip((entry) => {
    if (!isWanted(entry.name)) return
    if (!METHODS.has(entry.compression)) throw new ContainerError('unknown_format')
    const chunks: Uint8Array[] = []
    parts.set(entry.name, chunks)
    open += 1
    const crc = createCrc32()
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw new ContainerError(budget.isSpent ? 'too_large_inside' : 'damaged')
      budget.spend(chunk.length)
      chunks.push(chunk)
      crc.add(chunk)
      if (!isLast) return
      open -= 1
      if (!checksums.get(entry.name)?.includes(crc.value)) throw new ContainerError('damaged')
    }
    entry.start()
  })
  archive.register(UnzipInflate)
  inChunks(bytes, (chunk, isLast) => archive.push(chunk, isLast))
  if (open > 0) throw new ContainerError('damaged')
  return new Map([...parts].map(([name, chunks]) => [name, joined(chunks)]))
}

/** The names of a zip's entries, without their content. */
export function entriesOf(bytes: Uint8Array): readonly string[] {
  const names: string[] = []
  let entries = 0
  const archive = new Unzip((entry) => {
    entries += 1
    if (entries > FILE_LIMITS.members) throw new ContainerError('too_large_inside')
    if (!entry.name.endsWith('/')) names.push(entry.name)
  })
  inChunks(bytes, (chunk, isLast) => archive.push(chunk, isLast))
  return names
}

export interface ArchivePart {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Files of an archive: more than any tool writes. */
const MAX_PARTS = 100
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** The files of a zip that holds several; `null` for anything else, also for a workbook, which is a zip. @throws ContainerError */
export function partsOf(bytes: Uint8Array, budget: UnpackBudget): readonly ArchivePart[] | null {
  if (!ZIP.every((byte, place) => bytes[place] === byte)) return null
  const names = withoutSystemFiles(entriesOf(bytes))
  if (names.length < 2 || names.includes('xl/workbook.xml')) return null
  if (names.length > MAX_PARTS) throw new ContainerError('too_large_inside')
  const wanted = new Set(names)
  return [...unzip(bytes, (name) => wanted.has(name), budget)].map(([name, part]) => ({ name, bytes: part }))
}

/** Without what systems put beside files. */
export function withoutSystemFiles(names: readonly string[]): readonly string[] {
  return names.filter((name) => !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name))
}

/** Checksum and length behind each member of a gzip. */
const TRAILER_BYTES = 8

/** @throws ContainerError also if a member does not have its checksum (DOC-12) */
export function gunzip(bytes: Uint8Array, budget: UnpackBudget): Uint8Array {
  const chunks: Uint8Array[] = []
  let members = 1
  let crc = createCrc32()
  const stream = new Gunzip((chunk) => {
    budget.spend(chunk.length)
    chunks.push(chunk)
    crc.add(chunk)
  })
  const endMember = (end: number) => {
    const trailer = bytes.subarray(end - TRAILER_BYTES, end)
    const isWhole = trailer.length === TRAILER_BYTES
    const view = new DataView(trailer.buffer, trailer.byteOffset, trailer.byteLength)
    if (!isWhole || view.getUint32(0, true) !== crc.value) throw new ContainerError('damaged')
    crc = createCrc32()
    members += 1
    if (members > FILE_LIMITS.members) throw new ContainerError('too_large_inside')
  }
  stream.onmember = endMember
  inChunks(bytes, (chunk, isLast) => stream.push(chunk, isLast))
  endMember(bytes.length)
  return joined(chunks)
}

/** @throws ContainerError whatever the library throws about damaged data comes out as that */
function inChunks(bytes: Uint8Array, push: (chunk: Uint8Array, isLast: boolean) => void): void {
  try {
    for (let at = 0; at < bytes.length; at += CHUNK) push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length)
  } catch (error) {
    throw error instanceof ContainerError ? error : new ContainerError('damaged')
  }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
