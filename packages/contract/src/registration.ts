import * as z from 'zod/mini'
import { challengeAnswer, password, readEmail, readUsername } from './credentials.ts'
import { endpoint } from './endpoint.ts'
import { nothing, wire } from './wire.ts'

export interface Registration {
  readonly username: string
  readonly email: string
  readonly password: string
  /** `null`: none was sent. */
  readonly challengeAnswer: string | null
}

export interface MailRequest {
  readonly email: string
  /** `null`: none was sent. */
  readonly challengeAnswer: string | null
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
  summary: 'Makes an account that a mail asks to confirm; the answer does not tell whether the address was known.',
  status: 201,
  ownText: ['email', 'password'],
  input: wire(z.object({ username: z.string(), email: z.string(), password, cf_token: challengeAnswer }), {
    read: (w): Registration => ({
      username: readUsername(w.username),
      email: readEmail(w.email),
      password: w.password,
      challengeAnswer: w.cf_token ?? null,
    }),
    write: (r) => ({
      username: r.username,
      email: r.email,
      password: r.password,
      ...(r.challengeAnswer !== null && { cf_token: r.challengeAnswer }),
    }),
  }),
  reply: nothing,
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend_verification',
  auth: 'none',
  summary: 'Sends the confirmation mail again, where there is something to confirm; the answer is always the same.',
  ownText: ['email'],
  input: mailRequest,
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
