import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parentPort, type Transferable, Worker } from 'node:worker_threads'
import { after } from './timers.ts'

/** More than a whole file of the largest kind takes; a text that is made to take more ends its own thread alone. */
const MAX_HEAP_MB = 512

/** A program that works beside the event loop: nobody's request waits while it computes. */
export interface Thread {
  /**
   * The answer is whatever the program makes of it. One question at a time. @throws ThreadFullError, ThreadLateError
   */
  // biome-ignore lint/suspicious/noExplicitAny: what two programs tell each other is typed by both of them.
  ask(question: unknown): Promise<any>
  end(): Promise<void>
}

/** What was asked takes more memory than a thread may have. */
export class ThreadFullError extends Error {
  constructor() {
    super('a thread has run out of memory')
    this.name = 'ThreadFullError'
  }
}

/** What was asked takes more time than a thread may have. */
export class ThreadLateError extends Error {
  constructor() {
    super('a thread has run out of time')
    this.name = 'ThreadLateError'
  }
}

/**
 * @param program a module that calls `answerQuestions`; as TypeScript where this process runs from sources, too @param
 * limitMs for all answers together; the time between two questions does not count
 */
export function startThread(program: URL, { limitMs }: { limitMs: number }): Thread {
  const resourceLimits = { maxOldGenerationSizeMb: MAX_HEAP_MB }
  const worker = program.pathname.endsWith('.ts')
    ? new Worker(sourceStarter(program), { eval: true, resourceLimits })
    : new Worker(program, { resourceLimits })
  let leftMs = limitMs
  let giveUp = () => {}
  const ended = new Promise<never>((_, reject) => {
    giveUp = () => {
      reject(new ThreadLateError())
      worker.terminate().catch(() => {})
    }
    worker.once('error', (error) => reject(isFull(error) ? new ThreadFullError() : error))
    worker.once('exit', () => reject(new Error('a thread has ended')))
  })
  // The callers get the error; there may be none.
  ended.catch(() => {})
  return {
    ask: async (question) => {
      const askedAt = performance.now()
      const stopClock = after(leftMs, giveUp)
      try {
        worker.postMessage(question)
        return await Promise.race([new Promise((resolve) => worker.once('message', resolve)), ended])
      } finally {
        stopClock()
        leftMs -= performance.now() - askedAt
      }
    },
    end: async () => {
      await worker.terminate()
    },
  }
}

interface ThreadAnswer {
  readonly reply: unknown
  readonly moved?: Transferable[]
}

/**
 * In the thread: what it is asked is answered in order; what `answer` throws ends it and is thrown where it was asked.
 */
export function answerQuestions<Question>(answer: (question: Question) => ThreadAnswer | Promise<ThreadAnswer>) {
  parentPort?.on('message', async (question: Question) => {
    const { reply, moved = [] } = await answer(question)
    parentPort?.postMessage(reply, moved)
  })
}

/** A thread needs a TypeScript loader of its own; it does not inherit the one of this process. */
function sourceStarter(program: URL): string {
  const tsx = pathToFileURL(createRequire(program).resolve('tsx/package.json'))
  return `import('${new URL('dist/esm/api/index.mjs', tsx)}').then(({ register }) => { register(); return import('${program.href}') })`
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
