import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { after, every } from '../timers.ts'
import { type ProcessUsage, usageOf } from './process-usage.ts'

/** Of V8's heap. */
const HEAP_MB = 320
/** Of everything that a process holds. The largest files of honest players take up to 400 MB. */
const RESIDENT_MB = 450
/** Of all processes at once: two of the largest files have to come one after the other. */
const TOGETHER_MB = 500
/** What the system counts as data is more than what is resident: pages that were reserved and never written. */
const DATA_MB = RESIDENT_MB + 50
/** A process that outlives a killed server is ended by the system. Threads of one process add up. */
const PROCESSOR_SECONDS = 180
const WATCH_MS = 100
/** A question may take so many times its limit on the clock: on a busy machine, processor time is late. */
const PATIENCE = 10
/** Processes make way for the server. */
const NICENESS = 5
/** The system ends a process within milliseconds; a caller does not wait for one that it cannot end. */
const END_MS = 2000
/** Characters of what a process says before it ends. */
const OUTPUT_TAIL = 2000

/**
 * What the system holds a process to, also if the server cannot: no core dump, its data, its seconds; and where the
 * machine itself has no memory left, it goes first.
 */
const BOUNDED = [
  `ulimit -c 0; ulimit -t ${PROCESSOR_SECONDS}; ulimit -d ${DATA_MB * 1024}`,
  'if [ -w /proc/self/oom_score_adj ]; then echo 1000 > /proc/self/oom_score_adj; fi',
  'exec "$0" "$@"',
].join('; ')
const FLAGS = [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=8', '--no-warnings']

/** A program in a process of its own, which is ended from outside whatever it does. */
export interface SeparateProcess {
  /** `false` after an end, and while it owes an answer. */
  readonly isFree: boolean
  /** Processor time of all its questions, as last measured. */
  readonly processorMs: number
  /** One question at a time, of so much processor time. @throws ProcessEndedError */
  ask(question: unknown, limitMs: number): Promise<unknown>
  residentMb(): Promise<number>
  end(): Promise<void>
}

/**
 * `shared` is what several processes may hold together; `killed`: something else ended the process, such as a system
 * without memory. In both cases the same question can be answered later.
 */
type Spent = 'memory' | 'time' | 'shared' | 'killed'

/** What was asked takes more than a process may have, or the process was ended for another reason. */
export class ProcessEndedError extends Error {
  readonly spent: Spent

  constructor(spent: Spent) {
    super(`a process has ended: ${spent}`)
    this.name = 'ProcessEndedError'
    this.spent = spent
  }
}

/** What a program sends. */
export type ProcessReply =
  | { readonly kind: 'reply'; readonly reply: unknown }
  | { readonly kind: 'full' }
  | { readonly kind: 'error'; readonly stack: string }

interface OpenQuestion {
  readonly resolve: (reply: unknown) => void
  readonly reject: (error: Error) => void
}

/** What each holds that has a question. */
const holding = new Map<SeparateProcess, { mb: number; readonly fail: (error: Error) => void }>()

/** Ends the process that holds most if they hold too much together. */
function holdTogether(): void {
  const all = [...holding.values()].sort((a, b) => b.mb - a.mb)
  const [largest] = all
  if (all.reduce((sum, { mb }) => sum + mb, 0) > TOGETHER_MB) largest?.fail(new ProcessEndedError('shared'))
}

/** @param program a module that calls `answerQuestions`; as TypeScript where the server runs from sources, too */
export function startProcess(program: URL): SeparateProcess {
  const child = spawn('/bin/sh', ['-c', BOUNDED, process.execPath, ...FLAGS, '-e', starter(program)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    // Nothing that the server was given in confidence.
    env: {},
  })
  const { pid } = child
  if (pid !== undefined) stepBack(pid)
  // It ends with the server.
  child.unref()
  child.channel?.unref()
  let lastOutput = ''
  if (child.stderr instanceof Socket) child.stderr.unref()
  child.stderr?.on('data', (words: Buffer) => {
    lastOutput = `${lastOutput}${words}`.slice(-OUTPUT_TAIL)
  })

  let processorMs = 0
  let open: OpenQuestion | null = null
  let fault: Error | null = null
  const exited = new Promise<void>((resolve) => {
    child.once('close', (code, signal) => {
      fail(
        signal === null
          ? new Error(`a process has ended with ${code}: ${lastOutput}`)
          : new ProcessEndedError(causeOf(signal, lastOutput)),
      )
      resolve()
    })
    child.once('error', (error) => {
      fail(error)
      resolve()
    })
  })
  child.on('message', (answer: ProcessReply) => {
    if (answer.kind === 'full') fail(new ProcessEndedError('memory'))
    else if (answer.kind === 'error') fail(new Error(answer.stack))
    else open?.resolve(answer.reply)
  })

  function fail(error: Error) {
    fault ??= error
    open?.reject(fault)
    child.kill('SIGKILL')
  }

  async function measure(): Promise<ProcessUsage> {
    const usage = pid === undefined ? { residentMb: 0, processorMs: 0 } : await usageOf(pid)
    processorMs = Math.max(processorMs, usage.processorMs)
    return usage
  }

  async function watch(endMs: number) {
    const { residentMb } = await measure()
    const mine = holding.get(self)
    if (!mine) return
    mine.mb = residentMb
    if (residentMb > RESIDENT_MB) fail(new ProcessEndedError('memory'))
    else if (processorMs > endMs) fail(new ProcessEndedError('time'))
    else holdTogether()
  }

  const self: SeparateProcess = {
    get isFree() {
      return fault === null && open === null
    },
    get processorMs() {
      return processorMs
    },
    ask: async (question, limitMs) => {
      if (fault) throw fault
      const stopClock = after(PATIENCE * limitMs, () => fail(new ProcessEndedError('time')))
      const endMs = processorMs + limitMs
      const stopWatch = every(WATCH_MS, () => watch(endMs))
      holding.set(self, { mb: 0, fail })
      try {
        return await new Promise((resolve, reject) => {
          open = { resolve, reject }
          // A process that cannot take it has ended, which its end reports.
          child.send({ question }, () => {})
        })
      } finally {
        stopClock()
        stopWatch()
        holding.delete(self)
        await measure()
        open = null
      }
    },
    residentMb: async () => (await measure()).residentMb,
    end: async () => {
      fail(new Error('a process was ended'))
      let stopWaiting = () => {}
      const waited = new Promise<void>((resolve) => {
        stopWaiting = after(END_MS, resolve)
      })
      await Promise.race([exited, waited])
      stopWaiting()
    },
  }
  return self
}

function stepBack(pid: number) {
  try {
    setPriority(pid, NICENESS)
  } catch {
    // It has ended already, which its end reports.
  }
}

/** V8 says why it aborts a process; SIGXCPU comes from the bound of processor seconds. */
function causeOf(signal: NodeJS.Signals, lastOutput: string): Spent {
  if (signal === 'SIGXCPU') return 'time'
  return /out of memory|heap limit|bad_alloc/i.test(lastOutput) ? 'memory' : 'killed'
}

/** A process needs a TypeScript loader of its own where the program is a source. */
function starter(program: URL): string {
  const start = `import(${JSON.stringify(program.href)})`
  if (!program.pathname.endsWith('.ts')) return start
  const tsx = pathToFileURL(createRequire(program).resolve('tsx/package.json'))
  return `import('${new URL('dist/esm/api/index.mjs', tsx)}').then(({ register }) => { register(); return ${start} })`
}
