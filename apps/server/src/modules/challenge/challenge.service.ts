import { createHash } from 'node:crypto'
import type { ProofOfWork } from '@ephemeris/contract/account/challenge'
import { AppError } from '@ephemeris/contract/errors'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import { deleteExpiredChallenges, findChallengeKey, insertUsedChallenge } from './challenge.queries.ts'
import { CHALLENGE_MS, createProofOfWork, readProof } from './proof-of-work.ts'
import { verifyTurnstile } from './turnstile.ts'

const CHALLENGES = { name: 'challenge', points: 60, seconds: 60 } as const

/** @throws AppError NOT_FOUND where the installation asks for another kind of challenge; RATE_LIMITED */
export async function issueChallenge({ env, db, clock, limits }: Deps, caller: Caller): Promise<ProofOfWork> {
  if (env.challenge.kind !== 'altcha') throw new AppError('NOT_FOUND')
  await limits.takeFrom(CHALLENGES, caller)
  return createProofOfWork(await findChallengeKey(db), clock.now())
}

/**
 * Lets pass who answered the challenge, once per answer; to be asked before anything that costs. (CHAL-1)
 *
 * @throws AppError CHALLENGE_REQUIRED, CHALLENGE_FAILED; UNAVAILABLE while no one can say
 */
export async function requireChallenge(deps: Deps, answer: string | null, caller: Caller): Promise<void> {
  if (deps.env.challenge.kind === 'off') return
  if (answer === null || answer === '') throw new AppError('CHALLENGE_REQUIRED')
  if (await isAnswered(deps, answer, caller)) return
  deps.audit('challenge failed', { address: caller.address })
  throw new AppError('CHALLENGE_FAILED')
}

async function isAnswered(deps: Deps, answer: string, caller: Caller): Promise<boolean> {
  const { db, clock, env } = deps
  if (env.challenge.kind === 'turnstile') {
    const { secretKey } = env.challenge
    const verdict = await verifyTurnstile(deps.outbound, {
      secretKey,
      answer,
      address: caller.address,
      hostnames: ownHostnames(deps),
    })
    if (verdict === 'unknown') throw new AppError('UNAVAILABLE')
    return verdict === 'human' && isFirstUse(deps, answer)
  }
  const proof = await readProof(answer, await findChallengeKey(db))
  return proof !== null && clock.now() <= proof.until && isFirstUse(deps, proof.signature)
}

/** A challenge expires before the record of its use is deleted. */
function isFirstUse({ db, clock }: Deps, what: string): Promise<boolean> {
  const hash = createHash('sha256').update(what).digest()
  return insertUsedChallenge(db, hash, new Date(clock.now() + 2 * CHALLENGE_MS))
}

function ownHostnames({ env, origin }: Deps): string[] {
  const named = [env.mainlandHost, env.internationalHost].filter((host) => host !== null)
  return [new URL(origin.url()).hostname, ...named]
}

export async function sweepUsedChallenges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredChallenges(db, new Date(clock.now()))
}
