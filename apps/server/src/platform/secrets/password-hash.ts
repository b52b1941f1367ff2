import { AppError } from '@ephemeris/contract/errors'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue, type Enqueue, QueueFullError } from '../processes/work-queue.ts'

/** argon2id, which is the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Each takes a core and 19 MiB for some milliseconds. */
const AT_ONCE = 2
const MAX_WAITING = 50
/**
 * A login by address takes two turns, and a delayed one waits two seconds before them: it is asked to wait after eight
 * seconds at most, while a person and every proxy of `deploy/` still wait for the answer.
 */
const MAX_WAIT_MS = 3 * SECOND_MS

/** No password matches it; checking one against it takes as long as against any other. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$Kh38LWz+ivlw3Cv2kr6dCw$L7tHac0opUTsL09GOXsNr0mx94O9QGLGL97DBv3PKag'

export interface PasswordHasher {
  /** @throws AppError UNAVAILABLE while too many wait, or after too long a wait */
  hash(password: string): Promise<string>
  /**
   * `hash` is `null` where there is no such user or password: the answer is no, and takes as long.
   * @throws AppError UNAVAILABLE while too many wait, or after too long a wait
   */
  verify(hash: string | null, password: string): Promise<boolean>
  /** How often a hash was computed. */
  runs(): number
}

/** Two at once, so that a flood of logins leaves the processor to others; a caller who waits too long is sent away. (ACC-66) */
export function createPasswordQueue(): Enqueue {
  return createWorkQueue(AT_ONCE, { maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS })
}

/** `enqueue` decides when a hash is computed. */
export function createPasswordHasher(enqueue: Enqueue = createPasswordQueue()): PasswordHasher {
  let runs = 0

  async function computeQueued<Result>(compute: () => Promise<Result>): Promise<Result> {
    try {
      return await enqueue(() => {
        runs++
        return compute()
      })
    } catch (error) {
      throw error instanceof QueueFullError ? new AppError('UNAVAILABLE') : error
    }
  }

  return {
    hash: (password) => computeQueued(() => hash(password, COST)),
    verify: (known, password) =>
      computeQueued(async () => (await verify(known ?? DUMMY_HASH, password)) && known !== null),
    runs: () => runs,
  }
}
