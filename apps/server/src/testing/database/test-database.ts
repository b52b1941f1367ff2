import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject } from 'vitest'
import { createDb, type DatabaseAddress, type Db } from '#server/db/client'
import { CITUS_URL, createCitusDatabase, dropCitusDatabase, listScattered } from './citus.ts'
import { createDatabase, dropDatabase } from './database-admin.ts'
import { watchStatements } from './statement-watch.ts'

/** A migrated, empty database of the calling test file's own, gone when the file is through. */
export async function createTestDatabase(): Promise<Db> {
  return (await createSharedTestDatabase()).db
}

/**
 * As `createTestDatabase`, for other processes too. A file whose queries ask the rows of all users without being named
 * in `CROSSING` fails at its end. (OPS-82)
 */
export async function createSharedTestDatabase(): Promise<{ readonly db: Db; readonly address: DatabaseAddress }> {
  const address = CITUS_URL === null ? await createTestDatabaseAt(inject('databaseTemplate')) : await onCitus(CITUS_URL)
  const { watching, statements, stray } = watchStatements()
  const db = createDb(address, watching)
  afterAll(async () => {
    expect(stray()).toEqual([])
    if (CITUS_URL !== null) expect(await listScattered(address, statements())).toEqual([])
    await db.destroy()
  })
  return { db, address }
}

/** As `createTestDatabase`, without a table, and without a connection to it. */
export async function createEmptyTestDatabase(): Promise<DatabaseAddress> {
  return createTestDatabaseAt('template0')
}

/** As `DATABASE_URL` takes it. */
export function databaseUrl(address: DatabaseAddress): string {
  if ('url' in address) return address.url
  const { host, port, user, database } = address
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

async function onCitus(url: string): Promise<DatabaseAddress> {
  const name = newName()
  const address = await createCitusDatabase(url, name)
  afterAll(() => dropCitusDatabase(url, name))
  return address
}

function newName(): string {
  return `ephemeris_test_${randomUUID().replaceAll('-', '')}`
}

async function createTestDatabaseAt(template: string): Promise<DatabaseAddress> {
  const server = inject('databaseServer')
  const name = newName()
  const address = await createDatabase(server, name, template)
  afterAll(() => dropDatabase(server, name))
  return address
}
