import { AppError } from '@ephemeris/contract/errors'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { ProcessEndedError } from './separate-process.ts'
import { createWorkQueue, QueueFullError } from './work-queue.ts'

/**
 * What is worked on: a file or an entry of a ledger, or statistics. Each kind has its turns, so that neither keeps the
 * other out.
 */
export type HeavyKind = 'file' | 'statistics'

/** Each takes a processor and hundreds of megabytes for as long as it takes. */
const AT_ONCE: Readonly<Record<HeavyKind, number>> = { file: 2, statistics: 1 }
const LIMITS = {
  /** Each holds a whole file in memory. */
  maxWaiting: 3,
  /** Each waiting call is answered within seconds, whatever those before are doing. */
  maxWaitMs: 5000,
  /** Of a network, which never has all places, nor all processes where there are two. */
  ofKey: { atOnce: 1, inAll: 2 },
} as const
/**
 * Of the time that a process has worked until it had to be ended: honest files rarely come so far. A process that
 * ended for a reason outside of it costs nothing.
 */
const COST_OF_ENDED = { time: 5, memory: 5, shared: 0, killed: 0 } as const
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

type ChargedWork<Result> = (charge: (processorMs: number) => void) => Promise<Result>

/**
 * Work on a ledger or a file whose size a user decides: one at a time of one user, one of one network while another one
 * of it waits, a few of all, and few wait, so that no number of callers fills the memory or keeps other calls out.
 * (LEDGER-16, LEDGER-17)
 */
export interface HeavyWork {
  /**
   * @throws AppError RATE_LIMITED while the user has some of the kind under way, or has used up the time that there is;
   * UNAVAILABLE while there is no place
   * @param work calls `charge` with what its processes cost; work that does not is charged by the clock
   * @throws what `work` throws; if that is a `ProcessEndedError`, its time counts several times or not at all
   */
  run<Result>(kind: HeavyKind, caller: HeavyCaller, work: ChargedWork<Result>): Promise<Result>
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

function createKind(kind: HeavyKind, budget: HeavyBudget, count: (outcome: HeavyOutcome) => void) {
  const working = new Set<string>()
  const enqueue = createWorkQueue(AT_ONCE[kind], LIMITS)

  return async <Result>(caller: HeavyCaller, work: ChargedWork<Result>): Promise<Result> => {
    const end = enter(working, caller.id)
    let startedAt: number | null = null
    let processorMs: number | null = null
    let ended: ProcessEndedError | null = null
    try {
      await budget.requireLeft(caller)
      return await enqueue(() => {
        startedAt = performance.now()
        return work((ms) => {
          processorMs = (processorMs ?? 0) + ms
        })
      }, caller.network)
    } catch (error) {
      if (startedAt === null && error instanceof QueueFullError) throw busy('UNAVAILABLE')
      if (error instanceof ProcessEndedError) ended = error
      throw error
    } finally {
      if (startedAt !== null) {
        count(ended ? `${kind} ended` : `${kind} done`)
        const cost = ended ? COST_OF_ENDED[ended.spent] : 1
        // The work is done, whether or not the database can note it.
        await budget.spend(caller, (cost * (processorMs ?? performance.now() - startedAt)) / SECOND_MS).catch(() => {})
      }
      end()
    }
  }
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
