import {
  type AccessToken,
  MAX_ACCESS_TOKENS,
  type NewAccessToken,
  type ShownPage,
  type ShownPageWish,
} from '@ephemeris/contract/account/access-tokens'
import { AppError } from '@ephemeris/contract/errors'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from '@ephemeris/core/language/language'
import { HOUR_MS, instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { holdUser, holdUserExclusively, type Writer } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import type { TokenReader } from '#server/http/gatekeeper'
import type { Seal } from '#server/platform/secrets/seal'
import { hashToken, newId, newUserToken, userNamedIn } from '#server/platform/secrets/tokens'
import {
  deleteAccessTokens,
  deletePagesOf,
  findAccessToken,
  insertAccessToken,
  listAccessTokenRows,
  noteAccessTokenUse,
} from './access-token.queries.ts'

/** New tokens of one user. */
const NEW_TOKENS = { name: 'access-token-new', points: 20, seconds: HOUR_MS / SECOND_MS } as const

/** Readings with one token. (TOKEN-3) */
const READS = { name: 'access-token-read', points: 30, seconds: MINUTE_MS / SECOND_MS } as const

/** Openings of one page, its picture among them: a chat may have many readers. (SHOW-3) */
const SHOWINGS = { name: 'shown-page-read', points: 600, seconds: MINUTE_MS / SECOND_MS } as const

const PURPOSE = 'shown-page'

type PageDeps = Pick<Deps, 'db' | 'origin' | 'log'> & { readonly seal: Seal }

const NOTE_USE_SECONDS = (15 * MINUTE_MS) / SECOND_MS

/** The first one first. */
export async function accessTokensOf(deps: PageDeps, userId: string): Promise<readonly AccessToken[]> {
  const rows = await listAccessTokenRows(deps.db, userId)
  return rows.map(({ id, name, created_at, used_at, game_id: gameId, uid, sealed_token }) => ({
    ...{ id, name, createdAt: instant(created_at.getTime()) },
    usedAt: used_at && instant(used_at.getTime()),
    page: gameId === null || uid === null ? null : { gameId, uid, url: addressOf(deps, userId, sealed_token) },
  }))
}

/** `null`: it was sealed by a key that this process does not have. */
function addressOf({ origin, seal, log }: PageDeps, userId: string, sealedToken: Buffer | null): string | null {
  try {
    return sealedToken && urlOf(origin, seal.open(sealedToken, `${PURPOSE} ${userId}`))
  } catch {
    log.warn('shown page sealed by another key', { userId })
    return null
  }
}

function urlOf(origin: Deps['origin'], token: string): string {
  return `${origin.url()}/show/${token}`
}

type MakeDeps = Pick<Deps, 'db' | 'clock' | 'limits' | 'audit'>

/** (TOKEN-1) @throws AppError ACCESS_TOKENS_FULL, RATE_LIMITED */
export async function makeAccessToken(deps: MakeDeps, writer: Writer, name: string): Promise<NewAccessToken> {
  return { ...(await make(deps, writer, { name, pageOf: () => null })), page: null }
}

/** (SHOW-1) @throws AppError SHOWN_PAGES_FULL, RATE_LIMITED */
export async function makeShownPage(
  deps: MakeDeps & PageDeps,
  writer: Writer,
  { gameId, uid, name, language }: ShownPageWish,
): Promise<AccessToken> {
  const pageOf = (token: string) => ({
    ...{ gameId, uid, language },
    sealedToken: deps.seal.close(token, `${PURPOSE} ${writer.id}`),
  })
  const { token, ...made } = await make(deps, writer, { name, pageOf })
  return { ...made, page: { gameId, uid, url: urlOf(deps.origin, token) } satisfies ShownPage }
}

interface Making {
  readonly name: string
  readonly pageOf: (token: string) => Parameters<typeof insertAccessToken>[1]['page']
}

async function make(
  { db, clock, limits, audit }: MakeDeps,
  writer: Writer,
  { name, pageOf }: Making,
): Promise<Omit<NewAccessToken, 'page'>> {
  await limits.take(NEW_TOKENS, writer.id)
  const token = newUserToken(writer.id)
  const page = pageOf(token)
  const id = newId('at')
  const createdAt = clock.now()
  await db.transaction().execute(async (transaction) => {
    // Two at once would both be the tenth.
    await holdUserExclusively(transaction, writer)
    const rows = await listAccessTokenRows(transaction, writer.id)
    const { length } = rows.filter(({ uid }) => (uid === null) === (page === null))
    if (length >= MAX_ACCESS_TOKENS) throw new AppError(page ? 'SHOWN_PAGES_FULL' : 'ACCESS_TOKENS_FULL')
    const row = { userId: writer.id, id, tokenHash: hashToken(token), name, page }
    await insertAccessToken(transaction, { ...row, createdAt: new Date(createdAt) })
  })
  audit(page ? 'shown page made' : 'access token made', { userId: writer.id })
  return { id, name, token, createdAt, usedAt: null }
}

/** Ends one, if it is there. (TOKEN-2) */
export async function endAccessToken({ db }: Pick<Deps, 'db'>, writer: Writer, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    await deleteAccessTokens(transaction, writer.id, id)
  })
}

/** Ends the pages of an account that is taken off the list. (SHOW-3) */
export async function endPagesOf(transaction: Db, account: PullAccount & { readonly userId: string }): Promise<void> {
  await deletePagesOf(transaction, account)
}

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'limits'>

/**
 * Whose token this is; counts the reading, and notes it. (TOKEN-2, TOKEN-3)
 *
 * @throws AppError ACCESS_TOKEN_INVALID for one that never was and one that has ended alike; ACCOUNT_BANNED; RATE_LIMITED
 */
export async function readWithToken(deps: ReadDeps, token: string): Promise<TokenReader> {
  const found = await find(deps, token)
  if (found === null || found.uid !== null) throw new AppError('ACCESS_TOKEN_INVALID')
  if (found.bannedAt !== null) throw new AppError('ACCOUNT_BANNED')
  await countUse(deps, found, READS)
  return { id: found.userId, tokenId: found.id }
}

/** Whose pulls a page shows. */
export interface ShownAccount extends PullAccount {
  readonly userId: string
  readonly name: string
  readonly language: Language
}

/**
 * What the page of this token shows; counts the opening, and notes it. (SHOW-3)
 *
 * @throws AppError NOT_FOUND for one that never was, has ended, or is of a suspended user alike; RATE_LIMITED
 */
export async function openShownPage(deps: ReadDeps, token: string): Promise<ShownAccount> {
  const found = await find(deps, token)
  const { gameId = null, uid = null, bannedAt } = found ?? {}
  if (found === null || gameId === null || uid === null || bannedAt !== null) throw new AppError('NOT_FOUND')
  await countUse(deps, found, SHOWINGS)
  const language = parseLanguage(found.language ?? '') ?? FALLBACK_LANGUAGE
  return { userId: found.userId, gameId, uid, name: found.name, language }
}

async function find({ db }: ReadDeps, token: string) {
  const userId = userNamedIn(token)
  const found = userId === null ? null : await findAccessToken(db, { userId, tokenHash: hashToken(token) })
  return userId === null || found === null ? null : { ...found, userId }
}

async function countUse(
  { db, clock, limits }: ReadDeps,
  token: { readonly userId: string; readonly id: string },
  limit: typeof READS | typeof SHOWINGS,
): Promise<void> {
  await limits.take(limit, token.id)
  await noteAccessTokenUse(db, token, { now: new Date(clock.now()), everySeconds: NOTE_USE_SECONDS })
}
