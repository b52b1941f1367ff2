import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createEmptyTestDatabase } from '#server/testing/database/test-database'
import { connect, createDb } from '../client.ts'
import { listApplied, migrate } from '../migrate.ts'
import { MIGRATIONS } from '../migrations/migrations.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What text formats like to stumble over. */
const NASTY = ['a\tb\nc\rd\\e\\.', '\u2028\u2029', '繁體中文 🌟', '\\N', '"quoted", {braces}', '']

const source = await openFilled()

async function openFilled() {
  const filled = await openEmpty()
  await migrate(filled.db)
  await filled.db.insertInto('catalogue_activity').values(NASTY.map(activityRow)).execute()
  return filled
}

function activityRow(text: string) {
  return { id: randomUUID(), game_id: 'genshin', type: text, body: JSON.stringify({ text }), content_hash: text }
}

async function openEmpty() {
  const address = await createEmptyTestDatabase()
  const db = createDb(address)
  afterAll(() => db.destroy())
  return { db, address }
}

function rowsOf({ db }: typeof source) {
  return db.selectFrom('catalogue_activity').selectAll().orderBy('id').execute()
}

test('OPS-27 a backup restores into an empty database with every row and every character', async () => {
  const file = path.join(folder, 'whole')
  const target = await openEmpty()

  expect(await backup(source, file)).toBe(NASTY.length)
  expect(await restore(target, file)).toBe(NASTY.length)

  expect(await rowsOf(target)).toEqual(await rowsOf(source))
  expect(await listApplied(target.db)).toEqual(Object.keys(MIGRATIONS).sort())
})

test.each(['kysely_migration', 'catalogue_activity', 'catalogue_state'])(
  'OPS-27 nothing that is written while a backup is under way, here before it reads %s, is in it',
  async (table) => {
    const file = path.join(folder, `moment-${table}`)
    const busy = await openFilled()
    const writer = await connect(busy.address)
    await writer.query(`begin; lock table ${table} in access exclusive mode`)
    const written = backup(busy, file)
    await expect.poll(() => waitingFor(writer, table)).toBe(1)

    await writer.query(`
      insert into catalogue_activity values ('${randomUUID()}', 'genshin', 'event', '{}', 'late');
      insert into catalogue_state values ('genshin', 1, 'late', now());
      insert into kysely_migration values ('999-late', now()::text);
      commit
    `)
    await writer.end()

    expect(await written).toBe(NASTY.length)
    const target = await openEmpty()
    expect(await restore(target, file)).toBe(NASTY.length)
    expect(await listApplied(target.db)).toEqual(Object.keys(MIGRATIONS).sort())
  },
)

test('OPS-27 a migration waits until a backup that is under way is through', async () => {
  const file = path.join(folder, 'before-migration')
  const busy = await openFilled()
  const writer = await connect(busy.address)
  await writer.query('begin; lock table catalogue_state in access exclusive mode')
  const written = backup(busy, file)
  await expect.poll(() => waitingFor(writer, 'catalogue_state')).toBe(1)
  const emptying = { ...MIGRATIONS, '999-empty': { up: (db: Kysely<unknown>) => empty(db) } }
  const migrated = migrate(busy.db, { migrations: emptying })
  await expect.poll(() => waitingForAdvice(writer)).toBe(1)
  await writer.query('commit')
  await writer.end()

  expect(await written).toBe(NASTY.length)
  expect(await migrated).toEqual(['999-empty'])
  expect(await rowsOf(busy)).toEqual([])
})

async function empty(db: Kysely<unknown>): Promise<void> {
  await sql`truncate catalogue_activity, catalogue_state`.execute(db)
}

/** How many wait for a lock of which only its number says what it is for. */
async function waitingForAdvice(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
  )
  return rowCount ?? 0
}

/** How many wait for a lock on the table. */
async function waitingFor(client: pg.Client, table: string): Promise<number> {
  const { rowCount } = await client.query('select from pg_locks where relation = $1::regclass and not granted', [table])
  return rowCount ?? 0
}

test('OPS-27 a backup never overwrites a file, and only its owner may read it', async () => {
  const file = path.join(folder, 'once')
  await backup(source, file)

  await expect(backup(source, file)).rejects.toThrow(/cannot be written.*EEXIST/)
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('OPS-28 a torn backup changes nothing, and a whole one can follow', async () => {
  const whole = path.join(folder, 'untorn')
  const torn = path.join(folder, 'torn')
  await backup(source, whole)
  await backup(source, torn)
  truncateSync(torn, statSync(torn).size - 30)
  const target = await openEmpty()

  await expect(restore(target, torn)).rejects.toThrow('cannot be read')
  expect(await rowsOf(target)).toEqual([])
  await restore(target, whole)
  expect(await rowsOf(target)).toHaveLength(NASTY.length)
})

test.each([
  [
    'a byte that is no UTF-8',
    (text: Buffer) => Buffer.concat([text.subarray(0, -40), Buffer.from([0xff]), text.subarray(-39)]),
  ],
  ['something behind its end', (text: Buffer) => Buffer.concat([text, Buffer.from('{"table":"account"}\n')])],
])('OPS-28 a backup with %s is refused, and changes nothing', async (name, damage) => {
  const file = path.join(folder, name)
  await backup(source, file)
  writeFileSync(file, gzipSync(damage(gunzipSync(readFileSync(file)))))
  const target = await openEmpty()
  await expect(restore(target, file)).rejects.toThrow(/cannot be (read|restored)/)
  const whole = path.join(folder, `${name}, whole`)
  await backup(source, whole)
  await restore(target, whole)
  expect(await rowsOf(target)).toHaveLength(NASTY.length)
})

test('OPS-28 a database that holds something is never restored over', async () => {
  const file = path.join(folder, 'over')
  await backup(source, file)

  await expect(restore(source, file)).rejects.toThrow('in use')
})

test('OPS-28 a file that is no backup is refused in plain words', async () => {
  await expect(restore(source, import.meta.filename)).rejects.toThrow('cannot be read')
  await expect(restore(source, path.join(folder, 'missing'))).rejects.toThrow('cannot be read')
})

/** A file as a backup begins, with these lines. */
function writeLines(name: string, ...lines: readonly string[]): string {
  const file = path.join(folder, name)
  const header = { format: 'ephemeris-backup-1', migrations: Object.keys(MIGRATIONS).sort() }
  writeFileSync(file, gzipSync([JSON.stringify(header), ...lines].join('\n'), { level: 1 }))
  return file
}

test('OPS-102 a backup with a line longer than any row is refused in one sentence', async () => {
  const table = JSON.stringify({ table: 'catalogue_activity', columns: ['id'] })
  const file = writeLines('long', table, 'x'.repeat(70 * 1024 * 1024))
  await expect(restore(await openEmpty(), file)).rejects.toThrow('longer than any row')
})

test.each([
  ['a table of the database itself', { table: 'pg_authid', columns: ['rolname'] }, 'x'],
  ['a table that is not ours', { table: 'elsewhere', columns: ['id'] }, 'x'],
  ['a column that is not ours', { table: 'catalogue_activity', columns: ['id', 'xmin'] }, 'x'],
  ['a value that does not fit', { table: 'catalogue_activity', columns: ['id'] }, 'no uuid'],
])('OPS-102 a backup with %s is refused in one sentence', async (_, table, row) => {
  const file = writeLines(
    `strange-${JSON.stringify(table).length}-${row}`,
    JSON.stringify(table),
    row,
    '\\.',
    '{"rows":1}',
  )
  await expect(restore(await openEmpty(), file)).rejects.toThrow(/^The file cannot be restored: [^\n]+$/)
})
