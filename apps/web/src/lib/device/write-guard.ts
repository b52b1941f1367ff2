import { isLockTaken } from '#web/lib/tab-lock/lock-record'

/** Whether this tab may write what all tabs share; `pending`: not yet, but it may come. */
export type WritePermit = 'pending' | 'granted' | 'refused'

/** This tab has lost the lock: another one writes. */
export class WriteRefused extends Error {}

/** Guards data that all tabs of this device share: only the holder of the tab lock may write. (LOCK-10) */
export class WriteGuard {
  readonly #hasRival: () => boolean
  readonly #listeners = new Set<() => void>()
  readonly #running = new Set<Promise<unknown>>()
  #permit: WritePermit = 'pending'

  /** `hasRival` is asked before every write: whether another tab has taken the lock without a message. */
  constructor(hasRival: () => boolean) {
    this.#hasRival = hasRival
  }

  /** To be asked immediately before each write that happens at once. */
  get permit(): WritePermit {
    if (this.#permit === 'granted' && this.#hasRival()) this.change('refused')
    return this.#permit
  }

  /** What was last heard, without asking whether it still holds: for what is drawn, never for a write. */
  get lastPermit(): WritePermit {
    return this.#permit
  }

  change(permit: WritePermit): void {
    if (permit === this.#permit) return
    this.#permit = permit
    for (const notify of this.#listeners) notify()
  }

  /** Calls `notify` after every change of the permit. Returns the way to end it. */
  subscribe(notify: () => void): () => void {
    this.#listeners.add(notify)
    return () => this.#listeners.delete(notify)
  }

  /**
   * Runs a write that takes a while, as soon as this tab may; the lock is not handed over before it has come to an end.
   *
   * @throws WriteRefused if the tab has lost the lock
   */
  async run<T>(write: () => Promise<T>): Promise<T> {
    while (this.permit === 'pending') await this.#nextChange()
    if (this.permit === 'refused') throw new WriteRefused('another tab has taken over')
    const running = write()
    this.#running.add(running)
    try {
      return await running
    } finally {
      this.#running.delete(running)
    }
  }

  /** The end of all writes under way; `null` if there are none. */
  get lastWrites(): Promise<unknown> | null {
    return this.#running.size > 0 ? Promise.allSettled(this.#running) : null
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const leave = this.subscribe(() => {
        leave()
        resolve()
      })
    })
  }
}

export const tabWrites = new WriteGuard(isLockTaken)
