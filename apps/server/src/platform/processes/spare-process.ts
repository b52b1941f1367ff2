import { after } from '../timers.ts'
import { type SeparateProcess, startProcess } from './separate-process.ts'

/** After its last answer. */
const KEPT_MS = 30_000
/** One that has grown is ended, so that those who wait for a question hold little. */
const KEPT_MB = 150
/** So that the seconds of the system are never those of all files together. */
const KEPT_USES = 50

/** Runs a program for as long as `use` has something to ask it. */
type WithProcess<Question> = <Result>(
  /** For all answers together; the time between two questions does not count. */
  limitMs: number,
  // biome-ignore lint/suspicious/noExplicitAny: what two programs send each other is typed by both of them.
  use: (ask: (question: Question) => Promise<any>) => Promise<Result>,
) => Promise<Result>

/**
 * Runs a program for a caller. Starting a process takes longer than reading a small file, so that one of them stays
 * for the next caller: never one that was ended, has grown, or owes an answer.
 *
 * @returns what throws a `ProcessEndedError` for what takes more than a process may have
 */
export function createSpareProcess<Question>(program: URL): WithProcess<Question> {
  let spare: { readonly one: SeparateProcess; readonly uses: number; readonly stopClock: () => void } | null = null

  function take() {
    const { one, uses, stopClock } = spare ?? { one: startProcess(program), uses: 0, stopClock: () => {} }
    spare = null
    stopClock()
    return one.isFree ? { one, uses } : { one: startProcess(program), uses: 0 }
  }

  async function giveBack(one: SeparateProcess, uses: number): Promise<void> {
    const isKept = one.isFree && spare === null && uses < KEPT_USES && (await one.residentMb()) < KEPT_MB
    if (!isKept || spare !== null) return one.end()
    const stopClock = after(KEPT_MS, () => {
      if (spare?.one === one) spare = null
      one.end().catch(() => {})
    })
    spare = { one, uses, stopClock }
  }

  return async (limitMs, use) => {
    const { one, uses } = take()
    let leftMs = limitMs
    try {
      return await use(async (question) => {
        const askedAt = performance.now()
        try {
          return await one.ask(question, leftMs)
        } finally {
          leftMs -= performance.now() - askedAt
        }
      })
    } finally {
      await giveBack(one, uses + 1)
    }
  }
}
