import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { Language } from '@ephemeris/core/language/language'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'

interface NewRow {
  readonly userId: string
  readonly id: string
  readonly tokenHash: Buffer
  readonly name: string
  readonly createdAt: Date
  /** `null`: it shows no page. */
  readonly page: (PullAccount & { readonly language: Language; readonly sealedToken: Buffer }) | null
}

export async function insertAccessToken(transaction: Db, row: NewRow): Promise<void> {
  const values = { user_id: row.userId, id: row.id, token_hash: row.tokenHash, name: row.name }
  await transaction
    .insertInto('access_token')
    .values({
      ...{ ...values, created_at: row.createdAt, used_at: null },
      ...{ game_id: row.page?.gameId ?? null, uid: row.page?.uid ?? null },
      ...{ language: row.page?.language ?? null, sealed_token: row.page?.sealedToken ?? null },
    })
    .execute()
}

/** The first one first. */
export async function listAccessTokenRows(db: Db, userId: string) {
  return db
    .selectFrom('access_token')
    .select(['id', 'name', 'created_at', 'used_at', 'game_id', 'uid', 'language', 'sealed_token'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findAccessToken(db: Db, { userId, tokenHash }: { userId: string; tokenHash: Buffer }) {
  const row = await db
    .selectFrom('access_token as token')
    .innerJoin('account', 'account.id', 'token.user_id')
    .select(['token.id as id', 'token.name as name', 'account.banned_at as bannedAt'])
    .select(['token.game_id as gameId', 'token.uid as uid', 'token.language as language'])
    .where('token.user_id', '=', userId)
    .where('account.id', '=', userId)
    .where('token.token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ?? null
}

/** At most once per `everySeconds`: screens may ask often. */
export async function noteAccessTokenUse(
  db: Db,
  { userId, id }: { userId: string; id: string },
  { now, everySeconds }: { now: Date; everySeconds: number },
): Promise<void> {
  await db
    .updateTable('access_token')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('used_at', 'is', null),
        where('used_at', '<', sql<Date>`${now}::timestamptz - ${everySeconds} * interval '1 second'`),
      ]),
    )
    .execute()
}

/** @param id `null`: all of the user */
export async function deleteAccessTokens(transaction: Db, userId: string, id: string | null): Promise<void> {
  const query = transaction.deleteFrom('access_token').where('user_id', '=', userId)
  await (id === null ? query : query.where('id', '=', id)).execute()
}

/** Pages of an account that is taken off the user's list. */
export async function deletePagesOf(
  transaction: Db,
  { userId, gameId, uid }: PullAccount & { readonly userId: string },
): Promise<void> {
  await transaction
    .deleteFrom('access_token')
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .where('uid', '=', uid)
    .execute()
}
