import { sql } from 'kysely'
import { PlainError } from '#server/platform/log/plain-error'
import type { Db } from './client.ts'

const OLDEST_MAJOR = 15

/** Without these a commit that was acknowledged can be lost in a power cut, or rot unnoticed. */
const GUARANTEES = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'] as const

/** @throws PlainError if the PostgreSQL is older than 15. (OPS-26) */
export async function requireSupportedVersion(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return
  throw new PlainError(`DATABASE_URL: PostgreSQL ${version} is too old, ${OLDEST_MAJOR} or newer is needed.`)
}

/** The durability settings that are switched off on this server; none, if acknowledged writes are safe. (OPS-26) */
export async function listMissingGuarantees(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${[...GUARANTEES]}) and setting in ('off', 'local')
  `.execute(db)
  return rows.map(({ name }) => name)
}
