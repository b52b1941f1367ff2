/** The content of a code: both are random, and neither reveals anything about the other. */
export interface QrIdentity {
  readonly code: string
  readonly sessionId: string
}

export const QR_CODE_PARAMETER = 'qr_code'
export const QR_SESSION_PARAMETER = 'qr_session_id'

const ID = /^[\w-]{16,64}$/

/** Whether a text has the form of either part. */
export function isQrId(text: string): boolean {
  return ID.test(text)
}

/** The text of the picture: an address of our own, so that a camera program opens the page that asks. (QR-1) */
export function qrText(origin: string, { code, sessionId }: QrIdentity): string {
  return `${origin}/settings?${QR_CODE_PARAMETER}=${code}&${QR_SESSION_PARAMETER}=${sessionId}`
}

/** The text of the picture that a logged-in device shows: it opens the page that asks to log in. (QR-26) */
export function offerText(origin: string, offer: string): string {
  return `${origin}/settings?qr_offer=${offer}`
}

/**
 * What a scanned picture says; `null` unless it is one of `origin` (`https://ephemeris.example`) with both parts.
 * (QR-1)
 */
export function readQrText(text: string, origin: string): QrIdentity | null {
  const page = `${origin}/settings?`
  if (!text.startsWith(page)) return null
  const pairs = text.slice(page.length).split('&')
  const code = onlyValueOf(pairs, QR_CODE_PARAMETER)
  const sessionId = onlyValueOf(pairs, QR_SESSION_PARAMETER)
  return code === null || sessionId === null ? null : { code, sessionId }
}

/** `null`: not there, more than once, or of another form. */
function onlyValueOf(pairs: readonly string[], name: string): string | null {
  const values = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
  const [value] = values
  return values.length === 1 && value !== undefined && isQrId(value) ? value : null
}
