import { settledWithin } from '#web/lib/time/settled-within'

const NAME = 'ephemeris.tab-lock'

/** Of a browser that is busy; one that answers later than this does not answer at all. */
const LIMIT_MS = 10_000

/** How a claim ends. `stolen` may follow `granted`; a claim that another one replaces, or that is given up, never ends. */
export type ClaimAnswer = 'granted' | 'refused' | 'stolen' | 'failed'

/** The lock that the browser itself keeps for all tabs: exclusive, and freed by the end of its holder, however it came. */
export class BrowserLock {
  readonly #answer: (answer: ClaimAnswer) => void
  #claim = new AbortController()
  #letGo: (() => void) | null = null

  constructor(answer: (answer: ClaimAnswer) => void) {
    this.#answer = answer
  }

  /** Absent in older browsers, on origins that are not secure, and where the browser forbids it. */
  static get exists(): boolean {
    try {
      return 'locks' in navigator && Boolean(navigator.locks)
    } catch {
      return false
    }
  }

  /** Only without the lock. `queue`: as soon as it is free; `try`: now or never; `steal`: anyone who holds it. */
  claim(how: 'queue' | 'try' | 'steal'): void {
    this.#claim.abort()
    const claim = new AbortController()
    this.#claim = claim
    void this.#request(claim.signal, how)
  }

  /**
   * Answers `refused`, unless the claim that waits is granted: the browser answers in the order in which it was asked.
   * `failed` if it answers neither.
   */
  async ask(): Promise<void> {
    const { signal } = this.#claim
    const answer = await settledWithin(navigator.locks.query(), LIMIT_MS)
    if (!signal.aborted && this.#letGo === null) this.#answer(answer === null ? 'failed' : 'refused')
  }

  /** Gives up the lock, or the claim to it; a lock that is held only when `last` has come to an end. */
  release(last: Promise<unknown> | null): void {
    this.#claim.abort()
    const letGo = this.#letGo
    this.#letGo = null
    if (!letGo) return
    if (last) void last.finally(letGo)
    else letGo()
  }

  async #request(signal: AbortSignal, how: 'queue' | 'try' | 'steal'): Promise<void> {
    const options: LockOptions = { queue: { signal }, try: { ifAvailable: true }, steal: { steal: true } }[how]
    let letGo: (() => void) | null = null
    try {
      await navigator.locks.request(NAME, options, async (lock) => {
        if (signal.aborted) return
        if (!lock) return this.#answer('refused')
        await new Promise<void>((resolve) => {
          letGo = resolve
          this.#letGo = resolve
          this.#answer('granted')
        })
      })
    } catch {
      if (letGo !== null && this.#letGo === letGo) {
        this.#letGo = null
        this.#answer('stolen')
      } else if (letGo === null && !signal.aborted) this.#answer('failed')
    }
  }
}
