import { MAX_NICKNAME_LENGTH, readNickname } from '@ephemeris/core/gacha/names/nickname'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { nothing, plain, wire } from '../wire/wire.ts'

/** Of one user. (TOKEN-1) */
export const MAX_ACCESS_TOKENS = 10

/** A token that reads `/api/open/me` and nothing else. */
export interface AccessToken {
  readonly id: string
  readonly name: string
  readonly createdAt: Instant
  /** To the quarter of an hour; `null`: not used yet. */
  readonly usedAt: Instant | null
}

/** One that was just made, with what is never shown again. */
export interface NewAccessToken extends AccessToken {
  readonly token: string
}

const tokenOnWire = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instantText,
  used_at: z.nullable(instantText),
})

function readToken(w: z.infer<typeof tokenOnWire>): AccessToken {
  const usedAt = w.used_at === null ? null : readInstant(w.used_at)
  return { id: w.id, name: w.name, createdAt: readInstant(w.created_at), usedAt }
}

function writeToken({ id, name, createdAt, usedAt }: AccessToken) {
  return { id, name, created_at: formatInstant(createdAt), used_at: usedAt && formatInstant(usedAt) }
}

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/api/user/access_tokens',
  auth: 'user',
  summary: "The user's read-only tokens by name, the first one first, without the tokens themselves.",
  reply: wire(z.object({ tokens: z.array(tokenOnWire) }), {
    read: ({ tokens }): readonly AccessToken[] => tokens.map(readToken),
    write: (tokens) => ({ tokens: tokens.map(writeToken) }),
  }),
})

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/api/user/access_tokens',
  auth: 'user',
  summary: 'Makes a read-only token for /api/open/me; it is in this answer and never again.',
  status: 201,
  input: wire(z.object({ name: z.string() }), {
    read: (w) => {
      const name = readNickname(w.name)
      if (!name) throw new AppError('PARAMETER_INVALID', `name: 1 – ${MAX_NICKNAME_LENGTH}`)
      return { name }
    },
    write: ({ name }) => ({ name }),
  }),
  reply: wire(z.extend(tokenOnWire, { token: z.string() }), {
    read: (w): NewAccessToken => ({ ...readToken(w), token: w.token }),
    write: ({ token, ...entry }) => ({ ...writeToken(entry), token }),
  }),
})

export const revokeAccessToken = endpoint({
  method: 'DELETE',
  path: '/api/user/access_tokens/:id',
  auth: 'user',
  summary: 'Ends a read-only token at once; without it nothing changes.',
  input: plain(z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) })),
  reply: nothing,
})
