import {
  PROVIDERS,
  type Provider,
  providerName,
  type Returned,
  returnParameters,
} from '@ephemeris/core/account/arrival'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing, wire } from '../wire/wire.ts'
import { password } from './credentials.ts'
import { tokenReply } from './sign-in.ts'

/** Where the browser goes to sign in; `address` is the other service's own. */
export interface WayOut {
  readonly address: string
}

const wayOutReply = wire(z.object({ auth_url: z.string() }), {
  read: (w): WayOut => ({ address: w.auth_url }),
  write: ({ address }) => ({ auth_url: address }),
})

export interface ProviderLogin {
  /** The browser comes back to the mainland's host, as it always does from a service of the mainland. */
  readonly isDomestic: boolean
}

function loginAt(provider: Provider) {
  return endpoint({
    method: 'GET',
    path: `/api/auth/${provider}/login`,
    auth: 'optional',
    summary: `Begins a sign-in with ${providerName(provider)}, or, freshly signed in, links the account there to this one.`,
    isSafe: false,
    input: wire(z.object({ is_domestic: z.optional(z.enum(['0', '1'])) }), {
      read: (w): ProviderLogin => ({ isDomestic: w.is_domestic === '1' }),
      write: ({ isDomestic }) => ({ is_domestic: isDomestic ? ('1' as const) : ('0' as const) }),
    }),
    reply: wayOutReply,
  })
}

type Sent = { readonly [K in keyof Returned]: Returned[K] | null }

/** The way back: first the other service sends the browser here, which is sent on to our page; then the page asks. */
export type WayBack =
  | (Sent & {
      readonly leg: 'provider'
      /** The other service reports a failure, or the user has turned back. */
      readonly isRefused: boolean
    })
  | (Sent & { readonly leg: 'page' })

const text = z.optional(z.string().check(z.maxLength(4096)))

/** What the other service may send; errors by old and new names. */
const FROM_PROVIDER = {
  code: text,
  state: text,
  iss: text,
  error: text,
  error_description: text,
  msg: text,
  usercancel: text,
}

type FromProvider = Partial<Record<keyof typeof FROM_PROVIDER, string | undefined>>

function firstLeg({ code, state, iss, error, msg, usercancel }: FromProvider): WayBack {
  const hasTurnedBack = usercancel !== undefined && usercancel !== '0'
  const isRefused = error !== undefined || msg !== undefined || hasTurnedBack
  return { leg: 'provider', code: code ?? null, state: state ?? null, issuer: iss ?? null, isRefused }
}

function callbackFrom(provider: Provider) {
  const { code, state, issuer } = returnParameters(provider)
  const fields: Record<string, typeof text> = {
    ...FROM_PROVIDER,
    json: text,
    [code]: text,
    [state]: text,
    [issuer]: text,
  }
  return endpoint({
    method: 'GET',
    path: `/api/auth/${provider}/callback`,
    auth: 'optional',
    summary: `Redirects the browser that comes back from ${providerName(provider)} to the settings; for the page, ends the sign-in.`,
    isSafe: false,
    input: wire(z.object(fields), {
      read: (w): WayBack =>
        (w.json ?? w[code] ?? w[state])
          ? { leg: 'page', code: w[code] ?? null, state: w[state] ?? null, issuer: w[issuer] ?? null }
          : firstLeg(w),
      write: (back) => ({
        json: '1',
        ...(back.code !== null && { [code]: back.code }),
        ...(back.state !== null && { [state]: back.state }),
        ...(back.issuer !== null && { [issuer]: back.issuer }),
      }),
    }),
    reply: tokenReply,
  })
}

function waysWith(provider: Provider) {
  return { login: loginAt(provider), callback: callbackFrom(provider) } as const
}

/** The calls of each service. */
export const WAYS = {
  qq: waysWith('qq'),
  microsoft: waysWith('microsoft'),
  oidc: waysWith('oidc'),
} as const satisfies Readonly<Record<Provider, unknown>>

export interface LinkRequest {
  readonly provider: Provider
  /** `null`: none is given; the sign-in is fresh. */
  readonly currentPassword: string | null
  /** The browser comes back to the mainland's host. */
  readonly isDomestic: boolean
}

export const linkIdentity = endpoint({
  method: 'POST',
  path: '/api/user/identities/link',
  auth: 'user',
  summary: 'Begins to link another service, proved by the password or by a sign-in younger than ten minutes.',
  ownText: ['current_password'],
  input: wire(
    z.object({
      provider: z.enum(PROVIDERS),
      current_password: z.optional(password),
      is_domestic: z.optional(z.boolean()),
    }),
    {
      read: (w): LinkRequest => ({
        provider: w.provider,
        currentPassword: w.current_password ?? null,
        isDomestic: w.is_domestic ?? false,
      }),
      write: (r) => ({
        provider: r.provider,
        is_domestic: r.isDomestic,
        ...(r.currentPassword !== null && { current_password: r.currentPassword }),
      }),
    },
  ),
  reply: wayOutReply,
})

export const unlinkIdentity = endpoint({
  method: 'POST',
  path: '/api/user/identities/unlink',
  auth: 'user',
  summary: 'Lets another service sign in to this account no longer.',
  input: wire(z.object({ provider: z.enum(PROVIDERS) }), {
    read: (w): { readonly provider: Provider } => w,
    write: ({ provider }) => ({ provider }),
  }),
  reply: nothing,
})
