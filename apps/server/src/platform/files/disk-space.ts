import { statfs } from 'node:fs/promises'
import { AppError } from '@ephemeris/contract/errors'
import { SECOND_MS } from '@ephemeris/core/time/instant'

export interface DiskSpace {
  /** For every account but root. */
  readonly freeBytes: number
  readonly sizeBytes: number
}

/** Of the disk on which a folder lies. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}

/** What is kept free for those who read, log in and delete: a twentieth of the disk, and no more than so many bytes. */
const RESERVE = { share: 0.05, bytes: 2 * 1024 ** 3 } as const

export const DISK_RETRY_SECONDS = 300

/** Whether the disk of the database has room for more than what keeps the product going. (OPS-98) */
export interface SpaceCheck {
  /** @throws AppError DISK_FULL */
  require(): Promise<void>
}

/** Of an own PostgreSQL nothing is known: there is always room. @param readForMs how long an answer of the disk is good */
export function createSpaceCheck(
  { databaseUrl, dataDir }: { readonly databaseUrl: string | null; readonly dataDir: string },
  read: (folder: string) => Promise<DiskSpace> = readDiskSpace,
  readForMs: number = 2 * SECOND_MS,
): SpaceCheck {
  let known: { readonly at: number; readonly hasSpace: Promise<boolean> } | null = null

  return {
    require: async () => {
      if (databaseUrl !== null) return
      const now = performance.now()
      if (known === null || now - known.at >= readForMs)
        known = { at: now, hasSpace: read(dataDir).then(hasSpace, () => true) }
      if (!(await known.hasSpace)) throw new AppError('DISK_FULL', '', { retryAfterSeconds: DISK_RETRY_SECONDS })
    },
  }
}

/** A folder whose disk cannot be asked is no reason to refuse anything: the database itself says when it is full. */
function hasSpace({ freeBytes, sizeBytes }: DiskSpace): boolean {
  return freeBytes >= Math.min(sizeBytes * RESERVE.share, RESERVE.bytes)
}
