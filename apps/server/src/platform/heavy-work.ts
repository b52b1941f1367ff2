import { AppError } from '@ephemeris/contract/errors'
import { createTurns, TurnsFullError } from '#server/platform/turns'

/** Each takes a processor and hundreds of megabytes for as long as it takes. */
const AT_ONCE = 2
/** Each holds a whole file in memory. */
const MAX_WAITING = 3
const RETRY_SECONDS = 10

/**
 * Work on a ledger or a file whose size a user decides: one at a time of one user, a few of all, and few wait, so that no
 * number of callers fills the memory or keeps other calls out. (LEDGER-16)
 */
export interface HeavyWork {
  /** @throws AppError RATE_LIMITED while the user has some under way, UNAVAILABLE while too many others wait */
  run<Result>(userId: string, work: () => Promise<Result>): Promise<Result>
  /** For work that lasts as long as an answer travels: only the user's own counts. @returns what ends it */
  hold(userId: string): () => void
}

export function createHeavyWork(): HeavyWork {
  const inTurn = createTurns(AT_ONCE, MAX_WAITING)
  const working = new Set<string>()
  const sending = new Set<string>()
  return {
    run: async (userId, work) => {
      const end = enter(working, userId)
      try {
        return await inTurn(work)
      } catch (error) {
        throw error instanceof TurnsFullError ? busy('UNAVAILABLE') : error
      } finally {
        end()
      }
    },
    hold: (userId) => enter(sending, userId),
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
