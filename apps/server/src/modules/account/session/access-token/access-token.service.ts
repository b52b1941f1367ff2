import { type AccessToken, MAX_ACCESS_TOKENS, type NewAccessToken } from '@ephemeris/contract/account/access-tokens'
import { AppError } from '@ephemeris/contract/errors'
import { HOUR_MS, instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { holdUser, holdUserExclusively, type Writer } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import type { TokenReader } from '#server/http/gatekeeper'
import { hashToken, newId, newUserToken, userNamedIn } from '#server/platform/secrets/tokens'
import {
  deleteAccessTokens,
  findAccessToken,
  insertAccessToken,
  listAccessTokenRows,
  noteAccessTokenUse,
} from './access-token.queries.ts'

/** New tokens of one user. */
const NEW_TOKENS = { name: 'access-token-new', points: 20, seconds: HOUR_MS / SECOND_MS } as const

/** Readings with one token. (TOKEN-3) */
const READS = { name: 'access-token-read', points: 30, seconds: MINUTE_MS / SECOND_MS } as const

const NOTE_USE_SECONDS = (15 * MINUTE_MS) / SECOND_MS

/** The first one first. */
export async function accessTokensOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<readonly AccessToken[]> {
  const rows = await listAccessTokenRows(db, userId)
  return rows.map(({ id, name, created_at, used_at }) => ({
    ...{ id, name, createdAt: instant(created_at.getTime()) },
    usedAt: used_at && instant(used_at.getTime()),
  }))
}

/** (TOKEN-1) @throws AppError ACCESS_TOKENS_FULL, RATE_LIMITED */
export async function makeAccessToken(
  { db, clock, limits, audit }: Pick<Deps, 'db' | 'clock' | 'limits' | 'audit'>,
  writer: Writer,
  name: string,
): Promise<NewAccessToken> {
  await limits.take(NEW_TOKENS, writer.id)
  const token = newUserToken(writer.id)
  const id = newId('at')
  const createdAt = clock.now()
  await db.transaction().execute(async (transaction) => {
    // Two at once would both be the tenth.
    await holdUserExclusively(transaction, writer)
    const { length } = await listAccessTokenRows(transaction, writer.id)
    if (length >= MAX_ACCESS_TOKENS) throw new AppError('ACCESS_TOKENS_FULL')
    const row = { userId: writer.id, id, tokenHash: hashToken(token), name }
    await insertAccessToken(transaction, { ...row, createdAt: new Date(createdAt) })
  })
  audit('access token made', { userId: writer.id })
  return { id, name, token, createdAt, usedAt: null }
}

/** Ends one, if it is there. (TOKEN-2) */
export async function endAccessToken({ db }: Pick<Deps, 'db'>, writer: Writer, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    await deleteAccessTokens(transaction, writer.id, id)
  })
}

/**
 * Whose token this is; counts the reading, and notes it. (TOKEN-2, TOKEN-3)
 *
 * @throws AppError TOKEN_INVALID for one that never was and one that has ended alike; ACCOUNT_BANNED; RATE_LIMITED
 */
export async function readWithToken(
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  token: string,
): Promise<TokenReader> {
  const userId = userNamedIn(token)
  const found = userId === null ? null : await findAccessToken(db, { userId, tokenHash: hashToken(token) })
  if (userId === null || found === null) throw new AppError('TOKEN_INVALID')
  if (found.bannedAt !== null) throw new AppError('ACCOUNT_BANNED')
  await limits.take(READS, found.id)
  const now = new Date(clock.now())
  await noteAccessTokenUse(db, { userId, id: found.id }, { now, everySeconds: NOTE_USE_SECONDS })
  return { id: userId, tokenId: found.id }
}
