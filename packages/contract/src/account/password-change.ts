import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing, wire } from '../wire/wire.ts'
import { challengeAnswer, password } from './credentials.ts'
import { mailRequest } from './registration.ts'

export interface PasswordReset {
  /** Of the mail. */
  readonly token: string
  readonly newPassword: string
  /** `null`: none was sent. */
  readonly challengeAnswer: string | null
}

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
  /** Other services keep signing in; else each is unlinked. */
  readonly keepsLinks: boolean
}

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/request_password_reset',
  auth: 'none',
  summary: 'Sends a mail with a reset link, where the address has an account; the answer is always the same.',
  ownText: ['email'],
  input: mailRequest,
  reply: wire(z.nullable(z.object({ token: z.string() })), {
    read: (w): { readonly token: string } | null => w,
    write: (value) => value,
  }),
})

export const verifyResetToken = endpoint({
  method: 'GET',
  path: '/api/auth/verify_reset_token',
  auth: 'none',
  summary: 'Whose password this reset link would change; the link stays good.',
  input: wire(z.object({ token: z.string() }), { read: (w) => w, write: (w: { readonly token: string }) => w }),
  reply: wire(z.object({ username: z.string() }), {
    read: (w): { readonly username: string } => w,
    write: ({ username }) => ({ username }),
  }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset_password',
  auth: 'none',
  summary: 'Sets a new password by the token of a reset mail, and ends all sessions of the user.',
  ownText: ['new_password'],
  input: wire(z.object({ token: z.string(), new_password: password, cf_token: challengeAnswer }), {
    read: (w): PasswordReset => ({
      token: w.token,
      newPassword: w.new_password,
      challengeAnswer: w.cf_token ?? null,
    }),
    write: (r) => ({
      token: r.token,
      new_password: r.newPassword,
      ...(r.challengeAnswer !== null && { cf_token: r.challengeAnswer }),
    }),
  }),
  reply: nothing,
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change_password',
  auth: 'user',
  summary:
    'Sets a new password, keeps this session, ends the others and, unless told to keep them, unlinks other services.',
  ownText: ['current_password', 'new_password'],
  input: wire(z.object({ current_password: password, new_password: password, keep_links: z.optional(z.boolean()) }), {
    read: (w): PasswordChange => ({
      currentPassword: w.current_password,
      newPassword: w.new_password,
      keepsLinks: w.keep_links ?? false,
    }),
    write: (c) => ({
      current_password: c.currentPassword,
      new_password: c.newPassword,
      keep_links: c.keepsLinks,
    }),
  }),
  reply: nothing,
})
