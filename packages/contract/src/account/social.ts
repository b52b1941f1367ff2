import type { Provider } from '@ephemeris/core/account/arrival'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing, wire } from '../wire/wire.ts'
import { password } from './credentials.ts'
import { tokenReply } from './sign-in.ts'

/** Other services that people sign in with. */
export const PROVIDERS = ['qq', 'microsoft'] as const satisfies readonly Provider[]

/** Where the browser goes to sign in; `address` is the other service's own. */
export interface WayOut {
  readonly address: string
}

const wayOutReply = wire(z.object({ auth_url: z.string() }), {
  read: (w): WayOut => ({ address: w.auth_url }),
  write: ({ address }) => ({ auth_url: address }),
})

export const qqLogin = endpoint({
  method: 'GET',
  path: '/api/auth/qq/login',
  auth: 'optional',
  summary: 'Begins a sign-in with QQ, or, freshly signed in, links the account there to this one.',
  isSafe: false,
  reply: wayOutReply,
})

export interface MicrosoftLogin {
  /** The browser comes back to the mainland's host. */
  readonly isDomestic: boolean
}

export const microsoftLogin = endpoint({
  method: 'GET',
  path: '/api/auth/microsoft/login',
  auth: 'optional',
  summary: 'Begins a sign-in with Microsoft, or, freshly signed in, links the account there to this one.',
  isSafe: false,
  input: wire(z.object({ is_domestic: z.optional(z.enum(['0', '1'])) }), {
    read: (w): MicrosoftLogin => ({ isDomestic: w.is_domestic === '1' }),
    write: ({ isDomestic }) => ({ is_domestic: isDomestic ? ('1' as const) : ('0' as const) }),
  }),
  reply: wayOutReply,
})

/** The way back: first the other service sends the browser here, which is sent on to our page; then the page asks. */
export type WayBack =
  | {
      readonly leg: 'provider'
      readonly code: string | null
      readonly state: string | null
      /** The other service reports a failure, or the user has turned back. */
      readonly isRefused: boolean
    }
  | { readonly leg: 'page'; readonly code: string | null; readonly state: string | null }

const text = z.optional(z.string().check(z.maxLength(4096)))

/** What the other service may send; errors by old and new names. */
const FROM_PROVIDER = { code: text, state: text, error: text, error_description: text, msg: text, usercancel: text }

type FromProvider = Partial<Record<keyof typeof FROM_PROVIDER, string | undefined>>

function firstLeg({ code, state, error, msg, usercancel }: FromProvider): WayBack {
  const hasTurnedBack = usercancel !== undefined && usercancel !== '0'
  const isRefused = error !== undefined || msg !== undefined || hasTurnedBack
  return { leg: 'provider', code: code ?? null, state: state ?? null, isRefused }
}

function secondLeg(code: string | undefined, state: string | undefined): WayBack {
  return { leg: 'page', code: code ?? null, state: state ?? null }
}

const CALLBACK = {
  method: 'GET',
  auth: 'optional',
  isSafe: false,
  reply: tokenReply,
} as const

export const qqCallback = endpoint({
  ...CALLBACK,
  path: '/api/auth/qq/callback',
  summary: 'Redirects the browser that comes back from QQ to the settings; for the page, ends the sign-in.',
  input: wire(z.object({ ...FROM_PROVIDER, json: text, qq_code: text, qq_state: text }), {
    read: ({ json, qq_code, qq_state, ...provider }): WayBack =>
      (json ?? qq_code ?? qq_state) ? secondLeg(qq_code, qq_state) : firstLeg(provider),
    write: ({ code, state }) => ({
      json: '1',
      ...(code !== null && { qq_code: code }),
      ...(state !== null && { qq_state: state }),
    }),
  }),
})

export const microsoftCallback = endpoint({
  ...CALLBACK,
  path: '/api/auth/microsoft/callback',
  summary: 'Redirects the browser that comes back from Microsoft to the settings; for the page, ends the sign-in.',
  input: wire(z.object({ ...FROM_PROVIDER, json: text, ms_code: text, ms_state: text }), {
    read: ({ json, ms_code, ms_state, ...provider }): WayBack =>
      (json ?? ms_code ?? ms_state) ? secondLeg(ms_code, ms_state) : firstLeg(provider),
    write: ({ code, state }) => ({
      json: '1',
      ...(code !== null && { ms_code: code }),
      ...(state !== null && { ms_state: state }),
    }),
  }),
})

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
