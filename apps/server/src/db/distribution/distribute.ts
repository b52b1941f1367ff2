import { sql } from 'kysely'
import { PlainError } from '#server/platform/log/plain-error'
import type { Db } from '../client.ts'
import { DISTRIBUTED_TABLES } from './places.ts'

/** Any number, the same in every version of the product. */
const DISTRIBUTION_LOCK = 5_417_203_001n

/**
 * Divides the tables of users among the nodes of a Citus cluster by `user_id`, all of them or none. Tables that are
 * divided already stay as they are. (OPS-80)
 *
 * @returns the tables that this call divided
 * @throws PlainError on a PostgreSQL without Citus
 */
export async function distribute(db: Db): Promise<readonly string[]> {
  await requireCitus(db)
  const tables = await inOneTransaction(db, async (transaction) => {
    const divided = await listDivided(transaction)
    const missing = DISTRIBUTED_TABLES.filter((table) => !divided.has(table))
    let first = DISTRIBUTED_TABLES.find((table) => divided.has(table))
    for (const table of missing) {
      await sql`
        select create_distributed_table(${table}, 'user_id', colocate_with => ${first ?? 'none'})
      `.execute(transaction)
      first ??= table
    }
    return missing
  })
  // What was copied to the nodes still takes its place on the coordinator's disk, where no query reads it any more.
  // A call that was cut off here is completed by the next one, which divides nothing.
  for (const table of DISTRIBUTED_TABLES)
    await sql`select truncate_local_data_after_distributing_table(${table})`.execute(db)
  return tables
}

/**
 * Brings all tables back to the coordinator, all of them or none. (OPS-81)
 *
 * @returns the tables that were divided
 * @throws PlainError on a PostgreSQL without Citus
 */
export async function undistribute(db: Db): Promise<readonly string[]> {
  await requireCitus(db)
  return inOneTransaction(db, async (transaction) => {
    const divided = await listDivided(transaction)
    const tables = DISTRIBUTED_TABLES.filter((table) => divided.has(table))
    for (const table of tables) await sql`select undistribute_table(${table})`.execute(transaction)
    return tables
  })
}

async function requireCitus(db: Db): Promise<void> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  if (rows.length > 0) return
  throw new PlainError(
    'This database is a plain PostgreSQL. Only a Citus cluster divides tables: set DATABASE_URL to its coordinator, where the extension citus is created. Nothing was changed.',
  )
}

function inOneTransaction<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${DISTRIBUTION_LOCK}::bigint)`.execute(transaction)
    // Several tables in one transaction: the nodes have to be asked by one connection each.
    await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(transaction)
    return work(transaction)
  })
}

async function listDivided(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ table: string }>`
    select logicalrelid::text as table from pg_dist_partition where partmethod = 'h'
  `.execute(db)
  return new Set(rows.map(({ table }) => table))
}
