import {
  cancelQr,
  checkQr,
  generateQr,
  POLL_SECRET_HEADER,
  type QrCheck,
  type QrCode,
} from '@ephemeris/contract/account/qr-login'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { useState } from 'react'
import { call } from '#web/lib/server/api'
import { startSession } from '#web/state/account/session'
import { type CodeCalls, useShownCode } from '#web/state/shown-code'

const callsFor = (offer: string | undefined): CodeCalls<QrCode, QrCheck> => ({
  name: 'qr-code',
  pollEveryMs: 3 * SECOND_MS,
  make: () => call(generateQr, offer === undefined ? {} : { offer }),
  check: async (code, signal) => {
    const check = await call(checkQr, code, { signal, headers: proofOf(code) })
    if (check.token !== null) startSession(check.token)
    return check
  },
  cancel: (code) => call(cancelQr, code, { headers: proofOf(code) }),
})

/**
 * A code to show, until it is over or has signed this device in. (QR-10)
 * @param offer of the link that has opened the page
 */
export function useLoginCode(offer: string | undefined) {
  const [calls] = useState(() => callsFor(offer))
  return useShownCode(calls)
}

function proofOf({ pollSecret }: QrCode): Record<string, string> {
  return pollSecret === null ? {} : { [POLL_SECRET_HEADER]: pollSecret }
}
