/// <reference path="./sql-js-inline.d.ts" />
import type { Cell, FileDocument, SheetTable } from '@ephemeris/core/doctor/document'
import type { Database, SqlJsStatic } from 'sql.js'
import { ContainerError, loaded } from './container-error.ts'
import { FILE_LIMITS } from './limits.ts'

/**
 * These bytes say how the journal is kept. With a log beside the file, which players do not upload, it would not open.
 */
const JOURNAL_BYTES = [18, 19] as const
const ROLLBACK = 1
const MAX_TABLES = 64
/** SQLite's own memory: pages and the longest value. */
const HEAP_BYTES = 32 * 1024 * 1024

/** The program is loaded with the first database: it is the largest part of reading files. */
let loading: Promise<SqlJsStatic> | null = null

async function engine(): Promise<SqlJsStatic> {
  const { default: init } = await loaded(import('sql.js/dist/sql-wasm-inline.js'))
  loading ??= init()
  return loading
}

/**
 * Reads the tables of a database that may hold pulls. Nothing that the file defines is run: no view, no trigger, no
 * computed column. @throws ContainerError
 */
export async function openSqlite(bytes: Uint8Array): Promise<FileDocument> {
  const sqlite = await engine()
  const own = bytes.slice()
  for (const place of JOURNAL_BYTES) own[place] = ROLLBACK
  let database: Database | null = null
  try {
    database = new sqlite.Database(own)
    database.run(`pragma trusted_schema = off; pragma query_only = on; pragma hard_heap_limit = ${HEAP_BYTES}`)
    return { kind: 'database', tables: readTables(database) }
  } catch (error) {
    throw error instanceof ContainerError ? error : new ContainerError('damaged')
  } finally {
    database?.close()
  }
}

/** What the types of the library do not tell: whole numbers with all their digits. */
interface ExactStatement {
  get(values: null, options: { readonly useBigInt: true }): readonly unknown[]
}

function readTables(database: Database): readonly SheetTable[] {
  let left: number = FILE_LIMITS.rows
  return tableNames(database).flatMap((name): readonly SheetTable[] => {
    if (!holdsPulls(database, name)) return []
    const rows: Readonly<Record<string, Cell>>[] = []
    const statement = database.prepare(`select * from ${quoted(name)}`)
    const exact = statement as unknown as ExactStatement
    try {
      while (statement.step()) {
        left -= 1
        if (left < 0) throw new ContainerError('too_many_rows')
        rows.push(cellsOf(statement.getColumnNames(), exact.get(null, { useBigInt: true })))
      }
    } finally {
      statement.free()
    }
    return [{ name, rows }]
  })
}

function tableNames(database: Database): readonly string[] {
  const [found] = database.exec(
    `select name from sqlite_schema where type = 'table' and sql like 'create table%' and name not like 'sqlite\\_%' escape '\\' limit ${MAX_TABLES}`,
  )
  return (found?.values ?? []).map(([name]) => String(name))
}

/**
 * By its columns: a time and an item, or the accounts that others refer to. Computed columns could compute anything.
 */
function holdsPulls(database: Database, name: string): boolean {
  const [found] = database.exec(`select name, hidden from pragma_table_xinfo(${text(name)})`)
  const columns = (found?.values ?? []).map(([column, hidden]) => ({ column: String(column).toLowerCase(), hidden }))
  const has = (pattern: RegExp) => columns.some(({ column }) => pattern.test(column))
  const isPulls = has(/time/) && has(/item|name|resource/) && has(/type|pool/)
  const isAccounts = /archive/i.test(name) && has(/^uid$/)
  return columns.every(({ hidden }) => hidden === 0) && (isPulls || isAccounts)
}

function cellsOf(names: readonly string[], values: readonly unknown[]): Readonly<Record<string, Cell>> {
  return Object.fromEntries(
    names.slice(0, FILE_LIMITS.columns).map((name, place) => {
      const value = values[place]
      if (typeof value === 'string') return [name, value.slice(0, FILE_LIMITS.cellCharacters)]
      if (typeof value === 'bigint') return [name, wholeNumber(value)]
      return [name, typeof value === 'number' ? value : null]
    }),
  )
}

/** Ids have more digits than a number keeps. */
function wholeNumber(value: bigint): Cell {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : String(value)
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}
