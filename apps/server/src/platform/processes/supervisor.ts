import { type ChildProcess, fork } from 'node:child_process'
import process from 'node:process'
import { pause } from '../timers.ts'
import { watchStopRequests } from './stop-signal.ts'

/** So many deaths within a minute are no accident. */
const MOST_DEATHS = 5
const COUNTED_MS = 60_000
/** Before each start but the first one after a death. */
const PAUSE_MS = 1000
/** With it a program says that it cannot start, after it has said why. */
const REFUSED = 1

interface Supervised {
  readonly program: URL
  /** The argument of the program, as JSON. @param lastMessage the program’s; `undefined`: it has never served */
  handover(deaths: number, lastMessage: unknown): object
  print(line: string): void
  /** Stops what a dead program has left running. */
  cleanUp(): Promise<void>
}

interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/**
 * Runs a program, which sends a message as soon as it serves, and runs it again whenever it dies: at once, and from the
 * second death within a minute on after a pause. Five deaths within a minute end it. A start that the program refuses is
 * no death, unless it has served before. (OPS-92)
 *
 * @returns the exit code; nothing is left running
 */
export async function supervise({ program, handover, print, cleanUp }: Supervised): Promise<number> {
  const stopping = new AbortController()
  let running: ChildProcess | null = null
  let lastMessage: unknown
  let deaths = 0
  let recent: number[] = []

  watchStopRequests({
    asked: (signal) => {
      stopping.abort()
      // A message, since a terminal has sent the signal already, and a second one would insist.
      running?.send(signal, () => {})
    },
    insisted: () => running?.kill('SIGKILL'),
  })
  process.once('exit', () => running?.kill('SIGKILL'))

  for (;;) {
    running = fork(program, [JSON.stringify(handover(deaths, lastMessage))])
    running.on('message', (message) => {
      lastMessage = message
    })
    const end = await endOf(running)
    running = null
    if (end.code === 0 || (end.code === REFUSED && lastMessage === undefined)) return end.code
    if (stopping.signal.aborted) break

    deaths++
    const now = performance.now()
    recent = [...recent.filter((at) => now - at < COUNTED_MS), now]
    if (recent.length >= MOST_DEATHS) {
      print(`The server ${describeEnd(end)}, ${MOST_DEATHS} times within a minute. It is not started again.`)
      break
    }
    print(`The server ${describeEnd(end)}. It is started again.`)
    if (recent.length > 1) await pause(PAUSE_MS, stopping.signal).catch(() => {})
    if (stopping.signal.aborted) {
      await cleanUp()
      return 0
    }
  }
  await cleanUp()
  return 1
}

function endOf(program: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    program.once('exit', (code, signal) => resolve({ code, signal }))
    // It could not even be started.
    program.once('error', () => resolve({ code: null, signal: null }))
  })
}

function describeEnd({ code, signal }: End): string {
  if (signal !== null) return `was ended by ${signal}`
  return code === null ? 'could not be run' : `ended with code ${code}`
}
