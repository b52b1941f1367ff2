import type { ClaimedQr, QrApproval, QrDevice } from '@ephemeris/contract/account/qr-login'
import { AppError, type ErrorCode } from '@ephemeris/contract/errors'
import { UNKNOWN_DEVICE } from '@ephemeris/core/account/device-name'
import { maskAddress } from '@ephemeris/core/account/mask-address'
import { faultOfScan, faultOfVerdict, isQrOver, type QrFault } from '@ephemeris/core/account/qr-login/qr-session'
import type { QrIdentity } from '@ephemeris/core/account/qr-login/qr-text'
import { isShortCode } from '@ephemeris/core/account/qr-login/short-code'
import type { Db } from '#server/db/client'
import { holdUser } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import type { SignedInUser } from '#server/http/gatekeeper'
import { hashToken, isTokenOf } from '#server/platform/secrets/tokens'
import { mailAboutNewDevice } from '../account/session/new-device.service.ts'
import { lockQr, moveQr, type StoredQr, updateMatchAsked, updateScan } from './qr-login.queries.ts'
import { networkAreaOf } from './qr-match.ts'

const REFUSALS = {
  expired: 'QR_EXPIRED',
  state: 'QR_STATE',
  other_user: 'FORBIDDEN',
} as const satisfies Record<QrFault, ErrorCode>

/** No one guesses the short code of a stranger's device, whatever number of accounts or places is used. (QR-25) */
const CODES_TYPED = { name: 'qr-typed', points: 10, seconds: 60, refusal: 'QR_RATE' } as const
const CODES_TYPED_FROM = { name: 'qr-typed-from', points: 30, seconds: 60, refusal: 'QR_RATE' } as const

/**
 * Which device shows a code. A logged-in user claims it and may decide on it; anyone else changes nothing and learns
 * only what kind of network it is in. (QR-3, QR-6)
 *
 * @throws AppError NOT_FOUND, QR_EXPIRED, QR_STATE
 */
export async function scanQrLogin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { code, sessionId }: QrIdentity,
  { user, caller }: { user: SignedInUser | null; caller: Caller },
): Promise<QrDevice> {
  const idHash = hashToken(sessionId)
  return db.transaction().execute(async (transaction) => {
    if (user !== null) await holdUser(transaction, user)
    const qr = await lockQr(transaction, idHash)
    if (qr === null || !isTokenOf(qr.codeHash, code)) throw new AppError('NOT_FOUND', 'qr_code, session_id')
    if (user === null) {
      refuseFault(isQrOver(qr, clock.now()) ? 'expired' : null)
      return { device: UNKNOWN_DEVICE, address: maskAddress(qr.address), matchOptions: null }
    }

    refuseFault(faultOfScan(qr, user.id, clock.now()))
    return claim(transaction, qr, { user, caller })
  })
}

/**
 * The same for the newest device that shows a short code, or was opened with the link that this user offers. Whatever
 * is wrong with it, the answer is the same. (QR-25, QR-26)
 *
 * @returns `null`: no device waits
 * @throws AppError QR_RATE
 */
export async function claimQrLogin(
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  key: string,
  { user, caller }: { user: SignedInUser; caller: Caller },
): Promise<ClaimedQr | null> {
  const isTyped = isShortCode(key)
  if (isTyped) {
    await limits.take(CODES_TYPED, user.id)
    await limits.takeFrom(CODES_TYPED_FROM, caller)
  }
  return db.transaction().execute(async (transaction) => {
    await holdUser(transaction, user)
    const qr = await lockQr(transaction, hashToken(key), isTyped ? 'short_code_hash' : 'offer_hash')
    if (qr === null || faultOfScan(qr, user.id, clock.now()) !== null) return null
    return { ...(await claim(transaction, qr, { user, caller })), sessionId: nameOf(qr) }
  })
}

async function claim(
  transaction: Db,
  qr: StoredQr,
  { user, caller }: { user: SignedInUser; caller: Caller },
): Promise<QrDevice> {
  const isMatchAsked = mustMatch(qr, caller)
  await updateScan(transaction, qr.idHash, { userId: user.id, isMatchAsked })
  return { device: qr.device, address: qr.address, matchOptions: isMatchAsked ? qr.matchOptions : null }
}

