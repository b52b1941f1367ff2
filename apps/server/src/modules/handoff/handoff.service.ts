import { AppError } from '@ephemeris/contract/errors'
import type { HandoffCheck, HandoffProof, MadeHandoff } from '@ephemeris/contract/handoff'
import { HANDOFF_LIFE_MS, isHandoffExpired } from '@ephemeris/core/handoff/handoff-session'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { holdUser } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import type { SignedInUser } from '#server/http/gatekeeper'
import { hashToken, isTokenOf, newId, newToken } from '#server/platform/secrets/tokens'
import { networkAreaOf, newMatch } from '../qr-login/qr-match.ts'
import {
  countHandoffs,
  deleteHandoff,
  deleteHandoffsOutside,
  insertHandoff,
  type StoredHandoff,
  touchHandoff,
  updateHandoff,
} from './handoff.queries.ts'
import { lockOpenHandoff } from './open-handoff.service.ts'

const HANDOFFS_MADE = { name: 'handoff-made', points: 10, seconds: 60, refusal: 'QR_RATE' } as const
const MAX_HANDOFFS = 10_000
const HANDOFF_PAUSE_MS = SECOND_MS

type HandoffDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Makes a code for the calling device to show. (HAND-1, HAND-6)
 * @throws AppError QR_RATE; TOKEN_INVALID
 */
export async function startHandoff(
  { db, clock, limits }: HandoffDeps & Pick<Deps, 'limits'>,
  user: SignedInUser,
  caller: Caller,
): Promise<MadeHandoff> {
  await limits.takeFrom(HANDOFFS_MADE, caller)
  if ((await countHandoffs(db)) >= MAX_HANDOFFS) {
    throw new AppError('QR_RATE', '', { retryAfterSeconds: HANDOFF_LIFE_MS / SECOND_MS })
  }
  const handoffId = newId('h')
  const secret = newToken()
  const { match } = newMatch()
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, user)
    await insertHandoff(transaction, {
      idHash: hashToken(handoffId),
      secretHash: hashToken(secret),
      userId: user.id,
      sessionId: user.sessionId,
      device: caller.device,
      network: networkAreaOf(caller),
      match,
      createdAt: new Date(clock.now()),
    })
  })
  return { handoffId, secret, match, expiresInSeconds: HANDOFF_LIFE_MS / SECOND_MS }
}

/**
 * How far a hand-off is. The sealed link is in one answer only: then it is no longer stored. (HAND-3)
 * @throws AppError NOT_FOUND, QR_EXPIRED, QR_RATE
 */
export async function collectLink({ db, clock }: HandoffDeps, proof: HandoffProof): Promise<HandoffCheck> {
  const idHash = hashToken(proof.handoffId)
  const now = clock.now()
  return db.transaction().execute(async (transaction) => {
    const { state, isFar, opener, sealed, createdAt } = await ownHandoff(transaction, idHash, proof)
    if (isHandoffExpired({ createdAt }, now) || state === 'collected') throw new AppError('QR_EXPIRED')
    if (state === 'sent') {
      await updateHandoff(transaction, idHash, { state: 'collected', sealed: null })
      return { status: state, isFar, device: opener, sealed }
    }
    await requirePause(transaction, idHash, { column: 'polled_at', now })
    return { status: state, isFar, device: opener, sealed: null }
  })
}

/**
 * Ends a hand-off at the request of the device that shows the code, and deletes it. (HAND-7)
 * @throws AppError NOT_FOUND
 */
export async function endHandoff({ db }: Pick<Deps, 'db'>, proof: HandoffProof): Promise<void> {
  const idHash = hashToken(proof.handoffId)
  await db.transaction().execute(async (transaction) => {
    const { state } = await ownHandoff(transaction, idHash, proof)
    // The device that has sent the link still wants to learn that it arrived.
    if (state !== 'collected') await deleteHandoff(transaction, idHash)
  })
}

/** A caller who has only seen the code gets the answer that there is none. @throws AppError NOT_FOUND */
async function ownHandoff(transaction: Db, idHash: Buffer, { secret }: HandoffProof): Promise<StoredHandoff> {
  const handoff = await lockOpenHandoff(transaction, idHash)
  if (handoff === null || !isTokenOf(handoff.secretHash, secret)) throw new AppError('NOT_FOUND', 'handoff_id')
  return handoff
}

/** @throws AppError QR_RATE if the device has asked just now */
export async function requirePause(
  db: Db,
  idHash: Buffer,
  { column, now }: { column: 'polled_at' | 'watched_at'; now: number },
): Promise<void> {
  if (await touchHandoff(db, idHash, { column, now: new Date(now), since: new Date(now - HANDOFF_PAUSE_MS) })) return
  throw new AppError('QR_RATE', '', { retryAfterSeconds: HANDOFF_PAUSE_MS / SECOND_MS })
}

/** Removes hand-offs of five minutes, collected or not. (HAND-2) */
export async function sweepExpiredHandoffs({ db, clock }: HandoffDeps): Promise<void> {
  const now = clock.now()
  await deleteHandoffsOutside(db, { from: new Date(now - HANDOFF_LIFE_MS), to: new Date(now + HANDOFF_LIFE_MS) })
}
