import { isQrId, type QrIdentity } from '@ephemeris/core/account/qr-login/qr-text'
import { isShortCode } from '@ephemeris/core/account/qr-login/short-code'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing, plain, wire } from '../wire/wire.ts'

const id = z.string().check(z.refine(isQrId))
const twoDigits = z.string().check(z.regex(/^\d{2}$/))

/** Proves to `checkQr` and `cancelQr` that the caller has made the code, where no cookie can. */
export const POLL_SECRET_HEADER = 'x-qr-poll-secret'

export interface QrCode extends QrIdentity {
  /** Eight letters and digits to type where no camera is. */
  readonly shortCode: string
  readonly expiresInSeconds: number
  /** For `POLL_SECRET_HEADER`; `null`: the browser was given a cookie instead. */
  readonly pollSecret: string | null
}

const codeOnWire = z.object({
  qr_code: id,
  session_id: id,
  short_code: z.string(),
  expires_in: z.int(),
  poll_secret: z.optional(z.string()),
})

export const generateQr = endpoint({
  method: 'POST',
  path: '/api/auth/qrcode/generate',
  auth: 'none',
  summary: 'Makes a code that signs in the device that shows it, once a signed-in user has scanned and approved it.',
  /** `offer`: the device was opened with the link of a signed-in device, which finds it by that. */
  input: plain(z.object({ offer: z.optional(id) })),
  reply: wire(codeOnWire, {
    read: (w): QrCode => ({
      code: w.qr_code,
      sessionId: w.session_id,
      shortCode: w.short_code,
      expiresInSeconds: w.expires_in,
      pollSecret: w.poll_secret ?? null,
    }),
    write: (c) => ({
      qr_code: c.code,
      session_id: c.sessionId,
      short_code: c.shortCode,
      expires_in: c.expiresInSeconds,
      ...(c.pollSecret !== null && { poll_secret: c.pollSecret }),
    }),
  }),
})

export interface QrScanner {
  readonly username: string
  readonly nickname: string | null
  readonly avatar: string | null
}

/** The state of a code; only the browser that made the code gets more than `status`. */
export interface QrCheck {
  readonly status: 'pending' | 'scanned' | 'confirmed'
  /** `null`: not scanned yet. */
  readonly scanner: QrScanner | null
  /** Two digits that the scanning device has to pick; `null`: it need not. */
  readonly match: string | null
  /** The bearer token, in one answer only; `null` before. */
  readonly token: string | null
}

const scannerOnWire = z.object({
  username: z.string(),
  nickname: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
})

const sessionOnly = wire(z.object({ session_id: id }), {
  read: (w) => ({ sessionId: w.session_id }),
  write: ({ sessionId }) => ({ session_id: sessionId }),
})

export const checkQr = endpoint({
  method: 'GET',
  path: '/api/auth/qrcode/check',
  auth: 'none',
  summary: 'How far a code is; the browser that has made it gets the token of an approved one, once.',
  isSafe: false,
  input: sessionOnly,
  reply: wire(
    z.object({
      status: z.enum(['pending', 'scanned', 'confirmed']),
      user_info: z.optional(scannerOnWire),
      match: z.optional(twoDigits),
      token: z.optional(z.string()),
    }),
    {
      read: (w): QrCheck => ({
        status: w.status,
        scanner: w.user_info ?? null,
        match: w.match ?? null,
        token: w.token ?? null,
      }),
      write: ({ status, scanner, match, token }) => ({
        status,
        ...(scanner !== null && { user_info: { ...scanner } }),
        ...(match !== null && { match }),
        ...(token !== null && { token }),
      }),
    },
  ),
})

/** The device that shows a code. */
export interface QrDevice {
  /** E.g. `Chrome on Windows`. */
  readonly device: string
  readonly address: string
  /** Two digits each, of which the device's screen shows one; `null`: both are in one network. */
  readonly matchOptions: readonly string[] | null
}

const deviceOnWire = z.object({
  device_info: z.string(),
  ip_address: z.string(),
  match_options: z.optional(z.array(twoDigits)),
})

const readDevice = (w: z.output<typeof deviceOnWire>): QrDevice => ({
  device: w.device_info,
  address: w.ip_address,
  matchOptions: w.match_options ?? null,
})

const writeDevice = ({ device, address, matchOptions }: QrDevice) => ({
  device_info: device,
  ip_address: address,
  ...(matchOptions !== null && { match_options: [...matchOptions] }),
})

export const scanQr = endpoint({
  method: 'POST',
  path: '/api/auth/qrcode/scan',
  auth: 'optional',
  summary: 'Which device shows a code; a signed-in user makes it the own one to approve or refuse.',
  input: wire(z.object({ qr_code: id, session_id: id }), {
    read: (w): QrIdentity => ({ code: w.qr_code, sessionId: w.session_id }),
    write: ({ code, sessionId }) => ({ qr_code: code, session_id: sessionId }),
  }),
  reply: wire(deviceOnWire, { read: readDevice, write: writeDevice }),
})

export interface ClaimedQr extends QrDevice {
  /** For `confirmQr` and `refuseQr`. */
  readonly sessionId: string
}

export const claimQr = endpoint({
  method: 'POST',
  path: '/api/auth/qrcode/claim',
  auth: 'user',
  summary:
    'As a scan: the device that shows a short code, or that was opened with the link of an offer; `null`: none does.',
  input: plain(z.object({ key: z.string().check(z.refine((key) => isShortCode(key) || isQrId(key))) })),
  reply: wire(z.nullable(z.extend(deviceOnWire, { session_id: id })), {
    read: (w): ClaimedQr | null => w && { ...readDevice(w), sessionId: w.session_id },
    write: (claimed) => claimed && { ...writeDevice(claimed), session_id: claimed.sessionId },
  }),
})

export interface QrApproval {
  readonly sessionId: string
  /** The digits that the displaying device shows; `null`: none were asked for. */
  readonly match: string | null
}

export const confirmQr = endpoint({
  method: 'POST',
  path: '/api/auth/qrcode/confirm',
  auth: 'user',
  summary: 'Signs in the device that shows a code which the user has scanned.',
  input: wire(z.object({ session_id: id, match: z.optional(twoDigits) }), {
    read: (w): QrApproval => ({ sessionId: w.session_id, match: w.match ?? null }),
    write: ({ sessionId, match }) => ({ session_id: sessionId, ...(match !== null && { match }) }),
  }),
  reply: nothing,
})

export const refuseQr = endpoint({
  method: 'POST',
  path: '/api/auth/qrcode/refuse',
  auth: 'user',
  summary: 'Ends a code which the user has scanned.',
  input: sessionOnly,
  reply: nothing,
})

export const cancelQr = endpoint({
  method: 'POST',
  path: '/api/auth/qrcode/cancel',
  auth: 'none',
  summary: 'Ends a code; asked by the browser that has made it.',
  input: sessionOnly,
  reply: nothing,
})
