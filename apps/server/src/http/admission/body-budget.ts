import { AppError } from '@ephemeris/contract/errors'
import type { CallOrigin } from '#server/platform/client-network'

const KIB = 1024
const MIB = 1024 * KIB

/** Bodies up to this size have a budget of their own, which larger ones cannot use up. */
const SMALL_BYTES = 64 * KIB

/** How many bytes of bodies may be under way at once. */
interface Budget {
  readonly name: 'large' | 'small' | 'anonymous'
  readonly ofAll: number
  /** From one IPv4 address, or from one IPv6 /48. */
  readonly ofPlace: number
  readonly ofUser: number
}

/** A user may send one of the largest files, a place two of them, and some other large bodies at the same time. */
const LARGE: Budget = { name: 'large', ofAll: 64 * MIB, ofPlace: 44 * MIB, ofUser: 24 * MIB }

/** Thirty-two places have to use up their shares before another caller is refused. */
const SMALL: Budget = { name: 'small', ofAll: 16 * MIB, ofPlace: 512 * KIB, ofUser: 256 * KIB }

/** For calls without a user, which take at most 16 KiB each. Sixty-four places have to use up their shares. */
const ANONYMOUS: Budget = { name: 'anonymous', ofAll: 16 * MIB, ofPlace: 256 * KIB, ofUser: 0 }

export interface Sender extends CallOrigin {
  /** `null`: not signed in. */
  readonly userId: string | null
}

interface Share {
  readonly key: string
  readonly limit: number
  readonly refusal: 'UPLOADS_BUSY' | 'UPLOADS_TOO_MANY'
}

/** Counts the bytes of the bodies that this process receives or works on, and who sends them. (API-32) */
export class BodyBudget {
  readonly #taken = new Map<string, number>()

  /**
   * Reserves the bytes of a body before its first byte is read.
   * @returns releases them; to be called once
   * @throws AppError UPLOADS_TOO_MANY where the user or the place has too much under way, UPLOADS_BUSY where all have
   */
  take(bytes: number, sender: Sender): () => void {
    const shares = sharesOf(bytes, sender)
    const exceeded = shares.find(({ key, limit }) => this.#bytesOf(key) + bytes > limit)
    if (exceeded) throw new AppError(exceeded.refusal)

    for (const { key } of shares) this.#taken.set(key, this.#bytesOf(key) + bytes)
    return () => {
      for (const { key } of shares) this.#release(key, bytes)
    }
  }

  /** Whether nothing is under way. */
  get isEmpty(): boolean {
    return this.#taken.size === 0
  }

  #bytesOf(key: string): number {
    return this.#taken.get(key) ?? 0
  }

  #release(key: string, bytes: number): void {
    const left = this.#bytesOf(key) - bytes
    if (left > 0) this.#taken.set(key, left)
    else this.#taken.delete(key)
  }
}

/** The sender's own shares come first, so that a sender who takes too much learns it. */
function sharesOf(bytes: number, { network, site, userId }: Sender): readonly Share[] {
  const { name, ofAll, ofPlace, ofUser } = budgetFor(bytes, userId)
  const share = (holder: string, limit: number, refusal: Share['refusal']) => ({
    key: `${name} ${holder}`,
    limit,
    refusal,
  })
  return [
    ...(userId === null ? [] : [share(`user ${userId}`, ofUser, 'UPLOADS_TOO_MANY')]),
    share(`place ${site ?? network}`, ofPlace, 'UPLOADS_TOO_MANY'),
    share('all', ofAll, 'UPLOADS_BUSY'),
  ]
}

function budgetFor(bytes: number, userId: string | null): Budget {
  if (userId === null) return ANONYMOUS
  return bytes > SMALL_BYTES ? LARGE : SMALL
}
