/** What an address of the settings page asks for once: a link of a mail, the way back from another service, a code. */
export type Arrival =
  | { readonly kind: 'verifyEmail'; readonly token: string }
  | { readonly kind: 'resetPassword'; readonly token: string }
  | { readonly kind: 'invitation'; readonly token: string }
  | ({ readonly kind: 'signIn'; readonly provider: Provider } & Returned)
  | { readonly kind: 'signInFailed'; readonly provider: Provider }
  /** `code`: `null` where the link has none. */
  | { readonly kind: 'qrLink'; readonly code: string | null; readonly sessionId: string }
  /** The link of a logged-in device that offers to log this one in. */
  | { readonly kind: 'qrOffer'; readonly offer: string }

/** What a service has sent. */
export interface Returned {
  readonly code: string
  readonly state: string
  /** Who has sent it; `null`: the service does not say. */
  readonly issuer: string | null
}

/** Other services that people sign in with; `prefix` begins the names of what each sends to our page. */
const SERVICES = {
  qq: { name: 'QQ', prefix: 'qq' },
  microsoft: { name: 'Microsoft', prefix: 'ms' },
  /** The operator's own, which may have another name. */
  oidc: { name: 'OpenID Connect', prefix: 'oidc' },
} as const

export type Provider = keyof typeof SERVICES

export const PROVIDERS = Object.keys(SERVICES) as readonly Provider[]

/** The same in every language. */
export function providerName(provider: Provider): string {
  return SERVICES[provider].name
}

/** What `provider` sends, as the addresses of our page name it. */
export function returnParameters(provider: Provider) {
  const { prefix } = SERVICES[provider]
  return {
    code: `${prefix}_code`,
    state: `${prefix}_state`,
    issuer: `${prefix}_iss`,
    error: `${prefix}_error`,
  } as const
}

/** Every parameter that asks for something once: each of them leaves the address before anything is asked. (PANEL-1) */
export const ARRIVAL_PARAMETERS = [
  'verify_token',
  'reset_token',
  'invitation',
  ...PROVIDERS.flatMap((provider) => Object.values(returnParameters(provider))),
  'qr_code',
  'qr_session_id',
  'qr_offer',
] as const

type Parameter = (typeof ARRIVAL_PARAMETERS)[number]

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

  for (const provider of PROVIDERS) {
    const names = returnParameters(provider)
    if (parameter(names.error) !== null) return { kind: 'signInFailed', provider }
    const [code, state, issuer] = [parameter(names.code), parameter(names.state), parameter(names.issuer)]
    if (code !== null && state !== null) return { kind: 'signIn', provider, code, state, issuer }
  }

  const sessionId = parameter('qr_session_id')
  if (sessionId !== null) return { kind: 'qrLink', code: parameter('qr_code'), sessionId }
  const offer = parameter('qr_offer')
  return offer === null ? null : { kind: 'qrOffer', offer }
}
