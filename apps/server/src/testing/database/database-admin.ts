import { sql } from 'kysely'
import { createDb, type DatabaseAddress } from '#server/db/client'

/**
 * Creates a database, empty or as a copy of another one, and returns its address. Its files are copied: to log every page
 * of them takes the server several times as long.
 */
export async function createDatabase(
  server: DatabaseAddress,
  name: string,
  template = 'template0',
): Promise<DatabaseAddress> {
  await onServer(server, sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`)
  if (!('url' in server)) return { ...server, database: name }

  const url = new URL(server.url)
  url.pathname = `/${name}`
  return { url: url.href }
}

export async function dropDatabase(server: DatabaseAddress, name: string): Promise<void> {
  await onServer(server, sql`drop database if exists ${sql.id(name)} with (force)`)
}

async function onServer(server: DatabaseAddress, statement: ReturnType<typeof sql>): Promise<void> {
  const db = createDb(server)
  try {
    await statement.execute(db)
  } finally {
    await db.destroy()
  }
}
