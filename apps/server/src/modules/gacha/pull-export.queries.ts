import type { Pull } from '@ephemeris/core/gacha/pull'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import type { OwnedAccount } from './ledger/owned-account.ts'
import { POOL_FAMILY, type PullRow, toPull } from './ledger/pull.queries.ts'

/** What the sections of the interchange format take, and what is left for our extension. */
export interface ExportShape {
  /** Of a section's rows, rising: ids are sorted as the numbers they are. */
  idLengthsOf(pools: readonly string[]): readonly number[]
  readonly hasRest: boolean
}

const DERIVED = sql<boolean>`position('-' in id) > 0`

function standardIn(pools: readonly string[]) {
  return sql<boolean>`(not (${DERIVED}) and item_id <> '' and pool_id = any(${pools}::text[]))`
}

export async function shapeOf(db: Db, key: OwnedAccount, pools: readonly string[]): Promise<ExportShape> {
  const { rows } = await sql<{ pool_id: string; length: number | null }>`
    select distinct pool_id, case when ${standardIn(pools)} then length(id) end as length
    from gacha_pull where ${ofKey(key)} and not is_absorbed
  `.execute(db)
  return {
    idLengthsOf: (own) => {
      const lengths = rows.flatMap(({ pool_id, length }) => (length !== null && own.includes(pool_id) ? [length] : []))
      return [...new Set(lengths)].sort((a, b) => a - b)
    },
    hasRest: rows.some(({ length }) => length === null),
  }
}

interface Page {
  readonly pools: readonly string[]
  readonly limit: number
}

/** Standard rows whose ids have that many digits, behind a pull. */
export async function listStandardPage(
  db: Db,
  key: OwnedAccount,
  { pools, limit, idLength, after }: Page & { readonly idLength: number; readonly after: Pick<Pull, 'id' | 'poolId'> },
): Promise<readonly Pull[]> {
  const { rows } = await sql<PullRow>`
    select * from gacha_pull
    where ${ofKey(key)} and not is_absorbed and length(id) = ${idLength} and ${standardIn(pools)}
      and (id, ${POOL_FAMILY}) > (${after.id}, ${uigfPoolOf(after.poolId)})
    order by id, ${POOL_FAMILY} limit ${limit}
  `.execute(db)
  return rows.map(toPull)
}

/** Of the rest those without an id of the game, or the others, oldest first. */
export async function listRestPage(
  db: Db,
  key: OwnedAccount,
  { pools, limit, kind, after }: Page & { readonly kind: 'derived' | 'own'; readonly after: string },
): Promise<readonly { readonly pull: Pull; readonly sortKey: string }[]> {
  const isOfKind = kind === 'derived' ? DERIVED : sql<boolean>`not (${DERIVED})`
  const { rows } = await sql<PullRow & { sort_key: string }>`
    select * from gacha_pull
    where ${ofKey(key)} and not is_absorbed and sort_key > ${after} and ${isOfKind} and not ${standardIn(pools)}
    order by sort_key limit ${limit}
  `.execute(db)
  return rows.map((row) => ({ pull: toPull(row), sortKey: row.sort_key }))
}

function ofKey({ userId, gameId, uid }: OwnedAccount) {
  return sql<boolean>`user_id = ${userId} and game_id = ${gameId} and uid = ${uid}`
}
