import { AppError } from '@ephemeris/contract/errors'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { after } from '../timers.ts'
import { ProcessEndedError } from './separate-process.ts'

/**
 * What is worked on: a file or an entry of a ledger, or statistics. Each kind has its turns, so that neither keeps the
 * other out.
 */
export type HeavyKind = 'file' | 'statistics'

/** Each takes a processor and hundreds of megabytes for as long as it takes. */
const AT_ONCE: Readonly<Record<HeavyKind, number>> = { file: 2, statistics: 1 }
/** Each holds a whole file in memory. */
const MAX_WAITING = 3
/** Of each kind, running or waiting: a network alone never has all places, */
const MAX_OF_NETWORK = 2
/** and never all processes where there are two. */
const RUNNING_OF_NETWORK = 1
/** Each waiting call is answered within seconds, whatever those before are doing. */
const MAX_WAIT_MS = 5000
/** Of the time that a process has worked until it had to be ended: honest files rarely come so far. */
const COST_OF_ENDED = 5
const RETRY_SECONDS = 10

/** Who asks for heavy work. */
export interface HeavyCaller {
  /** Of the user. */
  readonly id: string
  /** As limits count it. */
  readonly network: string
}

/** How long callers may work. */
export interface HeavyBudget {
  /** @throws AppError RATE_LIMITED if nothing is left */
  requireLeft(caller: HeavyCaller): Promise<void>
  spend(caller: HeavyCaller, seconds: number): Promise<void>
}

/**
 * Work on a ledger or a file whose size a user decides: one at a time of one user, one of one network while another one
 * of it waits, a few of all, and few wait, so that no number of callers fills the memory or keeps other calls out.
 * (LEDGER-16, LEDGER-17)
 */
export interface HeavyWork {
  /**
   * @throws AppError RATE_LIMITED while the user has some of the kind under way, or has used up the time that there is;
   * UNAVAILABLE while there is no place
   * @throws what `work` throws; if that is a `ProcessEndedError`, its time counts several times
   */
  run<Result>(kind: HeavyKind, caller: HeavyCaller, work: () => Promise<Result>): Promise<Result>
  /** For work that lasts as long as an answer travels: only the user's own counts. @returns what ends it */
  hold(userId: string): () => void
}

/** @param count counts what began, by its end: `file ended` where a process had to be ended */
export function createHeavyWork(budget: HeavyBudget, count: (outcome: HeavyOutcome) => void): HeavyWork {
  const kinds = { file: createKind('file', budget, count), statistics: createKind('statistics', budget, count) }
  const sending = new Set<string>()
  return {
    run: (kind, caller, work) => kinds[kind](caller, work),
    hold: (userId) => enter(sending, userId),
  }
}

type HeavyOutcome = `${HeavyKind} ${'done' | 'ended'}`

interface Waiting {
  readonly network: string
  readonly start: () => void
}

function createKind(kind: HeavyKind, budget: HeavyBudget, count: (outcome: HeavyOutcome) => void) {
  const working = new Set<string>()
  const running: string[] = []
  const waiting: Waiting[] = []

  function mayStart(network: string): boolean {
    return running.length < AT_ONCE[kind] && countOf(running, network) < RUNNING_OF_NETWORK
  }

  /** Those who wait for their own network let others pass. */
  async function waitForTurn(network: string): Promise<void> {
    if (mayStart(network)) {
      running.push(network)
      return
    }
    const own = countOf(running, network) + waiting.filter((one) => one.network === network).length
    if (own >= MAX_OF_NETWORK || waiting.length >= MAX_WAITING) throw busy('UNAVAILABLE')
    await new Promise<void>((resolve, reject) => {
      const one = { network, start: resolve }
      const stopClock = after(MAX_WAIT_MS, () => {
        waiting.splice(waiting.indexOf(one), 1)
        reject(busy('UNAVAILABLE'))
      })
      one.start = () => {
        stopClock()
        resolve()
      }
      waiting.push(one)
    })
  }

  function endTurn(network: string): void {
    running.splice(running.indexOf(network), 1)
    const next = waiting.findIndex((one) => mayStart(one.network))
    for (const { network: other, start } of next < 0 ? [] : waiting.splice(next, 1)) {
      running.push(other)
      start()
    }
  }

  return async <Result>(caller: HeavyCaller, work: () => Promise<Result>): Promise<Result> => {
    const end = enter(working, caller.id)
    try {
      await budget.requireLeft(caller)
      await waitForTurn(caller.network)
      const startedAt = performance.now()
      let isEnded = false
      try {
        return await work()
      } catch (error) {
        isEnded = error instanceof ProcessEndedError
        throw error
      } finally {
        endTurn(caller.network)
        count(isEnded ? `${kind} ended` : `${kind} done`)
        const cost = isEnded ? COST_OF_ENDED : 1
        // The work is done, whether or not the database can note it.
        await budget.spend(caller, (cost * (performance.now() - startedAt)) / SECOND_MS).catch(() => {})
      }
    } finally {
      end()
    }
  }
}

function countOf(networks: readonly string[], network: string): number {
  return networks.filter((one) => one === network).length
}

function enter(users: Set<string>, userId: string): () => void {
  if (users.has(userId)) throw busy('RATE_LIMITED')
  users.add(userId)
  return () => {
    users.delete(userId)
  }
}

function busy(code: 'RATE_LIMITED' | 'UNAVAILABLE'): AppError {
  return new AppError(code, '', { retryAfterSeconds: RETRY_SECONDS })
}
