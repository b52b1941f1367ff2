import type { SessionOrigin } from '@ephemeris/contract/account/account'
import type { Auth } from '@ephemeris/contract/endpoint'
import { AppError } from '@ephemeris/contract/errors'
import type { Instant } from '@ephemeris/core/time/instant'
import type { FastifyRequest } from 'fastify'
import type { CallOrigin } from '#server/platform/client-network'
import type { Caller } from './caller.ts'
import { readBearer } from './request/bearer.ts'

/** Who is signed in, by which session. */
export interface SignedInUser {
  readonly id: string
  readonly username: string
  readonly sessionId: string
  /** When this session began. */
  readonly signedInAt: Instant
  /** How this session began. */
  readonly via: SessionOrigin
}

/** Who reads with a read-only token. */
export interface TokenReader {
  /** Of the user. */
  readonly id: string
  readonly tokenId: string
}

/** Decides who gets in. */
export interface Gatekeeper {
  /** Counts the call. @throws AppError RATE_LIMITED */
  admit(origin: CallOrigin): Promise<void>
  /** Counts an address that has to be read, since it leads to no answer in memory. @throws AppError RATE_LIMITED */
  admitUnread(origin: CallOrigin): Promise<void>
  /** Counts a question whose answer is not in memory. @throws AppError RATE_LIMITED */
  admitUnkept(origin: CallOrigin): Promise<void>
  /** @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, ACCOUNT_BANNED or ACCOUNT_INACTIVE */
  authenticate(token: string, caller: Caller): Promise<SignedInUser>
  /** As `authenticate`, for calls that the token alone is enough for. */
  recognise(token: string): Promise<SignedInUser>
  /** Whose read-only token this is. (TOKEN-2) @throws AppError ACCESS_TOKEN_INVALID, ACCOUNT_BANNED */
  readWith(token: string): Promise<TokenReader>
}

/** What an answer knows of the user: a user, perhaps a user, or none. */
export type UserOf<A extends Auth> = A extends 'user' | 'token'
  ? SignedInUser
  : A extends 'optional'
    ? SignedInUser | null
    : A extends 'reader'
      ? TokenReader
      : null

/**
 * The user of a call, as its endpoint asks for. A token that is sent must be good, also where none is needed. (ACC-15)
 * @throws AppError
 */
export async function userOf<A extends Auth>(
  auth: A,
  request: FastifyRequest,
  { gatekeeper, caller }: { gatekeeper: Gatekeeper; caller: Caller },
): Promise<UserOf<A>> {
  const token = auth === 'none' ? null : readBearer(request, auth === 'reader' ? 'ACCESS_TOKEN_INVALID' : undefined)
  const user = await identify(auth, token, { gatekeeper, caller })
  request.userId = user?.id ?? null
  return user as UserOf<A>
}

async function identify(
  auth: Auth,
  token: string | null,
  { gatekeeper, caller }: { gatekeeper: Gatekeeper; caller: Caller },
): Promise<SignedInUser | TokenReader | null> {
  if (auth === 'reader') {
    if (token === null) throw new AppError('ACCESS_TOKEN_REQUIRED')
    return gatekeeper.readWith(token)
  }
  if (token !== null) return auth === 'token' ? gatekeeper.recognise(token) : gatekeeper.authenticate(token, caller)
  if (auth === 'user' || auth === 'token') throw new AppError('LOGIN_REQUIRED')
  return null
}
