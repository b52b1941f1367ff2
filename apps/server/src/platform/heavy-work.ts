import { AppError } from '@ephemeris/contract/errors'
import { createTurns, TurnsFullError } from '#server/platform/turns'

/**
 * What is worked on: a file or an entry of a ledger, or statistics. Each kind has its turns, so that neither keeps the
 * other out.
 */
export type HeavyKind = 'file' | 'statistics'

/** Each takes a processor and hundreds of megabytes for as long as it takes. */
const AT_ONCE: Readonly<Record<HeavyKind, number>> = { file: 2, statistics: 1 }
/** Each holds a whole file in memory. */
const MAX_WAITING = 3
/** Of each kind, running or waiting: a network alone never has all places. */
const MAX_OF_NETWORK = 2
const RETRY_SECONDS = 10

/** Who asks for heavy work. */
export interface HeavyCaller {
  /** Of the user. */
  readonly id: string
  /** As limits count it. */
  readonly network: string
}

/**
 * Work on a ledger or a file whose size a user decides: one at a time of one user, two of one network, a few of all, and
 * few wait, so that no number of callers fills the memory or keeps other calls out. (LEDGER-16, LEDGER-17)
 */
export interface HeavyWork {
  /** @throws AppError RATE_LIMITED while the user has some of the kind under way, UNAVAILABLE while there is no place */
  run<Result>(kind: HeavyKind, caller: HeavyCaller, work: () => Promise<Result>): Promise<Result>
  /** For work that lasts as long as an answer travels: only the user's own counts. @returns what ends it */
  hold(userId: string): () => void
}

export function createHeavyWork(): HeavyWork {
  const kinds = { file: createKind('file'), statistics: createKind('statistics') }
  const sending = new Set<string>()
  return {
    run: (kind, caller, work) => kinds[kind](caller, work),
    hold: (userId) => enter(sending, userId),
  }
}

function createKind(kind: HeavyKind) {
  const inTurn = createTurns(AT_ONCE[kind], MAX_WAITING)
  const working = new Set<string>()
  const networks: string[] = []
  return async <Result>({ id, network }: HeavyCaller, work: () => Promise<Result>): Promise<Result> => {
    const end = enter(working, id)
    try {
      if (networks.filter((one) => one === network).length >= MAX_OF_NETWORK) throw busy('UNAVAILABLE')
      networks.push(network)
      try {
        return await inTurn(work)
      } finally {
        networks.splice(networks.indexOf(network), 1)
      }
    } catch (error) {
      throw error instanceof TurnsFullError ? busy('UNAVAILABLE') : error
    } finally {
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
