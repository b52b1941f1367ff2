import type { Pull } from '@ephemeris/core/gacha/pull'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'
import type { GameId } from '@ephemeris/core/games/game'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '#server/db/client'
import type { Schema } from '#server/db/schema/schema'
import { type LedgerPull, sortKeyOf } from '../merging/ledger-pull.ts'
import type { OwnedAccount } from './owned-account.ts'

const ROWS_PER_STATEMENT = 2000

const PULL_COLUMNS = [
  'id',
  'pool_id',
  'time',
  'item_id',
  'name',
  'item_type',
  'rank_type',
  'count',
  'gacha_id',
  'position',
] as const

const STORED_COLUMNS = [...PULL_COLUMNS, 'imports', 'is_official', 'is_absorbed'] as const

export interface PullRow {
  id: string
  pool_id: string
  time: string
  item_id: string
  name: string
  item_type: string
  rank_type: string
  count: string
  gacha_id: string
  position: number
}

/** Absorbed ones too: all of the given ids, and all between two times. */
export async function listOverlap(
  transaction: Db,
  key: OwnedAccount,
  { ids, from, to }: { ids: readonly string[]; from: string; to: string },
): Promise<readonly LedgerPull[]> {
  const rows = await transaction
    .selectFrom('gacha_pull')
    .select(STORED_COLUMNS)
    .where(ofAccount(key))
    .where((where) =>
      where.or([
        where.and([where('sort_key', '>=', from), where('sort_key', '<', `${to}~`)]),
        // Sent as one text: as an array, the driver would quote and join every id itself.
        where('id', '=', sql<string>`any(string_to_array(${ids.join('\n')}, ${'\n'}))`),
      ]),
    )
    .execute()
  return rows.map(toStored)
}

/** What an import has brought, absorbed or not. */
export async function listPullsOfImport(transaction: Db, key: OwnedAccount, number: number): Promise<readonly Pull[]> {
  const rows = await transaction
    .selectFrom('gacha_pull')
    .select(PULL_COLUMNS)
    .where(ofAccount(key))
    .where(sql<boolean>`imports @> array[${number}::integer]`)
    .execute()
  return rows.map(toPull)
}

export async function deletePulls(transaction: Db, key: OwnedAccount, pulls: readonly Pull[]): Promise<void> {
  await transaction.deleteFrom('gacha_pull').where(ofAccount(key)).where(isAmong(pulls)).execute()
}

/** `uigfPoolOf` in the words of the database, and of the unique index on pulls. */
export const POOL_FAMILY = sql<string>`(case pool_id when '400' then '301' else pool_id end)`

/** Whether a row is one of these pulls (`pullKey`); the ids by themselves let the index find it. */
function isAmong(pulls: readonly Pick<Pull, 'id' | 'poolId'>[]) {
  const ids = pulls.map(({ id }) => id)
  const families = pulls.map(({ poolId }) => uigfPoolOf(poolId))
  return sql<boolean>`id = any(${ids}::text[])
    and (id, ${POOL_FAMILY}) in (select * from unnest(${ids}::text[], ${families}::text[]))`
}

/** Writes rows as they are to be, over those of the same pulls; others are answered between two statements. */
export async function upsertPulls(transaction: Db, key: OwnedAccount, rows: readonly LedgerPull[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await upsertSome(transaction, key, rows.slice(from, from + ROWS_PER_STATEMENT))
  }
}

async function upsertSome(transaction: Db, key: OwnedAccount, rows: readonly LedgerPull[]): Promise<void> {
  const texts = (read: (pull: Pull) => string) => rows.map(({ pull }) => read(pull))
  await sql`
    insert into gacha_pull (user_id, game_id, uid, id, sort_key, pool_id, time, item_id, name, item_type, rank_type,
      count, gacha_id, position, imports, is_official, is_absorbed)
    select ${key.userId}, ${key.gameId}, ${key.uid}, row.id, row.sort_key, row.pool_id, row.time, row.item_id, row.name,
      row.item_type, row.rank_type, row.count, row.gacha_id, row.position, row.imports::integer[], row.is_official,
      row.is_absorbed
    from unnest(
      ${texts(({ id }) => id)}::text[],
      ${texts(sortKeyOf)}::text[],
      ${texts(({ poolId }) => poolId)}::text[],
      ${texts(({ time }) => time)}::text[],
      ${texts(({ itemId }) => itemId)}::text[],
      ${texts(({ name }) => name)}::text[],
      ${texts(({ itemType }) => itemType)}::text[],
      ${texts(({ rankType }) => rankType)}::text[],
      ${texts(({ count }) => count)}::text[],
      ${texts(({ gachaId }) => gachaId)}::text[],
      ${rows.map(({ pull }) => pull.order)}::integer[],
      ${rows.map(({ imports }) => `{${imports.join(',')}}`)}::text[],
      ${rows.map(({ isOfficial }) => isOfficial)}::boolean[],
      ${rows.map(({ isAbsorbed }) => isAbsorbed)}::boolean[]
    ) as row (id, sort_key, pool_id, time, item_id, name, item_type, rank_type, count, gacha_id, position, imports,
      is_official, is_absorbed)
    on conflict (user_id, game_id, uid, id, ${POOL_FAMILY}) do update set
      sort_key = excluded.sort_key, pool_id = excluded.pool_id, time = excluded.time, item_id = excluded.item_id,
      name = excluded.name, item_type = excluded.item_type, rank_type = excluded.rank_type, count = excluded.count,
      gacha_id = excluded.gacha_id, position = excluded.position, imports = excluded.imports,
      is_official = excluded.is_official, is_absorbed = excluded.is_absorbed
  `.execute(transaction)
}

