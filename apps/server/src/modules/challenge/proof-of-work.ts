import type { ProofOfWork } from '@ephemeris/contract/account/challenge'
import { type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'

/** How long a challenge is good for. (CHAL-2) */
export const CHALLENGE_MS = 300 * SECOND_MS

/** About a second of work for a telephone, a few milliseconds for us. */
const COST = { algorithm: 'PBKDF2/SHA-256', cost: 1000 } as const
const LEAST_WORK = 500
const MOST_WORK = 1500

/** A challenge whose solution costs its solver some work. The end of its time is part of what is signed. */
export async function createProofOfWork(key: string, now: Instant): Promise<ProofOfWork> {
  const { parameters, signature = '' } = await createChallenge({
    ...COST,
    counter: randomInt(LEAST_WORK, MOST_WORK),
    deriveKey,
    hmacSignatureSecret: key,
    // The library's own expiry knows the real time only, not the clock of a demonstration.
    data: { until: now + CHALLENGE_MS },
  })
  return { parameters: { ...parameters }, signature }
}

const answer = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(COST.algorithm),
      cost: z.literal(COST.cost),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      data: z.strictObject({ until: z.number() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(64) }),
})

/** A solved challenge. */
export interface Proof {
  /** The same for every solution of the same challenge. */
  readonly signature: string
  readonly until: Instant
}

/** `text` is what the browser sent: JSON in base64. `null`: it is no solution of a challenge that `key` has signed. */
export async function readProof(text: string, key: string): Promise<Proof | null> {
  const { data } = answer.safeParse(parseJson(Buffer.from(text, 'base64').toString()))
  if (!data) return null
  const { challenge, solution } = data
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: key })
  return verified ? { signature: challenge.signature, until: instant(challenge.parameters.data.until) } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
