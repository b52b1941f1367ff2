import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { PlainError } from '#server/platform/log/plain-error'
import { connect } from '../client.ts'
import { listApplied, migrate } from '../migrate.ts'
import { MIGRATIONS } from '../migrations/migrations.ts'
import type { Database } from '../open-database.ts'
import { copyTargetOf, listTables } from './backup.ts'
import { END_OF_TABLE, readHeader, readTableOrFooter } from './format.ts'
import { readLines } from './read-lines.ts'

/** So many characters of rows are handed to the database at once. */
const BATCH = 64 * 1024

type Lines = AsyncIterator<string>

/**
 * Fills an empty database from a backup, completely or not at all; one of an older version is brought up to date. (OPS-28)
 *
 * @returns the number of rows
 * @throws PlainError
 */
export async function restore({ db, address }: Pick<Database, 'db' | 'address'>, file: string): Promise<number> {
  const lines = readLines(file)
  const { migrations } = readHeader(await nextLine(lines))
  const unknown = migrations.filter((name) => !(name in MIGRATIONS))
  if (unknown.length > 0) throw new PlainError(`The backup is of a newer Ephemeris (${unknown.join(', ')}).`)

  const client = await connect(address)
  try {
    const surplus = (await listApplied(db)).filter((name) => !migrations.includes(name))
    if (surplus.length > 0 || (await hasRows(client))) {
      throw new PlainError('The database is in use: restore into an empty DATA_DIR or an empty database.')
    }
    const last = migrations.at(-1)
    if (last !== undefined) await migrate(db, { upTo: last })

    await client.query('begin')
    const count = await copyTables(client, lines)
    await client.query('commit')
    await migrate(db)
    return count
  } finally {
    await client.end()
  }
}

async function copyTables(client: pg.Client, lines: Lines): Promise<number> {
  const known = await listTables(client)
  let count = 0
  for (;;) {
    const next = readTableOrFooter(await nextLine(lines))
    if ('rows' in next) {
      if (next.rows !== count)
        throw new PlainError(`The file cannot be restored: it holds ${count} rows and should hold ${next.rows}.`)
      if ((await lines.next()).done) return count
      throw new PlainError('The file cannot be restored: it goes on behind its end.')
    }
    const own = known.find(({ table }) => table === next.table)
    const stranger = next.columns.find((column) => !own?.columns.includes(column))
    if (!own || stranger !== undefined) {
      throw new PlainError(`The file cannot be restored: it is damaged, or holds what is not ours (${next.table}).`)
    }
    const target = client.query(copyFrom(`copy ${copyTargetOf(client, next)} from stdin`))
    await pipeline(Readable.from(rowsOfTable(lines)), target).catch((error: unknown) => {
      throw isOfRows(error) ? new PlainError(`The file cannot be restored: ${error.message}.`, { cause: error }) : error
    })
    count += target.rowCount
  }
}

async function* rowsOfTable(lines: Lines): AsyncGenerator<string> {
  let batch = ''
  for (let row = await nextLine(lines); row !== END_OF_TABLE; row = await nextLine(lines)) {
    batch += `${row}\n`
    if (batch.length < BATCH) continue
    yield batch
    batch = ''
  }
  if (batch !== '') yield batch
}

async function nextLine(lines: Lines): Promise<string> {
  const { value, done } = await lines.next()
  if (done) throw new PlainError('The file cannot be restored: its end is missing.')
  return value
}

async function hasRows(client: pg.Client): Promise<boolean> {
  for (const { table } of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(table)} limit 1`)
    if (rowCount !== 0) return true
  }
  return false
}

/** Whether the database took offence at the rows: classes 22 and 23, values and constraints. */
function isOfRows(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]\w{3}$/.test(String(error.code))
}
