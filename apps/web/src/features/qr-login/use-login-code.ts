import {
  cancelQr,
  checkQr,
  generateQr,
  POLL_SECRET_HEADER,
  type QrCheck,
  type QrCode,
} from '@ephemeris/contract/account/qr-login'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { call } from '#web/lib/server/api'
import { startSession } from '#web/state/account/session'
import { type CodeCalls, useShownCode } from '#web/state/shown-code'

const CALLS: CodeCalls<QrCode, QrCheck> = {
  name: 'qr-code',
  pollEveryMs: 3 * SECOND_MS,
  make: () => call(generateQr, {}),
  check: async (code, signal) => {
    const check = await call(checkQr, code, { signal, headers: proofOf(code) })
    if (check.token !== null) startSession(check.token)
    return check
  },
  cancel: (code) => call(cancelQr, code, { headers: proofOf(code) }),
}

/** A code to show, until it is over or has signed this device in. (QR-10) */
export function useLoginCode() {
  return useShownCode(CALLS)
}

function proofOf({ pollSecret }: QrCode): Record<string, string> {
  return pollSecret === null ? {} : { [POLL_SECRET_HEADER]: pollSecret }
}
