import { Kysely, type KyselyConfig, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema/schema.ts'

export type Db = Kysely<Schema>

/** Where a PostgreSQL is reached: a URL, or the folder of its unix socket. */
export type DatabaseAddress =
  | { readonly url: string }
  | {
      readonly host: string
      readonly port: number
      readonly user: string
      readonly database: string
      /** How long a call waits for a connection; two seconds by default. */
      readonly connectionTimeoutMillis?: number
    }

/** Ten connections at most, and no call waits longer than two seconds for one. */
const POOL = { max: 10, connectionTimeoutMillis: 2000, application_name: 'ephemeris' } as const

/** While the program loads, its event loop may block for seconds on a busy machine: an answer in time counts as late. */
const START_TIMEOUT_MS = 15_000

const pools = new WeakMap<Db, pg.Pool>()

/** @param watching what looks on at the statements, for tests */
export function createDb(address: DatabaseAddress, watching: Pick<KyselyConfig, 'log' | 'plugins'> = {}): Db {
  const pool = createPool(address)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...watching })
  pools.set(db, pool)
  return db
}

/** @throws RangeError for anything but a `createDb` itself: a transaction has no pool */
export function poolOf(db: Db): pg.Pool {
  const pool = pools.get(db)
  if (!pool) throw new RangeError('a transaction has no pool')
  return pool
}

/** Connections of a `createDb`, and calls that wait for one. */
export function poolUse(db: Db): { busy: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {}
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/** Gives a connection more time, until the returned way back is called. (OPS-104) */
export function waitLonger(db: Db): () => void {
  const { options } = poolOf(db)
  const usual = options.connectionTimeoutMillis
  options.connectionTimeoutMillis = START_TIMEOUT_MS
  return () => {
    options.connectionTimeoutMillis = usual
  }
}

/** A single connection, for what the query builder has no words for. */
export async function connect(address: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client(configOf(address))
  // One that breaks fails its query, or the next one; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The query builder over one connection and its transaction; the connection stays the caller's to end. */
export function dbOn(client: pg.Client): Db {
  const borrowed = { query: client.query.bind(client), release: () => {} }
  const pool = { connect: async () => borrowed, end: async () => {} }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

function createPool(address: DatabaseAddress): pg.Pool {
  const pool = new pg.Pool({ ...POOL, ...configOf(address) })
  // A connection that breaks is replaced by the pool, and a query on it fails; without listeners, which the pool
  // lacks for connections in use, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function configOf(address: DatabaseAddress): pg.ClientConfig {
  return 'url' in address ? { connectionString: withCheckedTls(address.url) } : address
}

/**
 * The driver treats these modes as `verify-full` and warns of it, line by line, on standard error. Another meaning can be
 * had by `uselibpqcompat=true`, which stays.
 */
function withCheckedTls(url: string): string {
  return /[?&]uselibpqcompat=/.test(url)
    ? url
    : url.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}
