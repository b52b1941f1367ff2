import { strFromU8 } from 'fflate'
import { ContainerError } from './container-error.ts'

const END = 0x06054b50
const END_BYTES = 22
/** The longest comment behind the end. */
const MAX_COMMENT = 0xffff
const LOCATOR_64 = 0x07064b50
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const UTF8_NAMES = 0x800

/**
 * The checksums of a zip's entries by their names, from the directory at its end (APPNOTE 4.3.12). A name that is there
 * twice has both.
 *
 * @throws ContainerError for a zip that has lost its end
 */
export function checksumsOf(bytes: Uint8Array): ReadonlyMap<string, readonly number[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return entriesFrom(view, bytes, directoryIn(view))
  } catch (error) {
    // Beyond the last byte.
    if (error instanceof RangeError) throw new ContainerError('damaged')
    throw error
  }
}

/** Where the directory begins. */
function directoryIn(view: DataView): number {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (view.getUint32(at, true) !== END) continue
    const isLarge = at >= 20 && view.getUint32(at - 20, true) === LOCATOR_64
    if (!isLarge) return view.getUint32(at + 16, true)
    return view.getUint32(view.getUint32(at - 12, true) + 48, true)
  }
  throw new ContainerError('damaged')
}

function entriesFrom(view: DataView, bytes: Uint8Array, directory: number): ReadonlyMap<string, readonly number[]> {
  const checksums = new Map<string, number[]>()
  let at = directory
  while (at + ENTRY_BYTES <= view.byteLength && view.getUint32(at, true) === ENTRY) {
    const nameBytes = view.getUint16(at + 28, true)
    const isUtf8 = (view.getUint16(at + 8, true) & UTF8_NAMES) !== 0
    const name = strFromU8(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes), !isUtf8)
    checksums.set(name, [...(checksums.get(name) ?? []), view.getUint32(at + 16, true)])
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return checksums
}
