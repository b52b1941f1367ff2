import { after } from '../timers.ts'
import { ProcessEndedError, type SeparateProcess, startProcess } from './separate-process.ts'

/** After its last answer. */
const KEPT_MS = 30_000
/** One that has grown is ended, so that those who wait for a question hold little. */
const KEPT_MB = 150
/** So that the seconds of the system are never those of all files together. */
const KEPT_USES = 50

interface ProcessBounds {
  /** Processor time of all answers together. */
  readonly limitMs: number
  /** Is called with the processor time of each answer, also of one that has ended its process. */
  readonly charge?: (processorMs: number) => void
}

/** Runs a program for as long as `use` has something to ask it. */
type WithProcess<Question> = <Result>(
  bounds: ProcessBounds,
  // biome-ignore lint/suspicious/noExplicitAny: what two programs send each other is typed by both of them.
  use: (ask: (question: Question) => Promise<any>) => Promise<Result>,
) => Promise<Result>

/**
 * Runs a program for a caller. Starting a process takes longer than reading a small file, so that one of them stays
 * for the next caller: never one that was ended, has grown, or owes an answer. If the system ends a process at its
 * first question, another process is asked.
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

  return async ({ limitMs, charge }, use) => {
    let { one, uses } = take()
    let spentMs = 0
    let isFirst = true

    async function ask(question: Question): Promise<unknown> {
      const before = one.processorMs
      try {
        return await one.ask(question, limitMs - spentMs)
      } finally {
        const ms = one.processorMs - before
        spentMs += ms
        charge?.(ms)
      }
    }

    async function askFirst(question: Question): Promise<unknown> {
      isFirst = false
      try {
        return await ask(question)
      } catch (error) {
        if (!(error instanceof ProcessEndedError && error.spent === 'killed')) throw error
        await one.end()
        ;({ one, uses } = { one: startProcess(program), uses: 0 })
        return ask(question)
      }
    }

    try {
      return await use((question) => (isFirst ? askFirst(question) : ask(question)))
    } finally {
      await giveBack(one, uses + 1)
    }
  }
}
