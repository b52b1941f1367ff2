import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { createDeps } from '../apps/server/src/create-deps.ts'
import { createDb } from '../apps/server/src/db/client.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { readEnv } from '../apps/server/src/env/env.ts'
import { openCatalogue } from '../apps/server/src/modules/catalogue/catalogue.service.ts'
import { loadShippedCatalogue } from '../apps/server/src/modules/catalogue/stored/load-shipped.ts'
import { createCandidates } from '../apps/server/src/modules/reminders/plan/candidates.ts'
import { planDue } from '../apps/server/src/modules/reminders/plan/plan-due.service.ts'
import { createSeal } from '../apps/server/src/platform/secrets/seal.ts'
import { below, report } from './support/figure.ts'
import { removeFolder, temporaryFolder } from './support/folders.ts'
import { insertReaders } from './support/readers.ts'

/** The mails of one evening: each user's plan is computed from the whole catalogue, and its message queued. */
const USERS = 10_000
const log = { info: () => {}, warn: () => {}, error: () => {} }

const dataDir = temporaryFolder()
const postgres = await startEmbeddedPostgres(dataDir)
const db = createDb(postgres.address)
const env = readEnv({
  EPHEMERIS_ENV: 'test',
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://ephemeris.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@ephemeris.example',
  // 20:00 in Berlin.
  EPHEMERIS_CLOCK: '2026-05-20T18:00:00Z',
})

try {
  await migrate(db)
  await loadShippedCatalogue({ db, log })
  await insertReaders(db, USERS)
  const deps = { ...createDeps({ env, db, log }), seal: createSeal(dataDir) }
  const catalogue = await openCatalogue(deps)
  const candidates = createCandidates(catalogue, deps)

  const startedAt = performance.now()
  const queued = await planDue(deps, { candidates, version: catalogue.version() })
  const elapsedMs = performance.now() - startedAt
  catalogue.close()
  if (queued !== USERS) throw new Error(`${queued} reminders were queued`)
  report('reminders, 10,000 computed and queued', { value: elapsedMs, unit: 'ms', target: below(30_000) })
} finally {
  await db.destroy()
  await postgres.stop()
  removeFolder(dataDir)
}
