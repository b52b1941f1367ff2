import { AppError } from '@ephemeris/contract/errors'
import { hash, verify } from '@node-rs/argon2'

/** argon2id, which is the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Each takes a core and 19 MiB for some milliseconds. */
const AT_ONCE = 2
const MAX_WAITING = 50

/** No password matches it; checking one against it takes as long as against any other. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$Kh38LWz+ivlw3Cv2kr6dCw$L7tHac0opUTsL09GOXsNr0mx94O9QGLGL97DBv3PKag'

export interface PasswordHasher {
  /** @throws AppError UNAVAILABLE while too many wait */
  hash(password: string): Promise<string>
  /**
   * `hash` is `null` where there is no such user or password: the answer is no, and takes as long.
   * @throws AppError UNAVAILABLE while too many wait
   */
  verify(hash: string | null, password: string): Promise<boolean>
  /** How often a hash was computed. */
  runs(): number
}

/** Computes at most two hashes at once, so that a flood of sign-ins leaves the processor to others. (ACC-20) */
export function createPasswordHasher(): PasswordHasher {
  const waiting: (() => void)[] = []
  let atWork = 0
  let runs = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (atWork >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new AppError('UNAVAILABLE')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      atWork++
    }
    runs++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else atWork--
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: (known, password) => inTurn(async () => (await verify(known ?? NOBODYS, password)) && known !== null),
    runs: () => runs,
  }
}
