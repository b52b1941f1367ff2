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
  let database: Database | null = null
  try {
    database = open(sqlite, bytes)
    database.run(`pragma trusted_schema = off; pragma query_only = on; pragma hard_heap_limit = ${HEAP_BYTES}`)
    return { kind: 'database', tables: readTables(database) }
  } catch (error) {
    throw error instanceof ContainerError ? error : new ContainerError('damaged')
  } finally {
    database?.close()
  }
}

/** The library copies what it is given, which may be large. */
function open(sqlite: SqlJsStatic, bytes: Uint8Array): Database {
  const before = JOURNAL_BYTES.map((place) => bytes[place] ?? 0)
  try {
    for (const place of JOURNAL_BYTES) bytes[place] = ROLLBACK
    return new sqlite.Database(bytes)
  } finally {
    for (const [index, place] of JOURNAL_BYTES.entries()) bytes[place] = before[index] ?? 0
  }
}

/** Missing from the library's types: whole numbers with all their digits. */
interface ExactStatement {
  get(values: null, options: { readonly useBigInt: true }): readonly unknown[]
}

function readTables(database: Database): readonly SheetTable[] {
  const left = { rows: FILE_LIMITS.rows, characters: FILE_LIMITS.unpackedBytes }
  return tableNames(database).flatMap((name): readonly SheetTable[] => {
    const columns = columnsOf(database, name)
    if (!holdsPulls(name, columns)) return []
    const names = columns.map((column) => column.name).slice(0, FILE_LIMITS.columns)
    const rows: Readonly<Record<string, Cell>>[] = []
    const statement = database.prepare(`select ${names.map(quoted).join(', ')} from ${quoted(name)}`)
    const exact = statement as unknown as ExactStatement
    try {
      while (statement.step()) {
        left.rows -= 1
        if (left.rows < 0) throw new ContainerError('too_many_rows')
        const values = exact.get(null, { useBigInt: true })
        // Rows of a database that was made to be read for long refer to the same large text.
        for (const value of values) if (typeof value === 'string') left.characters -= value.length
        if (left.characters < 0) throw new ContainerError('too_large_inside')
        rows.push(cellsOf(names, values))
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

interface Column {
  readonly name: string
  /** Computed ones could compute anything. */
  readonly isComputed: boolean
}

function columnsOf(database: Database, table: string): readonly Column[] {
  const [found] = database.exec(`select name, hidden from pragma_table_xinfo(${text(table)})`)
  return (found?.values ?? []).map(([name, hidden]) => ({ name: String(name), isComputed: hidden !== 0 }))
}

/** By its columns: a time and an item, or the accounts that others refer to. */
function holdsPulls(table: string, columns: readonly Column[]): boolean {
  const has = (pattern: RegExp) => columns.some(({ name }) => pattern.test(name.toLowerCase()))
  const isPulls = has(/time/) && has(/item|name|resource/) && has(/type|pool/)
  const isAccounts = /archive/i.test(table) && has(/^uid$/)
  return columns.every(({ isComputed }) => !isComputed) && (isPulls || isAccounts)
}

function cellsOf(names: readonly string[], values: readonly unknown[]): Readonly<Record<string, Cell>> {
  return Object.fromEntries(
    names.map((name, place) => {
      const value = values[place]
      if (typeof value === 'string') return [name, value.slice(0, FILE_LIMITS.cellCharacters)]
      if (typeof value === 'bigint') return [name, numberOrText(value)]
      return [name, typeof value === 'number' ? value : null]
    }),
  )
}

/** Ids have more digits than a number keeps. */
function numberOrText(value: bigint): Cell {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : String(value)
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}
