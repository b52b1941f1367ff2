import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import type { LedgerPull } from '../merging/ledger-pull.ts'
import type { OwnedAccount } from './owned-account.ts'
import { POOL_FAMILY, toStored } from './pull.queries.ts'

const ROWS_PER_PART = 2000

const COLUMNS = sql.raw(
  `user_id, game_id, uid, id, sort_key, pool_id, time, item_id, name, item_type, rank_type, count, gacha_id, position,
  imports, is_official, is_absorbed`,
)

/** Takes all pulls of the account away, to where they can come back from. @returns how many counted */
export async function removePulls(transaction: Db, key: OwnedAccount, removalId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with gone as (
      delete from gacha_pull where user_id = ${key.userId} and game_id = ${key.gameId} and uid = ${key.uid}
      returning ${COLUMNS}
    ), kept as (
      insert into gacha_removed_pull (${COLUMNS}, removal_id) select ${COLUMNS}, ${removalId} from gone
      returning is_absorbed
    )
    select count(*)::integer as total from kept where not is_absorbed
  `.execute(transaction)
  return rows[0]?.total ?? 0
}

/** Takes out the pulls that a removal removed and that can still be restored. */
export async function takeRemovedPulls(
  transaction: Db,
  { userId }: OwnedAccount,
  removalId: string,
): Promise<readonly LedgerPull[]> {
  const rows = await transaction
    .deleteFrom('gacha_removed_pull')
    .where('user_id', '=', userId)
    .where('removal_id', '=', removalId)
    .returningAll()
    .execute()
  return rows.map(toStored)
}

/** The same, and it stays where it is. */
export async function listRemovedPulls(
  db: Db,
  { userId }: OwnedAccount,
  removalId: string,
): Promise<readonly LedgerPull[]> {
  const rows = await db
    .selectFrom('gacha_removed_pull')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removal_id', '=', removalId)
    .execute()
  return rows.map(toStored)
}

/** All of a user's, part by part. */
export async function* removedPullRows(db: Db, userId: string) {
  for (let after = { removal_id: '', id: '', family: '' }; ; ) {
    const rows = await db
      .selectFrom('gacha_removed_pull')
      .select(['game_id', 'uid', 'id', 'pool_id', 'time', 'item_id', 'name', 'item_type', 'rank_type', 'removal_id'])
      .select(POOL_FAMILY.as('family'))
      .where('user_id', '=', userId)
      .where(sql<boolean>`(removal_id, id, ${POOL_FAMILY}) > (${after.removal_id}, ${after.id}, ${after.family})`)
      .orderBy('removal_id')
      .orderBy('id')
      .orderBy(POOL_FAMILY)
      .limit(ROWS_PER_PART)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ removal_id, family, ...row }) => row)
    after = last
  }
}

/** What can come back no longer, of all users. */
export async function deleteLapsedPulls(db: Db, now: Date): Promise<void> {
  await sql`
    delete from gacha_removed_pull using gacha_import
    where gacha_import.user_id = gacha_removed_pull.user_id and gacha_import.id = gacha_removed_pull.removal_id
      and gacha_import.undoable_until <= ${now}
  `.execute(db)
}