/** Those of the pulls that are in the ledger, by `pullKey`. */
export async function findKnownPulls(db: Db, key: OwnedAccount, pulls: readonly Pull[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('gacha_pull')
    .select(['id', 'pool_id as poolId'])
    .where(ofAccount(key))
    .where(isAmong(pulls))
    .execute()
  return new Set(rows.map(pullKey))
}

interface PageQuery {
  /** `null`: all. */
  readonly poolIds: readonly string[] | null
  /** The sort key after which the page begins; empty: the beginning. */
  readonly after: string
  readonly limit: number
}

/** Oldest first. */
export async function listPage(db: Db, key: OwnedAccount, { poolIds, after, limit }: PageQuery) {
  const rows = await db
    .selectFrom('gacha_pull')
    .select([...PULL_COLUMNS, 'is_official', 'sort_key'])
    .where(ofAccount(key))
    .where('is_absorbed', '=', false)
    .where('sort_key', '>', after)
    .$if(poolIds !== null, (query) => query.where('pool_id', 'in', poolIds ?? []))
    .orderBy('sort_key')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ pull: toPull(row), isOfficial: row.is_official, sortKey: row.sort_key }))
}

/** Of every pool; up to and with `until`, if that is not `null`. */
export async function countByPool(
  db: Db,
  key: OwnedAccount,
  until: string | null = null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('gacha_pull')
    .select(['pool_id', (q) => q.fn.countAll<string>().as('total')])
    .where(ofAccount(key))
    .where('is_absorbed', '=', false)
    .$if(until !== null, (query) => query.where('sort_key', '<=', until ?? ''))
    .groupBy('pool_id')
    .execute()
  return new Map(rows.map(({ pool_id, total }) => [pool_id, Number(total)]))
}

/** By account, of all that the user has. */
export async function countByAccount(db: Db, userId: string) {
  const rows = await db
    .selectFrom('gacha_pull')
    .select(['game_id as gameId', 'uid', 'pool_id as poolId', (q) => q.fn.countAll<string>().as('total')])
    .where('user_id', '=', userId)
    .where('is_absorbed', '=', false)
    .groupBy(['game_id', 'uid', 'pool_id'])
    .execute()
  return rows.map((row) => ({ ...row, total: Number(row.total) }))
}

/** All, oldest first. */
export async function listPulls(db: Db, key: OwnedAccount): Promise<readonly Pull[]> {
  const rows = await db
    .selectFrom('gacha_pull')
    .select(PULL_COLUMNS)
    .where(ofAccount(key))
    .where('is_absorbed', '=', false)
    .orderBy('sort_key')
    .execute()
  return rows.map(toPull)
}

/** Everything of a user's, for the user's own eyes, part by part. */
export async function* pullRows(db: Db, userId: string) {
  for (let after = { game_id: '', uid: '', sort_key: '' }; ; ) {
    const rows = await db
      .selectFrom('gacha_pull')
      .select(['game_id', 'uid', ...PULL_COLUMNS, 'is_official', 'sort_key'])
      .where('user_id', '=', userId)
      .where(sql<boolean>`(game_id, uid, sort_key) > (${after.game_id}, ${after.uid}, ${after.sort_key})`)
      .orderBy('game_id')
      .orderBy('uid')
      .orderBy('sort_key')
      .limit(ROWS_PER_STATEMENT)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ sort_key, ...row }) => row)
    after = last
  }
}

function ofAccount({ userId, gameId, uid }: OwnedAccount) {
  return (where: ExpressionBuilder<Schema, 'gacha_pull'>) =>
    where.and([where('user_id', '=', userId), where('game_id', '=', gameId satisfies GameId), where('uid', '=', uid)])
}

export function toPull(row: PullRow): Pull {
  return {
    id: row.id,
    poolId: row.pool_id,
    time: row.time,
    itemId: row.item_id,
    name: row.name,
    itemType: row.item_type,
    rankType: row.rank_type,
    count: row.count,
    gachaId: row.gacha_id,
    order: row.position,
  }
}

export function toStored(row: PullRow & { imports: number[]; is_official: boolean; is_absorbed: boolean }): LedgerPull {
  return { pull: toPull(row), imports: row.imports, isOfficial: row.is_official, isAbsorbed: row.is_absorbed }
}
