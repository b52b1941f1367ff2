import path from 'node:path'
import { SUPERUSER } from '@ephemeris/embedded-postgres/cluster'
import { PORT } from '@ephemeris/embedded-postgres/server'
import { createDb, type Db } from '../../apps/server/src/db/client.ts'

/** Works as the superuser in the running database of `dataDir`. */
export async function inDatabase<Result>(dataDir: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const host = path.join(dataDir, 'postgres')
  const db = createDb({ host, port: PORT, user: SUPERUSER, database: 'postgres' })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
