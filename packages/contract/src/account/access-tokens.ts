import { MAX_NICKNAME_LENGTH, readNickname } from '@ephemeris/core/gacha/names/nickname'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { Language } from '@ephemeris/core/language/language'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import { accountFields, accountOnWire, readPullAccount } from '../gacha/gacha-fields.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { readLanguage } from '../wire/query-fields.ts'
import { nothing, plain, wire } from '../wire/wire.ts'

/** Of one user; as many pages to show. (TOKEN-1, SHOW-1) */
export const MAX_ACCESS_TOKENS = 10

/** A page that shows one account's pulls to anyone who has its address. */
export interface ShownPage extends PullAccount {
  /** `null`: made with a key that the server no longer has. */
  readonly url: string | null
}

/** What a user wants to show; an empty name: that of the game is the title. */
export interface ShownPageWish extends PullAccount {
  readonly name: string
  /** For readers whose language is not known, such as chats. */
  readonly language: Language
}

/** A token that reads `/api/open/me` and nothing else, or a page to show and nothing else. */
export interface AccessToken {
  readonly id: string
  readonly name: string
  readonly createdAt: Instant
  /** To the quarter of an hour; `null`: not used yet. */
  readonly usedAt: Instant | null
  /** `null`: it reads `/api/open/me`. */
  readonly page: ShownPage | null
}

/** One that was just made, with what is never shown again. */
export interface NewAccessToken extends AccessToken {
  readonly token: string
}

const pageOnWire = z.object({ ...accountFields, url: z.nullable(z.string()) })

const tokenOnWire = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instantText,
  used_at: z.nullable(instantText),
  page: z.nullable(pageOnWire),
})

function readToken(w: z.infer<typeof tokenOnWire>): AccessToken {
  const usedAt = w.used_at === null ? null : readInstant(w.used_at)
  const page = w.page && { ...readPullAccount(w.page), url: w.page.url }
  return { id: w.id, name: w.name, createdAt: readInstant(w.created_at), usedAt, page }
}

function writeToken({ id, name, createdAt, usedAt, page }: AccessToken) {
  return {
    ...{ id, name, created_at: formatInstant(createdAt), used_at: usedAt && formatInstant(usedAt) },
    page: page && { ...accountOnWire(page), url: page.url },
  }
}

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/api/user/access_tokens',
  auth: 'user',
  summary: "The user's read-only tokens and pages to show, the first one first, without the tokens themselves.",
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

export const createShownPage = endpoint({
  method: 'POST',
  path: '/api/user/shown_pages',
  auth: 'user',
  summary: "Makes a page that shows one account's pulls, without its UID, to anyone who has its address.",
  status: 201,
  input: wire(z.object({ ...accountFields, name: z.string(), lang: z.optional(z.string()) }), {
    read: (w): ShownPageWish => {
      const name = readNickname(w.name)
      if (name === null) throw new AppError('PARAMETER_INVALID', `name: 0 – ${MAX_NICKNAME_LENGTH}`)
      return { ...readPullAccount(w), name, language: readLanguage(w.lang) }
    },
    write: ({ name, language, ...account }) => ({ ...accountOnWire(account), name, lang: language }),
  }),
  reply: wire(tokenOnWire, { read: readToken, write: writeToken }),
})

export const revokeAccessToken = endpoint({
  method: 'DELETE',
  path: '/api/user/access_tokens/:id',
  auth: 'user',
  summary: 'Ends a read-only token or a page to show at once; without it nothing changes.',
  input: plain(z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) })),
  reply: nothing,
})
