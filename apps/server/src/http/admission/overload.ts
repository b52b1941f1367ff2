import { AppError } from '@ephemeris/contract/errors'

/** Calls that work at the same time; more would only wait for the ten database connections. */
const MAX_AT_ONCE = 200

/** Turns calls away while too many others are being worked on, so that those are finished. (API-12) */
export class OverloadGuard {
  #atWork = 0

  /** For a call that is answered at once. @throws AppError UNAVAILABLE */
  admit(): void {
    if (this.#atWork >= MAX_AT_ONCE) throw new AppError('UNAVAILABLE')
  }

  /** @throws AppError UNAVAILABLE */
  async run<T>(work: () => T | Promise<T>): Promise<T> {
    this.admit()
    this.#atWork++
    try {
      return await work()
    } finally {
      this.#atWork--
    }
  }
}
