import { POLL_SECRET_HEADER, type QrCheck, type QrCode } from '@ephemeris/contract/account/qr-login'
import { AppError } from '@ephemeris/contract/errors'
import { isQrOver, QR_COLLECT_MS, QR_LIFE_MS } from '@ephemeris/core/account/qr-login/qr-session'
import { MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import { hashToken, isTokenOf, newId, newToken } from '#server/platform/secrets/tokens'
import { profileOf } from '../account/profile.service.ts'
import { signIn } from '../account/session/session.service.ts'
import {
  countWaitingQrs,
  deleteQrsOutside,
  findQr,
  insertQr,
  lockQr,
  moveQr,
  type StoredQr,
  touchQr,
} from './qr-login.queries.ts'
import { networkAreaOf, newMatch, newShortCode } from './qr-match.ts'

const CODES_MADE = { name: 'qr-made', points: 10, seconds: 60, refusal: 'QR_RATE' } as const
const MAX_WAITING = 10_000
const POLL_PAUSE_MS = SECOND_MS

/** Distinguishes the browser that shows a code from those that have merely seen it. */
const BROWSER_COOKIE = 'eph_qr'

/** How long a code answers that it has expired; then it is unknown. */
const EXPIRED_MS = 4 * MINUTE_MS

/**
 * Makes a code for the calling browser to show. One that was opened with a link always has its number asked for:
 * a person who has seen the link can come with it. (QR-1, QR-7, QR-26)
 *
 * @throws AppError QR_RATE
 */
export async function makeQr(
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  offer: string | null,
  caller: Caller,
): Promise<QrCode> {
  await limits.takeFrom(CODES_MADE, caller)
  const now = clock.now()
  if ((await countWaitingQrs(db, new Date(now - QR_LIFE_MS))) >= MAX_WAITING) {
    throw new AppError('QR_RATE', '', { retryAfterSeconds: QR_LIFE_MS / SECOND_MS })
  }

  const code = newId('c')
  const sessionId = newId('q')
  const shortCode = newShortCode()
  // One browser may show several codes, in several tabs: they share its cookie.
  const secret = (caller.isSilent ? null : caller.cookie(BROWSER_COOKIE)) ?? newToken()
  const { match, options } = newMatch()
  await insertQr(db, {
    idHash: hashToken(sessionId),
    codeHash: hashToken(code),
    shortCodeHash: hashToken(shortCode),
    offerHash: offer === null ? null : hashToken(offer),
    browserHash: hashToken(secret),
    device: caller.device,
    address: caller.address,
    network: networkAreaOf(caller),
    match,
    matchOptions: options,
    isMatchAsked: offer !== null,
    createdAt: new Date(now),
  })
  caller.setCookie(BROWSER_COOKIE, secret, { maxAgeSeconds: (QR_LIFE_MS + QR_COLLECT_MS) / SECOND_MS })
  return {
    code,
    sessionId,
    shortCode,
    pollSecret: caller.isSilent ? secret : null,
    expiresInSeconds: QR_LIFE_MS / SECOND_MS,
  }
}

/**
 * How far a code is. Only the browser that has made it learns who has scanned it, and collects the token of an
 * approved one, once. (QR-4)
 *
 * @throws AppError NOT_FOUND, QR_EXPIRED, QR_RATE; those of a sign-in
 */
export async function checkQrLogin(deps: Deps, sessionId: string, caller: Caller): Promise<QrCheck> {
  const { db, clock } = deps
  const idHash = hashToken(sessionId)
  const now = clock.now()
  const qr = await findQr(db, idHash)
  if (qr === null) throw new AppError('NOT_FOUND', 'session_id')
  if (isQrOver(qr, now)) throw new AppError('QR_EXPIRED')

  const isOwn = isOwnBrowser(qr, caller)
  const { state: status, scannerId } = qr
  if (status === 'confirmed' && isOwn && scannerId !== null) return collect(deps, { idHash, scannerId }, caller)

  const column = isOwn ? 'polled_at' : 'watched_at'
  if (!(await touchQr(db, idHash, { column, now: new Date(now), since: new Date(now - POLL_PAUSE_MS) }))) {
    throw new AppError('QR_RATE', '', { retryAfterSeconds: POLL_PAUSE_MS / SECOND_MS })
  }
  return {
    status: status === 'ended' ? 'pending' : status,
    scanner: isOwn && scannerId !== null ? await profileOf(deps, scannerId) : null,
    match: isOwn && qr.isMatchAsked ? qr.match : null,
    token: null,
  }
}

async function collect(
  deps: Deps,
  { idHash, scannerId }: { idHash: Buffer; scannerId: string },
  caller: Caller,
): Promise<QrCheck> {
  const token = await signIn(deps, scannerId, {
    via: 'qr',
    caller,
    proof: async (transaction) => {
      if (!(await moveQr(transaction, idHash, { from: 'confirmed', to: 'ended' }))) throw new AppError('QR_EXPIRED')
    },
  })
  return { status: 'confirmed', scanner: await profileOf(deps, scannerId), match: null, token }
}

/**
 * Ends a code at the wish of the browser that shows it. (QR-9)
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function cancelQrLogin({ db }: Pick<Deps, 'db'>, sessionId: string, caller: Caller): Promise<void> {
  const idHash = hashToken(sessionId)
  await db.transaction().execute(async (transaction) => {
    const qr = await lockQr(transaction, idHash)
    if (qr === null) throw new AppError('NOT_FOUND', 'session_id')
    if (!isOwnBrowser(qr, caller)) throw new AppError('FORBIDDEN')
    await moveQr(transaction, idHash, { from: qr.state, to: 'ended' })
  })
}

function isOwnBrowser({ browserHash }: StoredQr, caller: Caller): boolean {
  const secret = caller.header(POLL_SECRET_HEADER) ?? caller.cookie(BROWSER_COOKIE)
  return secret !== null && isTokenOf(browserHash, secret)
}

/** Removes codes that no answer mentions any more. (QR-2) */
export async function sweepExpiredQrs({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteQrsOutside(db, { from: new Date(now - EXPIRED_MS), to: new Date(now + EXPIRED_MS) })
}
