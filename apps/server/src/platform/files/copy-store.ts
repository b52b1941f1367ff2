import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

interface Limits {
  readonly files: number
  readonly bytes: number
  readonly bytesPerFile: number
}

/** Files kept for the operator to look at. */
export interface CopyStore {
  /** @returns whether it is kept: a text that is too large is not */
  keep(name: string, text: string): Promise<boolean>
}

/**
 * A folder whose files are bounded in number and bytes: the oldest are removed. Equal texts under one name are one file.
 * Any number of processes may write into it. (ING-11)
 */
export function createCopyStore(folder: string, limits: Limits): CopyStore {
  return {
    keep: async (name, text) => {
      if (Buffer.byteLength(text) > limits.bytesPerFile) return false
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = `${safeName(name)}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`
      if ((await readdir(folder)).includes(file)) return true
      // A reader never sees half of a file.
      const partial = path.join(folder, `${randomUUID()}.part`)
      await writeFile(partial, text, { mode: 0o600, flag: 'wx' })
      await rename(partial, path.join(folder, file))
      await removeOldest(folder, limits)
      return true
    },
  }
}

/** Letters, digits and dashes alone, so that no name leads elsewhere. */
function safeName(name: string): string {
  return name.replace(/[^A-Za-z0-9-]+/g, '_').slice(0, 80)
}

async function removeOldest(folder: string, { files, bytes }: Limits): Promise<void> {
  const known = await Promise.all((await readdir(folder)).map((name) => sizeOf(path.join(folder, name))))
  const newestFirst = known.filter((one) => one !== null).sort((one, other) => other.at - one.at)
  let total = 0
  for (const [index, { file, size }] of newestFirst.entries()) {
    total += size
    if (index >= files || total > bytes) await unlink(file).catch(ignoreAbsent)
  }
}

/** `null`: another process has removed it meanwhile. */
async function sizeOf(file: string): Promise<{ file: string; size: number; at: number } | null> {
  const found = await stat(file).catch(ignoreAbsent)
  return found ? { file, size: found.size, at: found.mtimeMs } : null
}

function ignoreAbsent(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}
