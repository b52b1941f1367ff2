import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import { findUserSince } from '#server/db/limits/user-since'
import type { OwnedAccount } from './owned-account.ts'

/**
 * The size of a user's ledger. Pulls that another row represents count, and so do removed pulls that can be restored.
 */
export interface LedgerSize {
  readonly pullsOfUid: number
  readonly pullsOfUser: number
  readonly uidsOfUser: number
  /** When the user's own account was made. */
  readonly userSince: Date
  /** Of the account. */
  readonly poolIds: ReadonlySet<string>
}

/** Lets no other transaction change the user's ledger before this one is over, whatever account it is about. */
export async function lockLedger(transaction: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pull ledger ${userId}`}, 0))`.execute(transaction)
}

export async function measureLedger(db: Db, { userId, gameId, uid }: OwnedAccount): Promise<LedgerSize> {
  const { rows } = await sql<{ own: string; all: string; removed: string; uids: string; pools: string[] }>`
    select
      count(*) filter (where game_id = ${gameId} and uid = ${uid}) as own,
      count(*) as all,
      (select count(*) from gacha_removed_pull where user_id = ${userId}) as removed,
      (select count(*) from gacha_uid where user_id = ${userId}) as uids,
      array(
        select distinct pool_id from gacha_pull where user_id = ${userId} and game_id = ${gameId} and uid = ${uid}
      ) as pools
    from gacha_pull where user_id = ${userId}
  `.execute(db)
  const [row] = rows
  return {
    pullsOfUid: Number(row?.own ?? 0),
    pullsOfUser: Number(row?.all ?? 0) + Number(row?.removed ?? 0),
    uidsOfUser: Number(row?.uids ?? 0),
    userSince: (await findUserSince(db, userId)) ?? new Date(0),
    poolIds: new Set(row?.pools),
  }
}

/** From here on, work on a user's ledger takes its turn with other heavy work. */
const MANY_PULLS = 5000

/**
 * Whether work on the user's ledger may have to load so many pulls that it is heavy, however small the file or the
 * entry is: two rows meet all that lies between their times. Removed pulls count, since they can come back. (LEDGER-16)
 */
export async function holdsManyPulls(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from (
      select from gacha_pull where user_id = ${userId}
      union all
      select from gacha_removed_pull where user_id = ${userId}
      limit ${MANY_PULLS}
    ) as pull
  `.execute(db)
  return Number(rows[0]?.total ?? 0) >= MANY_PULLS
}
