import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { createDb, type DatabaseAddress, type Db } from '#server/db/client'
import { createDatabase, dropDatabase } from './database-admin.ts'

/** A migrated, empty database of the calling test file's own, gone when the file is through. */
export async function createTestDatabase(): Promise<Db> {
  return (await createSharedTestDatabase()).db
}

/** As `createTestDatabase`, for other processes too. */
export async function createSharedTestDatabase(): Promise<{ readonly db: Db; readonly address: DatabaseAddress }> {
  const address = await createTestDatabaseAt(inject('databaseTemplate'))
  const db = createDb(address)
  afterAll(() => db.destroy())
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

async function createTestDatabaseAt(template: string): Promise<DatabaseAddress> {
  const server = inject('databaseServer')
  const name = `ephemeris_test_${randomUUID().replaceAll('-', '')}`
  const address = await createDatabase(server, name, template)
  afterAll(() => dropDatabase(server, name))
  return address
}