/** The id of a code is not stored: for its claimant alone, who may decide on it, the hash is a name as well. */
function nameOf({ idHash }: StoredQr): string {
  return `n_${idHash.toString('base64url')}`
}

const NAME = /^n_([\w-]{43})$/

function idHashOf(sessionId: string): Buffer {
  const hash = NAME.exec(sessionId)?.[1]
  return hash === undefined ? hashToken(sessionId) : Buffer.from(hash, 'base64url')
}

/** Devices in different networks need not be in one room: then the user has to have seen the other screen. (QR-5) */
function mustMatch({ isMatchAsked, network }: StoredQr, caller: Caller): boolean {
  return isMatchAsked || network !== networkAreaOf(caller)
}

/**
 * Lets the device that shows a code in. One wrong number ends the code. (QR-3, QR-5, QR-8)
 * @throws AppError NOT_FOUND, QR_EXPIRED, QR_STATE, FORBIDDEN; PARAMETER_MISSING while the number is asked for
 */
export async function confirmQrLogin(
  deps: Pick<Deps, 'db' | 'clock' | 'origin' | 'audit'>,
  { sessionId, match }: QrApproval,
  { user, caller }: { user: SignedInUser; caller: Caller },
): Promise<void> {
  const { db, audit } = deps
  const idHash = idHashOf(sessionId)
  const outcome = await db.transaction().execute(async (transaction) => {
    const qr = await qrToDecide(transaction, deps, { idHash, user })
    if (qr.state === 'confirmed') return 'confirmed before'
    if (mustMatch(qr, caller) && match !== qr.match) {
      if (match === null) await updateMatchAsked(transaction, idHash)
      else await moveQr(transaction, idHash, { from: 'scanned', to: 'ended' })
      return match === null ? 'match missing' : 'match wrong'
    }

    await moveQr(transaction, idHash, { from: 'scanned', to: 'confirmed' })
    await mailAboutNewDevice(transaction, deps, { userId: user.id, device: qr.device, address: qr.address })
    return { device: qr.device, displayAddress: qr.address }
  })

  if (outcome === 'confirmed before') return
  if (outcome === 'match missing') throw new AppError('PARAMETER_MISSING', 'match')
  const fields = { userId: user.id, address: caller.address }
  if (outcome === 'match wrong') {
    audit('qr login match failed', fields)
    throw new AppError('QR_EXPIRED')
  }
  audit('qr login confirmed', { ...fields, ...outcome })
}

/**
 * Ends a code that the user has scanned and does not know. (QR-9)
 * @throws AppError NOT_FOUND, QR_EXPIRED, QR_STATE, FORBIDDEN
 */
export async function refuseQrLogin(
  deps: Pick<Deps, 'db' | 'clock' | 'audit'>,
  sessionId: string,
  { user, caller }: { user: SignedInUser; caller: Caller },
): Promise<void> {
  const idHash = idHashOf(sessionId)
  const displayAddress = await deps.db.transaction().execute(async (transaction) => {
    const { state, address } = await qrToDecide(transaction, deps, { idHash, user })
    await moveQr(transaction, idHash, { from: state, to: 'ended' })
    return address
  })
  deps.audit('qr login refused', { userId: user.id, address: caller.address, displayAddress })
}

async function qrToDecide(
  transaction: Deps['db'],
  { clock }: Pick<Deps, 'clock'>,
  { idHash, user }: { idHash: Buffer; user: SignedInUser },
): Promise<StoredQr> {
  await holdUser(transaction, user)
  const qr = await lockQr(transaction, idHash)
  if (qr === null) throw new AppError('NOT_FOUND', 'session_id')
  refuseFault(faultOfVerdict(qr, user.id, clock.now()))
  return qr
}

/** @throws AppError QR_EXPIRED, QR_STATE or FORBIDDEN if there is a fault */
function refuseFault(fault: QrFault | null): void {
  if (fault !== null) throw new AppError(REFUSALS[fault])
}
