import { AppError } from '@ephemeris/contract/errors'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { createWorkQueue, QueueFullError } from '#server/platform/processes/work-queue'

/** Calls that work at the same time; more would only wait for the ten database connections. */
const MAX_AT_ONCE = 200

/**
 * A caller who is refused at once asks again at once, and a server that is busy refusing answers no one. Each who waits
 * holds a socket, of which there are `LIMITS.sockets`.
 */
const MAX_WAIT_MS = SECOND_MS

/** Lets calls wait while too many others are being worked on, and turns them away after a second. (API-12) */
export class OverloadGuard {
  readonly #enqueue = createWorkQueue(MAX_AT_ONCE, { maxWaitMs: MAX_WAIT_MS })
  #present = 0

  /** For a call that is answered at once: `null` while there is room. @throws AppError UNAVAILABLE */
  admit(): Promise<void> | null {
    return this.#present < MAX_AT_ONCE ? null : this.run(() => {})
  }

  /** @throws AppError UNAVAILABLE */
  async run<T>(work: () => T | Promise<T>): Promise<T> {
    this.#present++
    try {
      return await this.#enqueue(async () => work())
    } catch (error) {
      throw error instanceof QueueFullError ? new AppError('UNAVAILABLE') : error
    } finally {
      this.#present--
    }
  }
}
