import type { QrDevice } from '@ephemeris/contract/account/qr-login'
import type { Instant } from '@ephemeris/core/time/instant'

/** A device that wants to be signed in, whose code was scanned. */
export interface ScannedDevice extends QrDevice {
  readonly sessionId: string
  readonly scannedAt: Instant
}
