import { AppError } from '@ephemeris/contract/errors'
import { type FileToImport, fileRefusal, type PoolPreview } from '@ephemeris/contract/gacha-file'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { startThread, ThreadFullError, ThreadLateError } from '#server/platform/thread'
import type { FileOutline, ReaderQuestion } from './outline.ts'
import { comparePools, readWhole } from './read-outline.ts'

/** In characters: so much is read within a few milliseconds, which is less than a thread takes to start. */
const SMALL = 256 * 1024

/** The largest file takes some seconds. */
const LIMIT_MS = MINUTE_MS

/** Beside the bundle it is a program of its own. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? 'pull-file.thread.ts' : 'pull-file.js', import.meta.url)

export interface OpenFile {
  readonly outline: FileOutline
  /** What would become of the rows of an account, by its place in the outline. */
  compare(account: number, live: readonly Pull[]): Promise<readonly PoolPreview[]>
}

/** Whether a file is read in a thread of its own, of which a process can have few. */
export function isLargeFile({ text }: FileToImport): boolean {
  return text.length >= SMALL
}

/**
 * Has a file read, a large one in a thread of its own, which lives as long as `use` does: it would hold up all requests.
 *
 * @throws AppError TOO_LARGE for a file that takes longer than a thread may (LEDGER-12)
 */
export function withPullFile<Result>(
  file: FileToImport,
  use: (file: OpenFile) => Promise<Result>,
  limitMs: number = LIMIT_MS,
): Promise<Result> {
  return isLargeFile(file) ? withThread(file, use, limitMs) : use(openHere(file.text, file.uid ?? ''))
}

function openHere(text: string, uid: string): OpenFile {
  const { outline, accounts } = readWhole(text, uid)
  return {
    outline,
    compare: async (place, live) => {
      const { [place]: account } = accounts
      return account ? comparePools(account, live) : []
    },
  }
}

async function withThread<Result>(
  { text, uid }: FileToImport,
  use: (file: OpenFile) => Promise<Result>,
  limitMs: number,
): Promise<Result> {
  const thread = startThread(PROGRAM, { limitMs })
  const ask = (question: ReaderQuestion) => thread.ask(question)
  try {
    const outline: FileOutline = await ask({ kind: 'read', text, uid: uid ?? '' }).catch(refusalOf)
    return await use({ outline, compare: (account, live) => ask({ kind: 'compare', account, live }) })
  } catch (error) {
    if (!(error instanceof ThreadLateError)) throw error
    throw new AppError('TOO_LARGE', '', { data: fileRefusal.parse({ reason: 'too_slow' }) })
  } finally {
    await thread.end()
  }
}

function refusalOf(error: unknown): FileOutline {
  if (error instanceof ThreadFullError) return { ok: false, reason: 'too_many_rows' }
  throw error
}
