import { type FileHandle, open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { PlainError } from '#server/platform/log/plain-error'
import { connect, dbOn } from '../client.ts'
import { blockMigrations, listApplied } from '../migrate.ts'
import type { Database } from '../open-database.ts'
import { type BackupTable, END_OF_TABLE, FORMAT, type Footer, type Header } from './format.ts'

/**
 * Writes everything that the database held at one moment; the product may be running meanwhile, and a migration
 * waits: rewriting a table would empty it for readers of an older moment. (OPS-27)
 *
 * @returns the number of rows
 * @throws PlainError if the file exists already or cannot be created
 */
export async function backup({ address }: Pick<Database, 'address'>, file: string): Promise<number> {
  const client = await connect(address)
  try {
    const target = await create(file)
    return await write(client, target).catch(async (error) => {
      await rm(file, { force: true })
      throw error
    })
  } finally {
    await client.end()
  }
}

/** @returns the number of rows */
async function write(client: pg.Client, target: FileHandle): Promise<number> {
  const count = { rows: 0 }
  await blockMigrations(dbOn(client))
  await client.query('begin isolation level repeatable read read only')
  const lines = Readable.from(describe(client, count))
  await pipeline(lines, createGzip(), target.createWriteStream({ flush: true }))
  return count.rows
}

async function create(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600)
  } catch (error) {
    throw new PlainError(`The backup cannot be written: ${error}`, { cause: error })
  }
}

async function* describe(client: pg.Client, count: Footer): AsyncGenerator<string | Buffer> {
  yield line({ format: FORMAT, migrations: await listApplied(dbOn(client)) })
  for (const table of await listTables(client)) {
    yield line(table)
    const rows = client.query(copyTo(`copy ${copyTargetOf(client, table)} to stdout`))
    yield* rows
    count.rows += rows.rowCount
    yield `${END_OF_TABLE}\n`
  }
  yield line(count)
}

function line(value: Header | BackupTable | Footer): string {
  return `${JSON.stringify(value)}\n`
}

/** Our tables in the order of their creation, so that what is referred to is restored before what refers to it. */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname not like 'kysely%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid, c.relname
    order by c.oid
  `)
  return rows
}

/** `"table" ("column", …)`, as COPY wants it. */
export function copyTargetOf(client: pg.Client, { table, columns }: BackupTable): string {
  return `${client.escapeIdentifier(table)} (${columns.map((name) => client.escapeIdentifier(name)).join(', ')})`
}
