import { sql } from 'kysely'
import type { Env } from '#server/env/env'
import type { Log } from '#server/platform/log/log'
import { PlainError } from '#server/platform/log/plain-error'
import { createDb, type DatabaseAddress, type Db, waitLonger } from './client.ts'
import { startEmbedded } from './embedded.ts'

const OLDEST_MAJOR = 15

/** Without these a commit that was acknowledged can be lost in a power cut, or rot unnoticed. */
const GUARANTEES = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'] as const

export interface Database {
  readonly db: Db
  /** Ends the longer time that a connection gets while the program starts. */
  readonly endStart: () => void
  readonly address: DatabaseAddress
  close(): Promise<void>
}

/** The operator's PostgreSQL, or else the embedded one, which is started; its schema is left as it is. */
export async function openDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Database> {
  return env.databaseUrl === null ? openEmbedded(env.dataDir, log) : openExternal(env.databaseUrl, log)
}

async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  const { address, stop } = await startEmbedded(dataDir, log)
  const db = createDb(address)
  const endStart = waitLonger(db)
  async function close(): Promise<void> {
    await db.destroy()
    await stop()
  }
  try {
    const missing = await listMissingGuarantees(db)
    if (missing.length > 0) {
      throw new PlainError(`The database in ${dataDir} may lose what it acknowledged: switch on ${missing.join(', ')}.`)
    }
  } catch (error) {
    await close()
    throw error
  }
  return { db, address, endStart, close }
}

async function openExternal(url: string, log: Log): Promise<Database> {
  const db = createDb({ url })
  const endStart = waitLonger(db)
  try {
    await requireSupportedVersion(db)
    const missing = await listMissingGuarantees(db)
    const losing = missing.filter((name) => name !== 'data_checksums')
    if (losing.length > 0) log.warn('database may lose acknowledged writes', { switchedOff: losing })
    if (losing.length < missing.length)
      log.warn('database does not notice damaged data', { switchedOff: ['data_checksums'] })
  } catch (error) {
    await db.destroy()
    if (error instanceof PlainError) throw error
    throw new PlainError(`DATABASE_URL: the database cannot be used: ${error}`, { cause: error })
  }
  return { db, address: { url }, endStart, close: () => db.destroy() }
}

/** @throws PlainError if the PostgreSQL is older than 15. (OPS-26) */
async function requireSupportedVersion(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return
  throw new PlainError(`DATABASE_URL: PostgreSQL ${version} is too old, ${OLDEST_MAJOR} or newer is needed.`)
}

/** The durability settings that are switched off on this server; none, if acknowledged writes are safe. (OPS-26) */
async function listMissingGuarantees(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${[...GUARANTEES]}) and setting in ('off', 'local')
  `.execute(db)
  return rows.map(({ name }) => name)
}
