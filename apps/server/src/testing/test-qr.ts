import { checkQr, confirmQr, generateQr, type QrCode, scanQr } from '@ephemeris/contract/account/qr-login'
import type { CallOptions, TestCaller } from './calls/test-call.ts'

/** In the neighbourhood in which both devices are, unless a test says otherwise. */
export const HOME = '203.0.113.7'

/** The two sides of a sign-in by code, on a test's server. */
export function qrSides({ call, refusal, send }: TestCaller) {
  let devices = 100
  return {
    /** A new code of a device that keeps no cookies; each call is another device by default. */
    show: (from = `203.0.113.${++devices}`) => call(generateQr, {}, { from }),
    /** As the device that shows the code. */
    check: ({ sessionId, pollSecret }: QrCode) => call(checkQr, { sessionId }, proof(pollSecret)),
    refusedCheck: ({ sessionId, pollSecret }: QrCode) => refusal(checkQr, { sessionId }, proof(pollSecret)),
    sendCheck: ({ sessionId, pollSecret }: QrCode) => send(checkQr, { sessionId }, proof(pollSecret)),
    scan: (code: QrCode, as: string, from = HOME) => call(scanQr, code, { as, from }),
    confirm: ({ sessionId }: QrCode, as: string, from = HOME) =>
      call(confirmQr, { sessionId, match: null }, { as, from }),
  }
}

export function proof(pollSecret: string | null): CallOptions {
  return { from: HOME, headers: pollSecret === null ? {} : { 'x-qr-poll-secret': pollSecret } }
}
