import process from 'node:process'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { type AppServer, createApp } from './app.ts'
import { createDeps } from './create-deps.ts'
import { migrate } from './db/migrate.ts'
import { MIGRATIONS } from './db/migrations/migrations.ts'
import type { Deps } from './deps.ts'
import { LIMITS } from './http/admission/limits.ts'
import { loadDictionaries } from './modules/account/password/guessable-password.ts'
import { holdsCatalogue, loadShippedCatalogue, loadWhileServing } from './modules/catalogue/stored/load-shipped.ts'
import { DEMO_ACCOUNT, prepareDemo, sampleFileIn } from './modules/demo/demo.service.ts'
import { cannotListen } from './platform/free-port.ts'
import { pause } from './platform/timers.ts'

/** While load balancers notice that this process is not ready any more. */
const NOTICE_MS = 500
/** A user who starts the product opens its first page now; a password waits for its dictionaries if it comes earlier. */
const FIRST_PAGE_MS = 2_000
/** Running requests get so long to finish, or to hear that they cannot. */
const FINISH_MS = LIMITS.finishMs + SECOND_MS

/**
 * Brings the schema up to date, then answers requests until the signal. Under the same schema, the catalogue in the
 * database answers the first requests while this build's facts are compared with it: mostly they are the same.
 */
export async function serve(
  given: Pick<Deps, 'env' | 'log' | 'db' | 'deaths'>,
  { onReady, stopSignal }: { readonly onReady: () => void; readonly stopSignal: Promise<NodeJS.Signals> },
): Promise<void> {
  const deps = createDeps(given)
  const applied = await migrate(deps.db)
  const isNew = applied.length === Object.keys(MIGRATIONS).length
  if (applied.length > 0 && !isNew) deps.log.info('schema migrated', { applied })
  const hasCatalogue = applied.length === 0 && (await holdsCatalogue(deps.db))
  if (!hasCatalogue) await loadShippedCatalogue(deps)
  if (deps.env.hasDemoAccount) await prepareDemo(deps)
  const app = await createApp(deps)
  const url = await listen(app, deps)
  onReady()
  process.send?.(deps.env.port || Number(new URL(url).port))
  process.stdout.write(`Ephemeris is ready at ${url}\n`)
  if (deps.env.hasDemoAccount) {
    process.stdout.write(`Log in as ${DEMO_ACCOUNT.username} with the password: ${DEMO_ACCOUNT.password}\n`)
    process.stdout.write(`To try the import of pulls: ${sampleFileIn(deps.env.dataDir)}\n`)
  }
  void pause(FIRST_PAGE_MS).then(loadDictionaries)
  void deps.mailer.tryLogin()
  const stopping = new AbortController()
  // The app sees within seconds what has changed in the database.
  const loading = hasCatalogue ? loadWhileServing(deps, stopping.signal) : null

  const signal = await stopSignal
  deps.log.info('stopping', { signal })
  stopping.abort()
  await stopServing(app, { signal, loading })
}

async function listen(app: AppServer, { env }: Deps): Promise<string> {
  try {
    return await app.listen()
  } catch (error) {
    throw cannotListen(env, error)
  }
}

async function stopServing(
  app: AppServer,
  { signal, loading }: { readonly signal: NodeJS.Signals; readonly loading: Promise<unknown> | null },
): Promise<void> {
  app.drain()
  // Ctrl-C has no one to notify.
  if (signal === 'SIGTERM') await pause(NOTICE_MS)
  await Promise.race([Promise.all([app.close(), loading]), pause(FINISH_MS)])
}
