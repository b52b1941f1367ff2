import { createDeps } from '#server/create-deps'
import { migrate } from '#server/db/migrate'
import { type Database, openDatabase } from '#server/db/open-database'
import type { Deps } from '#server/deps'
import { type Env, loadEnv } from '#server/env/env'
import { createLog, type Log } from '#server/platform/log/log'

export function withDeps<T>(action: (deps: Deps) => Promise<T>): Promise<T> {
  return withDatabase(async ({ db }, env, log) => {
    await migrate(db)
    return action(createDeps({ env, db, log }))
  })
}

export async function withDatabase<T>(action: (database: Database, env: Env, log: Log) => Promise<T>): Promise<T> {
  const env = loadEnv()
  const log = createLog(env.logLevel, (line) => process.stderr.write(line))
  const database = await openDatabase(env, log)
  try {
    return await action(database, env, log)
  } finally {
    await database.close()
  }
}
