import { claimQr, type QrDevice, scanQr } from '@ephemeris/contract/account/qr-login'
import type { QrIdentity } from '@ephemeris/core/account/qr-login/qr-text'
import type { Instant } from '@ephemeris/core/time/instant'
import { call } from '#web/lib/server/api'
import { now } from '#web/lib/server/server-clock'

/** A device that wants to be signed in, whose code was scanned. */
export interface ScannedDevice extends QrDevice {
  readonly sessionId: string
  readonly scannedAt: Instant
}

/** Informs the server that this user has seen a code. @throws ApiError */
export async function scanCode(identity: QrIdentity): Promise<ScannedDevice> {
  const device = await call(scanQr, identity)
  return { ...device, sessionId: identity.sessionId, scannedAt: now() }
}

/**
 * The device that shows a short code, or that has opened the link of an offer; `null`: none does now. (QR-25, QR-26)
 * @throws ApiError
 */
export async function claimCode(key: string): Promise<ScannedDevice | null> {
  const claimed = await call(claimQr, { key })
  return claimed && { ...claimed, scannedAt: now() }
}
