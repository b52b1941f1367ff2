import type { Env } from '#server/env'
import type { Log } from '#server/platform/log/log'
import { PlainError } from '#server/platform/log/plain-error'
import { createDb, type DatabaseAddress, type Db, waitLonger } from './client.ts'
import { startEmbeddedPostgres } from './embedded/embedded.ts'
import { listMissingGuarantees, requireSupportedVersion } from './guarantees.ts'

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
  const { address, stop } = await startEmbeddedPostgres(dataDir, log)
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
