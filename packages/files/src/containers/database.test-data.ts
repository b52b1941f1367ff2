/// <reference path="./sql-js-inline.d.ts" />
import init from 'sql.js/dist/sql-wasm-inline.js'

type Value = string | number | null | { readonly bigint: string }

/** A database of tables whose columns are those of their first rows. */
export async function databaseOf(
  tables: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { Database } = await init()
  const database = new Database()
  for (const [name, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? { id: '' })
    database.run(`create table ${name} (${columns.join(', ')})`)
    for (const row of rows) {
      database.run(`insert into ${name} values (${columns.map((column) => literal(row[column] ?? null)).join(', ')})`)
    }
  }
  const bytes = Uint8Array.from(database.export())
  database.close()
  return bytes
}

function literal(value: Value): string {
  if (value === null) return 'null'
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : value.bigint
}

/** The same database after some statements. */
export async function databaseWith(bytes: Uint8Array, statements: string): Promise<Uint8Array<ArrayBuffer>> {
  const { Database } = await init()
  const database = new Database(bytes)
  database.exec(statements)
  const changed = Uint8Array.from(database.export())
  database.close()
  return changed
}
