import process from 'node:process'
import { type AppServer, createApp } from './app.ts'
import { migrate } from './db/migrate.ts'
import { MIGRATIONS } from './db/migrations/migrations.ts'
import { openDatabase } from './db/open-database.ts'
import { createDeps, type Deps } from './deps.ts'
import { loadEnv } from './env.ts'
import { loadDictionaries } from './modules/account/password/guessable-password.ts'
import { loadShippedCatalogue } from './modules/catalogue/stored/load-shipped.ts'
import { DEMO_ACCOUNT, prepareDemo, sampleFileIn } from './modules/demo/demo.service.ts'
import { cannotListen, requireFreePort } from './platform/free-port.ts'
import { gatherLines } from './platform/gathered-lines.ts'
import { createLog } from './platform/log.ts'
import { explain } from './platform/plain-error.ts'
import { nextStopSignal } from './platform/stop-signal.ts'
import { pause } from './platform/timers.ts'

/** While load balancers notice that this process is not ready any more. */
const NOTICE_MS = 500
/** Whoever starts the product opens its first page now; a password waits for its dictionaries if it comes earlier. */
const FIRST_PAGE_MS = 2_000
/** Running requests get so long to finish. */
const FINISH_MS = 10_000

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
  const database = await openDatabase(env, log)
  try {
    await serve(createDeps({ env, log, db: database.db }), stopSignal)
  } finally {
    await database.close()
  }
}

async function serve(deps: Deps, stopSignal: Promise<NodeJS.Signals>): Promise<void> {
  const applied = await migrate(deps.db)
  const isNew = applied.length === Object.keys(MIGRATIONS).length
  if (applied.length > 0 && !isNew) deps.log.info('schema migrated', { applied })
  await loadShippedCatalogue(deps)
  if (deps.env.hasDemoAccount) await prepareDemo(deps)
  const app = await createApp(deps)
  const url = await listen(app, deps)
  process.stdout.write(`Ephemeris is ready at ${url}\n`)
  if (deps.env.hasDemoAccount) {
    process.stdout.write(`Log in as ${DEMO_ACCOUNT.username} with the password: ${DEMO_ACCOUNT.password}\n`)
    process.stdout.write(`To try the import of pulls: ${sampleFileIn(deps.env.dataDir)}\n`)
  }
  void pause(FIRST_PAGE_MS).then(loadDictionaries)

  const signal = await stopSignal
  deps.log.info('stopping', { signal })
  await stopServing(app, signal)
}

async function listen(app: AppServer, { env }: Deps): Promise<string> {
  try {
    return await app.listen()
  } catch (error) {
    throw cannotListen(env, error)
  }
}

async function stopServing(app: AppServer, signal: NodeJS.Signals): Promise<void> {
  app.drain()
  // Ctrl-C has nobody to notify.
  if (signal === 'SIGTERM') await pause(NOTICE_MS)
  await Promise.race([app.close(), pause(FINISH_MS)])
}
