import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing, wire } from '../wire/wire.ts'
import { challengeAnswer, password } from './credentials.ts'

export interface Credentials {
  /** The user name or the mail address, as typed. */
  readonly login: string
  readonly password: string
  /** `null`: none was sent. */
  readonly challengeAnswer: string | null
}

/** A bearer token, for the `Authorization` header. */
export interface IssuedToken {
  readonly token: string
}

export const tokenReply = wire(z.object({ token: z.string() }), {
  read: (w): IssuedToken => w,
  write: ({ token }) => ({ token }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  auth: 'none',
  summary: 'Signs in with a user name or mail address and a password; browsers also get a cookie that the token needs.',
  ownText: ['password'],
  input: wire(z.object({ username: z.string().check(z.maxLength(254)), password, cf_token: challengeAnswer }), {
    read: (w): Credentials => ({
      login: w.username,
      password: w.password,
      challengeAnswer: w.cf_token ?? null,
    }),
    write: (c) => ({
      username: c.login,
      password: c.password,
      ...(c.challengeAnswer !== null && { cf_token: c.challengeAnswer }),
    }),
  }),
  reply: tokenReply,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'token',
  summary: 'Ends this session; a browser that has lost the cookie of its token can end it, too.',
  reply: nothing,
})

export const logoutAll = endpoint({
  method: 'POST',
  path: '/api/auth/logout_all',
  auth: 'user',
  summary: 'Ends all sessions of the user, this one too.',
  reply: nothing,
})
