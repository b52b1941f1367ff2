/** What an address of the settings page asks for once: a link of a mail, the way back from another service, a code. */
export type Arrival =
  | { readonly kind: 'verifyEmail'; readonly token: string }
  | { readonly kind: 'resetPassword'; readonly token: string }
  | { readonly kind: 'invitation'; readonly token: string }
  | { readonly kind: 'signIn'; readonly provider: Provider; readonly code: string; readonly state: string }
  | { readonly kind: 'signInFailed'; readonly provider: Provider }
  /** `code`: `null` where the link has none. */
  | { readonly kind: 'qrLink'; readonly code: string | null; readonly sessionId: string }

/** Another service that people sign in with. */
export type Provider = 'qq' | 'microsoft'

/** Every parameter that asks for something once: each of them leaves the address before anything is asked. (PANEL-1) */
export const ARRIVAL_PARAMETERS = [
  'verify_token',
  'reset_token',
  'invitation',
  'qq_code',
  'qq_state',
  'qq_error',
  'ms_code',
  'ms_state',
  'ms_error',
  'qr_code',
  'qr_session_id',
] as const

type Parameter = (typeof ARRIVAL_PARAMETERS)[number]

const PREFIXES = [
  ['qq', 'qq'],
  ['ms', 'microsoft'],
] as const satisfies readonly (readonly [string, Provider])[]

/**
 * What the parameters of an address ask for; `null`: nothing, or not all of it. Of several the first counts, in the
 * order of `Arrival`: no honest link has more than one. (PANEL-1)
 */
export function readArrival(parameters: ReadonlyMap<string, string>): Arrival | null {
  const parameter = (name: Parameter) => parameters.get(name) || null

  const verifyToken = parameter('verify_token')
  if (verifyToken !== null) return { kind: 'verifyEmail', token: verifyToken }
  const resetToken = parameter('reset_token')
  if (resetToken !== null) return { kind: 'resetPassword', token: resetToken }
  const invitation = parameter('invitation')
  if (invitation !== null) return { kind: 'invitation', token: invitation }

  for (const [prefix, provider] of PREFIXES) {
    if (parameter(`${prefix}_error`) !== null) return { kind: 'signInFailed', provider }
    const [code, state] = [parameter(`${prefix}_code`), parameter(`${prefix}_state`)]
    if (code !== null && state !== null) return { kind: 'signIn', provider, code, state }
  }

  const sessionId = parameter('qr_session_id')
  return sessionId === null ? null : { kind: 'qrLink', code: parameter('qr_code'), sessionId }
}
