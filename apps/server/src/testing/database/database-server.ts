import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { createDb, type DatabaseAddress } from '#server/db/client'
import { migrate } from '#server/db/migrate'
import { createDatabase, dropDatabase } from './database-admin.ts'

/** A busy machine takes longer to start a process of the database than a player may wait for one. */
const CONNECTION_TIMEOUT_MS = 60_000

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which each test file makes its own database. */
    databaseServer: DatabaseAddress
    /** A migrated, empty database to copy. */
    databaseTemplate: string
  }
}

/** One PostgreSQL for all test files: the one of DATABASE_URL, or an embedded one that ends with the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startServer()
  const template = `ephemeris_template_${process.pid}`
  const db = createDb(await createDatabase(address, template))
  await migrate(db)
  await db.destroy()
  project.provide('databaseServer', address)
  project.provide('databaseTemplate', template)

  return async () => {
    await dropDatabase(address, template)
    await stop()
  }
}

async function startServer(): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  const url = process.env.DATABASE_URL
  if (url) return { address: { url }, stop: async () => {} }

  const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-test-'))
  await makeFitForTests(dataDir)
  const embedded = await startEmbeddedPostgres(dataDir)
  async function stop(): Promise<void> {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  // An interrupted run comes to no teardown, and has no time. (OPS-112)
  process.once('exit', () => killServer(dataDir))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return { address: { ...embedded.address, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS }, stop }
}

function killServer(dataDir: string): void {
  try {
    process.kill(Number.parseInt(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGQUIT')
    rmSync(dataDir, { recursive: true, force: true })
  } catch {
    // It was stopped in order.
  }
}

/**
 * Tests end processes, and no machine: what a commit hands to the operating system is kept. Each test file has pools of
 * its own, some for several processes; together they hold more than the usual hundred connections.
 */
async function makeFitForTests(dataDir: string): Promise<void> {
  const { address, stop } = await startEmbeddedPostgres(dataDir)
  const db = createDb(address)
  await sql`alter system set fsync = off`.execute(db)
  await sql`alter system set full_page_writes = off`.execute(db)
  await sql`alter system set max_connections = 400`.execute(db)
  await db.destroy()
  await stop()
}
