import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

/** Where a PostgreSQL is reached: a URL, or the folder of its unix socket. */
export type DatabaseAddress =
  | { readonly url: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }

/** Ten connections at most, and nobody waits longer than two seconds for one. (R8) */
const POOL = { max: 10, connectionTimeoutMillis: 2000, application_name: 'ephemeris' } as const

export function createDb(address: DatabaseAddress): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool(address) }) })
}

function createPool(address: DatabaseAddress): pg.Pool {
  const pool = new pg.Pool({ ...POOL, ...('url' in address ? { connectionString: address.url } : address) })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}
