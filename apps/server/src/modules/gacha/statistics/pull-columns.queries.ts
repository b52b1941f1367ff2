import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import type { OwnedAccount } from '../ledger/owned-account.ts'

interface PartQuery {
  /** The sort key after which the part begins; empty: the beginning. */
  readonly after: string
  readonly limit: number
}

export interface PullColumnsPart {
  /** For `readPullColumns`. */
  readonly text: string
  /** The largest sort key of the part. */
  readonly last: string
}

/**
 * Some of an account's pulls as one text: the driver makes no object of each pull, which would take the main thread
 * longer than anything else of the statistics. Oldest part first; in a part the pulls have no order.
 *
 * @returns `null` behind the last pull
 */
export async function findPullColumns(
  db: Db,
  { userId, gameId, uid }: OwnedAccount,
  { after, limit }: PartQuery,
): Promise<PullColumnsPart | null> {
  const { rows } = await sql<PullColumnsPart | { text: string; last: null }>`
    select max(sort_key) as last, json_build_array(json_agg(id), json_agg(pool_id), json_agg(time), json_agg(item_id),
      json_agg(rank_type), json_agg(gacha_id), json_agg(position),
      json_agg(case when rank_type > '3' then name else '' end))::text as text
    from (
      select sort_key, id, pool_id, time, item_id, rank_type, gacha_id, position, name
      from gacha_pull
      where user_id = ${userId} and game_id = ${gameId} and uid = ${uid} and not is_absorbed and sort_key > ${after}
      order by sort_key
      limit ${limit}
    ) as part
  `.execute(db)
  const [part] = rows
  return part && part.last !== null ? part : null
}
