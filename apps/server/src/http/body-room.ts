import { AppError } from '@ephemeris/contract/errors'

const MIB = 1024 * 1024

/** Of all bodies together; each is in memory up to three times for a moment: as received, put together, and as text. */
const BYTES_OF_ALL = 64 * MIB

/** Of all callers who are not signed in, so that they never take the room of those who are. */
const BYTES_OF_STRANGERS = 16 * MIB

/** Of one network of such callers; what they have to send are a few kilobytes. */
const BYTES_OF_STRANGER = 4 * MIB

/** Of one network: two of the largest files, and what else is sent meanwhile. */
const BYTES_OF_NETWORK = 44 * MIB

/** Of one user: one of the largest files, and what else is sent meanwhile. */
const BYTES_OF_USER = 24 * MIB

export interface Sender {
  readonly network: string
  /** `null`: not signed in. */
  readonly userId: string | null
}

interface Share {
  readonly key: string
  readonly limit: number
  readonly refusal: 'UPLOADS_BUSY' | 'UPLOADS_TOO_MANY'
}

/** Bytes of the bodies that are being received or worked on in this process, and whose they are. (API-32) */
export class BodyRoom {
  readonly #taken = new Map<string, number>()

  /**
   * Takes room for a body before its first byte is read.
   * @returns gives the room back; to be called once
   * @throws AppError UPLOADS_TOO_MANY where the caller has too much under way, UPLOADS_BUSY where all callers have
   */
  take(bytes: number, sender: Sender): () => void {
    const shares = sharesOf(sender)
    const exceeded = shares.find(({ key, limit }) => this.bytesOf(key) + bytes > limit)
    if (exceeded) throw new AppError(exceeded.refusal)

    for (const { key } of shares) this.#taken.set(key, this.bytesOf(key) + bytes)
    return () => {
      for (const { key } of shares) this.#giveBack(key, bytes)
    }
  }

  /** @param key of a share; unset: all */
  bytesOf(key = 'all'): number {
    return this.#taken.get(key) ?? 0
  }

  #giveBack(key: string, bytes: number): void {
    const left = this.bytesOf(key) - bytes
    if (left > 0) this.#taken.set(key, left)
    else this.#taken.delete(key)
  }
}

/** The caller's own shares first: a caller who takes too much is told so. */
function sharesOf({ network, userId }: Sender): readonly Share[] {
  const own = (key: string, limit: number): Share => ({ key, limit, refusal: 'UPLOADS_TOO_MANY' })
  const common = (key: string, limit: number): Share => ({ key, limit, refusal: 'UPLOADS_BUSY' })
  const all = common('all', BYTES_OF_ALL)
  if (userId !== null) {
    return [own(`user ${userId}`, BYTES_OF_USER), own(`network ${network}`, BYTES_OF_NETWORK), all]
  }
  return [own(`stranger ${network}`, BYTES_OF_STRANGER), common('strangers', BYTES_OF_STRANGERS), all]
}
