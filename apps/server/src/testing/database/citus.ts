import { sql } from 'kysely'
import { connect, createDb, type DatabaseAddress } from '#server/db/client'
import { distribute } from '#server/db/distribution/distribute'
import { migrate } from '#server/db/migrate'
import { createDatabase, dropDatabase } from './database-admin.ts'
import type { SentStatement } from './statement-watch.ts'
import { CROSSING } from './stray-statement.ts'

/** The coordinator of a Citus cluster, whose databases the tests make and remove; `null`: none is given. */
export const CITUS_URL = process.env.CITUS_URL ?? null

/** Few shards make a database in a second or two; one node still holds several. */
const SHARDS = 4

interface Node {
  readonly name: string
  readonly port: number
}

/** Any number: databases are made one after the other, since nodes cannot join two clusters' catalogues at once. */
const LOCK = 8_205n

/** A migrated, distributed database on every node of the cluster, empty. @returns the coordinator's */
export async function createCitusDatabase(url: string, name: string): Promise<DatabaseAddress> {
  return on({ url }, (db) =>
    db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${LOCK}::bigint)`.execute(connection)
      return createLocked(url, name)
    }),
  )
}

async function createLocked(url: string, name: string): Promise<DatabaseAddress> {
  const { coordinator, workers } = await listNodes(url)
  for (const node of [coordinator, ...workers]) {
    const address = await createDatabase({ url: urlOf(url, node) }, name)
    await on(address, async (db) => {
      await sql`create extension citus`.execute(db)
    })
  }
  const address = { url: urlOf(url, coordinator, name) }
  await on(address, async (db) => {
    await sql`select citus_set_coordinator_host(${coordinator.name}, ${coordinator.port}::integer)`.execute(db)
    for (const { name: host, port } of workers) {
      await sql`select citus_add_node(${host}, ${port}::integer)`.execute(db)
    }
    await sql`alter database ${sql.id(name)} set citus.shard_count = ${sql.lit(SHARDS)}`.execute(db)
    await migrate(db)
  })
  // The setting holds for connections made after it.
  await on(address, (db) => distribute(db))
  return address
}

export async function dropCitusDatabase(url: string, name: string): Promise<void> {
  const { coordinator, workers } = await listNodes(url)
  for (const node of [coordinator, ...workers]) await dropDatabase({ url: urlOf(url, node) }, name)
}

/** Those that the coordinator would send to more than one shard without being allowed to. (OPS-82) */
export async function listScattered(
  address: DatabaseAddress,
  statements: readonly SentStatement[],
): Promise<readonly string[]> {
  const client = await connect(address)
  const scattered: string[] = []
  for (const { sender, sql: text, parameters } of statements) {
    if (CROSSING.has(sender) || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) continue
    const { rows } = await client.query(`explain (costs off) ${text}`, [...parameters])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const tasks = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count))
    if (tasks.some((count) => count > 1)) scattered.push(`${sender}: ${text}`)
  }
  await client.end()
  return scattered
}

async function listNodes(url: string): Promise<{ coordinator: Node; workers: readonly Node[] }> {
  return on({ url }, async (db) => {
    const { rows } = await sql<Node & { groupid: number }>`
      select nodename as name, nodeport as port, groupid from pg_dist_node order by groupid
    `.execute(db)
    const coordinator = rows.find(({ groupid }) => groupid === 0)
    if (!coordinator) throw new RangeError('CITUS_URL: the coordinator does not know its own address')
    return { coordinator, workers: rows.filter(({ groupid }) => groupid !== 0) }
  })
}

async function on<Result>(address: DatabaseAddress, work: (db: ReturnType<typeof createDb>) => Promise<Result>) {
  const db = createDb(address)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

function urlOf(url: string, { name, port }: Node, database?: string): string {
  const address = new URL(url)
  address.hostname = name
  address.port = String(port)
  if (database !== undefined) address.pathname = `/${database}`
  return address.href
}
