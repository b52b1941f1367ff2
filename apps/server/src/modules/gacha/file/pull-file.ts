import type { FileToImport, PoolPreview } from '@ephemeris/contract/gacha-file'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { startThread, ThreadFullError } from '#server/platform/thread'
import { createTurns } from '#server/platform/turns'
import type { FileOutline, ReaderQuestion } from './outline.ts'
import { comparePools, readWhole } from './read-outline.ts'

/** In characters: so much is read within a few milliseconds, which is less than a thread takes to start. */
const SMALL = 256 * 1024

/** Each takes a processor and hundreds of megabytes for as long as it reads. */
const AT_ONCE = 2

/** Beside the bundle it is a program of its own. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? 'pull-file.thread.ts' : 'pull-file.js', import.meta.url)

const inTurn = createTurns(AT_ONCE)

export interface OpenFile {
  readonly outline: FileOutline
  /** What would become of the rows of an account, by its place in the outline. */
  compare(account: number, live: readonly Pull[]): Promise<readonly PoolPreview[]>
}

/** Has a file read, a large one in a thread of its own, which lives as long as `use` does: it would hold up all requests. */
export function withPullFile<Result>(
  { text, uid }: FileToImport,
  use: (file: OpenFile) => Promise<Result>,
): Promise<Result> {
  return text.length < SMALL ? use(openHere(text, uid ?? '')) : inTurn(() => withThread(text, uid ?? '', use))
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
  text: string,
  uid: string,
  use: (file: OpenFile) => Promise<Result>,
): Promise<Result> {
  const thread = startThread(PROGRAM)
  const ask = (question: ReaderQuestion) => thread.ask(question)
  try {
    const outline: FileOutline = await ask({ kind: 'read', text, uid }).catch(refusalOf)
    return await use({ outline, compare: (account, live) => ask({ kind: 'compare', account, live }) })
  } finally {
    await thread.end()
  }
}

function refusalOf(error: unknown): FileOutline {
  if (error instanceof ThreadFullError) return { ok: false, reason: 'too_many_rows' }
  throw error
}
