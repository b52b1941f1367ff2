import { AppError } from '@ephemeris/contract/errors'
import type { HandoffProgress, HandoffTarget, SentHandoff } from '@ephemeris/contract/handoff'
import { faultOfHandoff, HANDOFF_LIFE_MS, isHandoffExpired } from '@ephemeris/core/handoff/handoff-session'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import { hashToken } from '#server/platform/secrets/tokens'
import { networkAreaOf } from '../qr-login/qr-match.ts'
import { type StoredHandoff, updateHandoff } from './handoff.queries.ts'
import { requirePause } from './handoff.service.ts'
import { lockOpenHandoff } from './open-handoff.service.ts'

/** Whatever the device that sends does: no one guesses an id, and no one fills the table. */
const HANDOFFS_ANSWERED = { name: 'handoff-answered', points: 30, seconds: 60, refusal: 'QR_RATE' } as const

type SenderDeps = Pick<Deps, 'db' | 'clock' | 'limits'>

/**
 * Notes that a device has opened a code, and says which device shows it. A device in another network does not get the
 * number: a user who types it has seen the other screen. (HAND-4, HAND-5)
 *
 * @throws AppError NOT_FOUND, QR_EXPIRED, QR_STATE, QR_RATE
 */
export async function acceptHandoff(
  { db, clock, limits }: SenderDeps,
  handoffId: string,
  caller: Caller,
): Promise<HandoffTarget> {
  await limits.takeFrom(HANDOFFS_ANSWERED, caller)
  const idHash = hashToken(handoffId)
  const now = clock.now()
  return db.transaction().execute(async (transaction) => {
    const handoff = await openHandoffOf(transaction, idHash, { clock })
    const isFar = mustTypeMatch(handoff, caller)
    await updateHandoff(transaction, idHash, { state: 'opened', opener: caller.device, isFar })
    const ageMs = Math.max(0, now - handoff.createdAt)
    return {
      device: handoff.device,
      ageSeconds: Math.floor(ageMs / SECOND_MS),
      expiresInSeconds: Math.ceil((HANDOFF_LIFE_MS - ageMs) / SECOND_MS),
      match: isFar ? null : handoff.match,
    }
  })
}

/**
 * Keeps a sealed link until the device that shows the code collects it. One wrong number ends the hand-off. (HAND-3,
 * HAND-5, HAND-6)
 *
 * @throws AppError NOT_FOUND, QR_EXPIRED, QR_STATE, QR_RATE; PARAMETER_MISSING while the number is asked for
 */
export async function receiveLink(
  { db, clock, limits }: SenderDeps,
  { handoffId, sealed, match }: SentHandoff,
  caller: Caller,
): Promise<void> {
  await limits.takeFrom(HANDOFFS_ANSWERED, caller)
  const idHash = hashToken(handoffId)
  const outcome = await db.transaction().execute(async (transaction) => {
    const handoff = await openHandoffOf(transaction, idHash, { clock })
    if (handoff.state !== 'opened') throw new AppError('QR_STATE')
    if (mustTypeMatch(handoff, caller) && match !== handoff.match) {
      await updateHandoff(transaction, idHash, { state: match === null ? 'opened' : 'refused', isFar: true })
      return match === null ? 'match missing' : 'match wrong'
    }
    await updateHandoff(transaction, idHash, { state: 'sent', sealed })
    return 'sent'
  })
  if (outcome === 'match missing') throw new AppError('PARAMETER_MISSING', 'match')
  if (outcome === 'match wrong') throw new AppError('QR_EXPIRED')
}

/** @throws AppError NOT_FOUND, QR_EXPIRED, QR_RATE */
export async function statusOfHandoff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  handoffId: string,
): Promise<HandoffProgress> {
  const idHash = hashToken(handoffId)
  const now = clock.now()
  return db.transaction().execute(async (transaction) => {
    const handoff = await lockOpenHandoff(transaction, idHash)
    if (handoff === null) throw new AppError('NOT_FOUND', 'handoff_id')
    if (isHandoffExpired(handoff, now)) throw new AppError('QR_EXPIRED')
    await requirePause(transaction, idHash, { column: 'watched_at', now })
    return { status: handoff.state }
  })
}

/**
 * Ends a hand-off at the wish of the device that was to send, also when its link waits to be collected. (HAND-7)
 * @throws AppError NOT_FOUND, QR_EXPIRED, QR_STATE, QR_RATE
 */
export async function declineHandoff(
  { db, clock, limits }: SenderDeps,
  handoffId: string,
  caller: Caller,
): Promise<void> {
  await limits.takeFrom(HANDOFFS_ANSWERED, caller)
  const idHash = hashToken(handoffId)
  await db.transaction().execute(async (transaction) => {
    const handoff = await lockOpenHandoff(transaction, idHash)
    if (handoff === null) throw new AppError('NOT_FOUND', 'handoff_id')
    if (isHandoffExpired(handoff, clock.now())) throw new AppError('QR_EXPIRED')
    if (handoff.state === 'collected') throw new AppError('QR_STATE')
    await updateHandoff(transaction, idHash, { state: 'refused', sealed: null })
  })
}

/** @throws AppError NOT_FOUND, QR_EXPIRED, QR_STATE */
async function openHandoffOf(transaction: Db, idHash: Buffer, { clock }: Pick<Deps, 'clock'>): Promise<StoredHandoff> {
  const handoff = await lockOpenHandoff(transaction, idHash)
  if (handoff === null) throw new AppError('NOT_FOUND', 'handoff_id')
  const fault = faultOfHandoff(handoff, clock.now())
  if (fault !== null) throw new AppError(fault === 'expired' ? 'QR_EXPIRED' : 'QR_STATE')
  return handoff
}

/** Devices in different networks need not be in one room. */
function mustTypeMatch({ isFar, network }: StoredHandoff, caller: Caller): boolean {
  return isFar || network !== networkAreaOf(caller)
}
