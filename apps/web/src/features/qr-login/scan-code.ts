import { scanQr } from '@ephemeris/contract/account/qr-login'
import type { QrIdentity } from '@ephemeris/core/account/qr-login/qr-text'
import type { ScannedDevice } from '#web/features/qr-login/scanned-device'
import { call } from '#web/lib/server/api'
import { now } from '#web/lib/server/server-clock'

/** Informs the server that this user has seen a code. @throws ApiError */
export async function scanCode(identity: QrIdentity): Promise<ScannedDevice> {
  const device = await call(scanQr, identity)
  return { ...device, sessionId: identity.sessionId, scannedAt: now() }
}
