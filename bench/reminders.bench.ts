import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import { createDb, type Db } from '../apps/server/src/db/client.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { createDeps } from '../apps/server/src/deps.ts'
import { readEnv } from '../apps/server/src/env.ts'
import { openCatalogue } from '../apps/server/src/modules/catalogue/catalogue.service.ts'
import { loadShippedCatalogue } from '../apps/server/src/modules/catalogue/stored/load-shipped.ts'
import { createCandidates } from '../apps/server/src/modules/reminders/plan/candidates.ts'
import { planDue } from '../apps/server/src/modules/reminders/plan/plan-due.service.ts'
import { createSeal } from '../apps/server/src/platform/seal.ts'
import { below, report } from './support/figure.ts'
import { removeFolder, temporaryFolder } from './support/folders.ts'

/** The mails of one evening: each user's plan is computed from the whole catalogue, and its message queued. */
const USERS = 10_000
const ROWS_AT_ONCE = 1000
const log = { info: () => {}, warn: () => {}, error: () => {} }
const LONG_AGO = new Date('2026-05-01T00:00:00Z')

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
  await insertReaders(db)
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

async function insertReaders(into: Db): Promise<void> {
  const settings = { ...DEFAULT_REMINDERS, timeZone: 'Europe/Berlin', isMailOn: true }
  const config = JSON.stringify(reminderSettings.write(settings))
  for (let first = 0; first < USERS; first += ROWS_AT_ONCE) {
    const ids = Array.from({ length: ROWS_AT_ONCE }, (_, n) => `u_${first + n}`)
    const accounts = ids.map((id) => ({
      id,
      username: id,
      username_key: id,
      email: `${id}@example.org`,
      email_key: `${id}@example.org`,
      email_verified_at: LONG_AGO,
      language: 'en',
      created_at: LONG_AGO,
    }))
    const rows = ids.map((user_id) => ({ user_id, config, saved_at: LONG_AGO, next_at: LONG_AGO }))
    await into.insertInto('account').values(accounts).execute()
    await into.insertInto('reminder_settings').values(rows).execute()
  }
}
