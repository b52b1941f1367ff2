import process from 'node:process'
import { openDatabase } from './db/open-database.ts'
import { loadEnv } from './env.ts'
import { requireFreePort } from './platform/free-port.ts'
import { gatherLines } from './platform/gathered-lines.ts'
import { createLog } from './platform/log.ts'
import { explain } from './platform/plain-error.ts'
import { nextStopSignal } from './platform/stop-signal.ts'

// Whoever read our output may go away before us.
process.stdout.on('error', () => {})

try {
  await run()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function run(): Promise<void> {
  const stopSignal = nextStopSignal()
  const env = loadEnv()
  const lines = gatherLines((text) => process.stdout.write(text))
  process.once('exit', lines.flush)
  const log = createLog(env.logLevel, lines.add)
  process.on('uncaughtException', (error) => {
    log.error('process failed', { error })
    process.exit(1)
  })

  await requireFreePort(env)
  if (env.databaseUrl === null) process.stdout.write('Starting the database …\n')
  // Most of the program is read while PostgreSQL starts.
  const [database, { serve }] = await Promise.all([openDatabase(env, log), import('./serve.ts')])
  try {
    await serve({ env, log, db: database.db }, stopSignal)
  } finally {
    await database.close()
  }
}
