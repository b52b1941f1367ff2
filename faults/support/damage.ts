import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../apps/server/src/db/client.ts'
import { inDatabase } from './in-database.ts'

interface Relation {
  readonly name: string
  readonly kind: 'index' | 'table'
}

interface Finding {
  readonly message: string | null
}

/**
 * What PostgreSQL's `amcheck` finds in the running database of `dataDir`, a line each: pages that do not match their
 * checksum or contradict themselves, indexes whose order or tree is wrong, and rows that their index lacks. The tables
 * of the system are checked as well.
 */
export function listDamage(dataDir: string): Promise<readonly string[]> {
  return inDatabase(dataDir, async (db) => {
    await sql`create extension if not exists amcheck`.execute(db)
    const { rows } = await relations.execute(db)
    if (rows.length === 0) throw new RangeError('there is nothing to check')
    const found: string[] = []
    for (const relation of rows) found.push(...(await check(db, relation)))
    return found
  })
}

const relations = sql<Relation>`
  select c.oid::regclass::text as name, 'table' as kind from pg_class c
  where c.relkind in ('r', 'm', 't') and c.relpersistence = 'p'
  union all
  select c.oid::regclass::text, 'index' from pg_class c
  join pg_am a on a.oid = c.relam join pg_index i on i.indexrelid = c.oid
  where a.amname = 'btree' and c.relpersistence = 'p' and i.indisvalid and i.indisready`

async function check(db: Db, { name, kind }: Relation): Promise<string[]> {
  try {
    const { rows } = await (kind === 'table' ? checkTable(name) : checkIndex(name)).execute(db)
    return rows.flatMap(({ message }) => (message ? [`${name}: ${message}`] : []))
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function checkTable(name: string): RawBuilder<Finding> {
  return sql`select msg as message from verify_heapam(${name}::regclass)`
}

/** Ends with an error at the first fault. */
function checkIndex(name: string): RawBuilder<Finding> {
  return sql`select null as message from bt_index_parent_check(${name}::regclass, true, true)`
}
