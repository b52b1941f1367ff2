import { AppError } from '@ephemeris/contract/errors'
import { fileRefusal } from '@ephemeris/contract/gacha/gacha-file'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { compareAccount } from '@ephemeris/files/compare-account'
import type { OpenFile } from '@ephemeris/files/read-assigned'
import type { PackedOutline, ReadFile } from '@ephemeris/files/read-whole'
import { ProcessEndedError } from '#server/platform/processes/separate-process'
import { createSpareProcess } from '#server/platform/processes/spare-process'
import type { FileToRead, ReaderQuestion } from './outline.ts'
import { readOutline } from './read-outline.ts'

/**
 * In bytes: so much JSON is read within a few milliseconds, whatever it holds, which is less than a process
 * takes to start.
 */
const SMALL = 32 * 1024

/** White space before JSON. */
const HEAD_BYTES = 64

/** The largest file takes some seconds. */
const LIMIT_MS = MINUTE_MS

/** Beside the bundle it is a program of its own. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? 'pull-file.process.ts' : 'pull-file.js', import.meta.url)

const withReader = createSpareProcess<ReaderQuestion>(PROGRAM)

export type OpenPullFile = OpenFile<FileToRead, PackedOutline>

/** In the server's process, or in one of its own, of which there are few. */
export type ReadingPlace = 'here' | 'process'

/**
 * Whether a file may take too long to be read in the server's process, where all requests would wait. Only JSON is as
 * large as it looks.
 *
 * @param beforeBytes of the accounts to which it is added, unpacked
 */
export function isLargeFile({ text }: Pick<FileToRead, 'text'>, beforeBytes: number): boolean {
  const start = typeof text === 'string' ? text : String.fromCharCode(...text.subarray(0, HEAD_BYTES))
  return text.length + beforeBytes >= SMALL || !/^\s*[[{]/.test(start)
}

/**
 * Has a file read and compared. A process is this file's for as long as `use` runs.
 *
 * @throws ProcessEndedError for a file that takes more time or memory than a process may have
 */
export function withPullFile<Result>(
  place: ReadingPlace,
  use: (file: OpenPullFile) => Promise<Result>,
): Promise<Result> {
  if (place === 'here') return use(openHere())
  return withReader(LIMIT_MS, (ask) =>
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
  if (error.spent === 'shared') throw new AppError('UNAVAILABLE', '', { retryAfterSeconds: RETRY_SECONDS })
  const [code, reason] =
    error.spent === 'time' ? (['TOO_LARGE', 'too_slow'] as const) : (['FILE_FORMAT', 'too_large_inside'] as const)
  throw new AppError(code, '', { data: fileRefusal.parse({ reason }) })
}

function openHere(): OpenPullFile {
  let accounts: ReadFile['accounts'] = []
  return {
    read: async (file) => {
      const whole = await readOutline(file)
      accounts = whole.accounts
      return whole.outline
    },
    compare: async (place, live) => {
      const { [place]: account } = accounts
      return account ? compareAccount(account, live) : { pools: [], doubtful: [] }
    },
  }
}
