import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing, plain, wire } from '../wire/wire.ts'
import { challengeAnswer, password, readEmail, readUsername } from './credentials.ts'
import { tokenReply } from './sign-in.ts'

export interface Registration {
  readonly username: string
  readonly email: string
  readonly password: string
  /** Of the link of an invitation; absent or `null`: none. */
  readonly invitation?: string | null
  /** `null`: none was sent. */
  readonly challengeAnswer: string | null
}

export interface MailRequest {
  readonly email: string
  /** `null`: none was sent. */
  readonly challengeAnswer: string | null
}

export interface ResendRequest extends MailRequest {
  /** As typed; `null`: none is named, and a mail is sent only where a single account waits for the address. */
  readonly username: string | null
}

/** An address and the answer to the challenge: what asks for a mail. */
export const mailRequest = wire(z.object({ email: z.string(), cf_token: challengeAnswer }), {
  read: (w): MailRequest => ({ email: readEmail(w.email), challengeAnswer: w.cf_token ?? null }),
  write: (r) => ({ email: r.email, ...(r.challengeAnswer !== null && { cf_token: r.challengeAnswer }) }),
})

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  auth: 'none',
  summary: 'Makes an account that a mail asks to confirm; the answer does not say whether the address was known.',
  status: 201,
  ownText: ['email', 'password'],
  input: wire(
    z.object({
      username: z.string(),
      email: z.string(),
      password,
      invitation: z.optional(z.string().check(z.maxLength(128))),
      cf_token: challengeAnswer,
    }),
    {
      read: (w): Registration => ({
        username: readUsername(w.username),
        email: readEmail(w.email),
        password: w.password,
        invitation: w.invitation ?? null,
        challengeAnswer: w.cf_token ?? null,
      }),
      write: (r) => ({
        username: r.username,
        email: r.email,
        password: r.password,
        ...(r.invitation != null && { invitation: r.invitation }),
        ...(r.challengeAnswer !== null && { cf_token: r.challengeAnswer }),
      }),
    },
  ),
  storesMore: true,
  reply: nothing,
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend_verification',
  auth: 'none',
  summary:
    'Sends the confirmation mail of an account again, if it waits for this address; the answer is always the same.',
  ownText: ['email', 'username'],
  input: wire(
    z.object({
      email: z.string(),
      username: z.optional(z.string().check(z.maxLength(254))),
      cf_token: challengeAnswer,
    }),
    {
      read: (w): ResendRequest => ({
        username: w.username ?? null,
        email: readEmail(w.email),
        challengeAnswer: w.cf_token ?? null,
      }),
      write: (r) => ({
        email: r.email,
        ...(r.username !== null && { username: r.username }),
        ...(r.challengeAnswer !== null && { cf_token: r.challengeAnswer }),
      }),
    },
  ),
  reply: nothing,
})

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/api/auth/verify_email',
  auth: 'none',
  summary: 'Activates the account whose confirmation mail holds this token.',
  isSafe: false,
  input: wire(z.object({ token: z.string() }), { read: (w) => w, write: (w: { readonly token: string }) => w }),
  reply: nothing,
})

export const getWaitingAccount = endpoint({
  method: 'GET',
  path: '/api/auth/waiting_account',
  auth: 'none',
  summary: 'Which account the link of a confirmation mail would activate; the link stays good.',
  input: plain(z.object({ token: z.string() })),
  reply: plain(z.object({ username: z.string() })),
})

export interface Confirmation {
  /** Of the mail. */
  readonly token: string
  readonly password: string
}

export const confirmAccount = endpoint({
  method: 'POST',
  path: '/api/auth/confirm_account',
  auth: 'none',
  summary: 'Activates the account of a confirmation mail for whoever knows its password, and signs in.',
  ownText: ['password'],
  input: plain(z.object({ token: z.string(), password })),
  reply: tokenReply,
})
