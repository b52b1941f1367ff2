import { AppError } from '@ephemeris/contract/errors'
import { fileRefusal } from '@ephemeris/contract/gacha/gacha-file'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { OpenFile } from '@ephemeris/files/read-assigned'
import type { PackedOutline } from '@ephemeris/files/read-whole'
import { ProcessEndedError } from '#server/platform/processes/separate-process'
import { createSpareProcess } from '#server/platform/processes/spare-process'
import type { FileToRead, ReaderQuestion } from './outline.ts'

/** Of processor time; the largest file takes some seconds. */
const LIMIT_MS = MINUTE_MS

/** Beside the bundle it is a program of its own. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? 'pull-file.process.ts' : 'pull-file.js', import.meta.url)

const withReader = createSpareProcess<ReaderQuestion>(PROGRAM)

export type OpenPullFile = OpenFile<FileToRead, PackedOutline>

/**
 * Has a file read and compared, whatever its size: what a small file costs cannot be seen before it is read. A process
 * is this file's for as long as `use` runs.
 *
 * @param charge is called with the processor time of each answer
 * @throws ProcessEndedError for a file that takes more time or memory than a process may have
 */
export function withPullFile<Result>(
  charge: (processorMs: number) => void,
  use: (file: OpenPullFile) => Promise<Result>,
): Promise<Result> {
  return withReader({ limitMs: LIMIT_MS, charge }, (ask) =>
    use({
      read: (file) => ask({ kind: 'read', ...file }),
      compare: (account, live) => ask({ kind: 'compare', account, live }),
    }),
  )
}

const RETRY_SECONDS = 10

/** @throws AppError for a file with which a process was ended (LEDGER-12, DOC-8) */
export function refuseEnded(error: unknown): never {
  if (!(error instanceof ProcessEndedError)) throw error
  if (error.spent === 'shared' || error.spent === 'killed') {
    throw new AppError('UNAVAILABLE', '', { retryAfterSeconds: RETRY_SECONDS })
  }
  const [code, reason] =
    error.spent === 'time' ? (['TOO_LARGE', 'too_slow'] as const) : (['FILE_FORMAT', 'too_large_inside'] as const)
  throw new AppError(code, '', { data: fileRefusal.parse({ reason }) })
}
