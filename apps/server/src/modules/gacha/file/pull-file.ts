import { AppError } from '@ephemeris/contract/errors'
import { fileRefusal } from '@ephemeris/contract/gacha/gacha-file'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { compareAccount } from '@ephemeris/files/compare-account'
import type { OpenFile } from '@ephemeris/files/read-assigned'
import type { PackedOutline, ReadFile } from '@ephemeris/files/read-whole'
import { startThread, ThreadFullError, ThreadLateError } from '#server/platform/thread'
import type { FileToRead, ReaderQuestion } from './outline.ts'
import { readOutline } from './read-outline.ts'

/**
 * In characters: so much JSON is read within a few milliseconds, whatever it holds, which is less than a thread takes
 * to start.
 */
const SMALL = 32 * 1024

/** The largest file takes some seconds. */
const LIMIT_MS = MINUTE_MS

/** Beside the bundle it is a program of its own. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? 'pull-file.thread.ts' : 'pull-file.js', import.meta.url)

export type OpenPullFile = OpenFile<FileToRead, PackedOutline>

/** In the process itself, or in a thread of its own, of which a process can have few. */
export type ReadingPlace = 'here' | 'thread'

/**
 * Whether a file may take too long to be read in the process itself, where all requests would wait. Only JSON is as
 * large as it looks.
 *
 * @param beforeBytes of the accounts to which it is added, unpacked
 */
export function isLargeFile({ text }: Pick<FileToRead, 'text'>, beforeBytes: number): boolean {
  return typeof text !== 'string' || text.length + beforeBytes >= SMALL || !/^\s*[[{]/.test(text)
}

/**
 * Has a file read and compared. A thread runs as long as `use` does.
 *
 * @throws AppError TOO_LARGE for a file that takes longer than a thread may (LEDGER-12)
 */
export function withPullFile<Result>(
  place: ReadingPlace,
  use: (file: OpenPullFile) => Promise<Result>,
): Promise<Result> {
  return place === 'thread' ? withThread(use) : use(openHere())
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

/** @param limitMs for reading and comparing together; what else `use` waits for does not count */
export async function withThread<Result>(
  use: (file: OpenPullFile) => Promise<Result>,
  limitMs: number = LIMIT_MS,
): Promise<Result> {
  const thread = startThread(PROGRAM, { limitMs })
  const ask = (question: ReaderQuestion) => thread.ask(question)
  try {
    return await use({
      read: (file) => ask({ kind: 'read', ...file }).catch(refusalOf),
      compare: (account, live) => ask({ kind: 'compare', account, live }),
    })
  } catch (error) {
    if (!(error instanceof ThreadLateError)) throw error
    throw new AppError('TOO_LARGE', '', { data: fileRefusal.parse({ reason: 'too_slow' }) })
  } finally {
    await thread.end()
  }
}

function refusalOf(error: unknown): PackedOutline {
  if (error instanceof ThreadFullError) return { ok: false, reason: 'too_many_rows' }
  throw error
}
