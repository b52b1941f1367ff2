import type { QrApproval, QrDevice } from '@ephemeris/contract/account/qr-login'
import { AppError, type ErrorCode } from '@ephemeris/contract/errors'
import { UNKNOWN_DEVICE } from '@ephemeris/core/account/device-name'
import { maskAddress } from '@ephemeris/core/account/mask-address'
import { faultOfScan, faultOfVerdict, isQrOver, type QrFault } from '@ephemeris/core/account/qr-login/qr-session'
import type { QrIdentity } from '@ephemeris/core/account/qr-login/qr-text'
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
    const isMatchAsked = mustMatch(qr, caller)
    await updateScan(transaction, idHash, { userId: user.id, isMatchAsked })
    return { device: qr.device, address: qr.address, matchOptions: isMatchAsked ? qr.matchOptions : null }
  })
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
  const idHash = hashToken(sessionId)
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
  const idHash = hashToken(sessionId)
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
