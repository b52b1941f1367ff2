import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { type Kysely, type Migration, type MigrationResultSet, Migrator, sql } from 'kysely'
import { PlainError } from '#server/platform/log/plain-error'
import { pause } from '#server/platform/timers'
import type { Db } from './client.ts'
import { MIGRATIONS } from './migrations/migrations.ts'

/** The database was written by a newer version of the product than this one. (OPS-25) */
export class SchemaTooNewError extends PlainError {
  constructor(unknown: readonly string[]) {
    super(
      `The database was written by a newer Ephemeris (${unknown.join(', ')}): start that version or restore a backup.`,
    )
  }
}

interface MigrateOptions {
  readonly migrations?: Readonly<Record<string, Migration>>
  /** The last migration to apply; unset: all. */
  readonly upTo?: string
}

/**
 * Less than the second after which PostgreSQL looks for a deadlock: where a call of an older process and a migration
 * begin to wait for each other, the migration gives way. Calls that wait behind it go on soon, too.
 */
const LOCK_TIMEOUT = '300ms'
const LOCK_PAUSE_MS = 200
const LOCKS_WITHIN_MS = 5 * MINUTE_MS

/**
 * Brings the schema up to date, all in one transaction under a lock: of several starters one applies. (OPS-24) A table
 * that another process holds is waited for briefly, and everything is tried again for five minutes. (OPS-90)
 *
 * @returns the names of the migrations that this call applied
 * @throws SchemaTooNewError
 */
export async function migrate(db: Db, { migrations = MIGRATIONS, upTo }: MigrateOptions = {}): Promise<string[]> {
  const applied = await listApplied(db)
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0) throw new SchemaTooNewError(unknown)
  // A start with nothing to apply need not wait for the lock.
  const isDone = Object.keys(migrations).every((name) => applied.includes(name) || (upTo !== undefined && name > upTo))
  if (isDone) return []

  const limited = Object.entries(migrations).map(([name, migration]) => [name, withLockTimeout(migration)] as const)
  const provider = { getMigrations: async () => Object.fromEntries(limited) }
  const migrator = new Migrator({ db, provider })
  for (const end = performance.now() + LOCKS_WITHIN_MS; ; await pause(LOCK_PAUSE_MS)) {
    const result = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
    if (result.error === undefined) return namesOf(result)
    if (!isHeldUp(result.error) || performance.now() > end) throw result.error
  }
}

function withLockTimeout(migration: Migration): Migration {
  return {
    up: async (transaction: Kysely<unknown>) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(transaction)
      await migration.up(transaction)
    },
  }
}

function namesOf({ results = [] }: MigrationResultSet): string[] {
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
}

/** A lock that was not had in time, or a deadlock. */
const HELD_UP = ['55P03', '40P01']

function isHeldUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && HELD_UP.some((state) => state === error.code)
}

/** Kysely's own lock for migrations; its number is not exported. */
const MIGRATION_LOCK = 3_853_314_791_062_309_107n

/** As long as the session of `db` lasts, no migration runs: waits for a running one, and makes others wait. */
export async function blockMigrations(db: Db): Promise<void> {
  await sql`select pg_advisory_lock_shared(${MIGRATION_LOCK}::bigint)`.execute(db)
}

/** Names of the applied migrations, oldest first; empty for a new database. */
export async function listApplied(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  )
  if (tables[0]?.name == null) return []

  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
