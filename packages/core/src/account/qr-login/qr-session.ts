import { type Instant, SECOND_MS } from '../../time/instant.ts'
import { isCodeExpired } from '../code-life.ts'

/** A code can be scanned and approved for so long … */
export const QR_LIFE_MS = 60 * SECOND_MS

/** … and collected for so much longer once it was approved. */
export const QR_COLLECT_MS = 5 * SECOND_MS

/** `ended`: collected, refused or withdrawn. */
export type QrState = 'pending' | 'scanned' | 'confirmed' | 'ended'

/** A code that signs in the device which shows it, once a signed-in user has scanned and approved it. */
export interface QrSession {
  readonly state: QrState
  readonly createdAt: Instant
  /** Who has scanned it; `null`: not scanned. */
  readonly scannerId: string | null
}

/** Why it goes no further: too late, not now, or not for this user. */
export type QrFault = 'expired' | 'state' | 'other_user'

/** (QR-2) */
export function isQrOver({ state, createdAt }: QrSession, now: Instant): boolean {
  const lifeMs = state === 'confirmed' ? QR_LIFE_MS + QR_COLLECT_MS : QR_LIFE_MS
  return state === 'ended' || isCodeExpired(createdAt, lifeMs, now)
}

/** What keeps a user from scanning it; to scan it again is no fault. (QR-3) */
export function faultOfScan(session: QrSession, userId: string, now: Instant): QrFault | null {
  if (isQrOver(session, now)) return 'expired'
  if (session.state === 'pending') return null
  return session.state === 'scanned' && session.scannerId === userId ? null : 'state'
}

/** What keeps a user from approving or refusing it; to approve it again is no fault. (QR-3) */
export function faultOfVerdict(session: QrSession, userId: string, now: Instant): QrFault | null {
  if (isQrOver(session, now)) return 'expired'
  if (session.state === 'pending') return 'state'
  return session.scannerId === userId ? null : 'other_user'
}
