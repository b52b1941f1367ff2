import { AppError, type ErrorCode } from '@ephemeris/contract/errors'
import type { QrFault } from '@ephemeris/core/account/qr-login/qr-session'

const REFUSALS = {
  expired: 'QR_EXPIRED',
  state: 'QR_STATE',
  other_user: 'FORBIDDEN',
} as const satisfies Record<QrFault, ErrorCode>

/** @throws AppError QR_EXPIRED, QR_STATE or FORBIDDEN if there is a fault */
export function refuseFault(fault: QrFault | null): void {
  if (fault !== null) throw new AppError(REFUSALS[fault])
}
