import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { createDeps } from '../apps/server/src/create-deps.ts'
import { createDb } from '../apps/server/src/db/client.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { readEnv } from '../apps/server/src/env/env.ts'
import { createJobRunner } from '../apps/server/src/jobs/job-runner.ts'
import { openCatalogue } from '../apps/server/src/modules/catalogue/catalogue.service.ts'
import { loadShippedCatalogue } from '../apps/server/src/modules/catalogue/stored/load-shipped.ts'
import { deliveryJobs } from '../apps/server/src/modules/reminders/deliver.service.ts'
import { createCandidates } from '../apps/server/src/modules/reminders/plan/candidates.ts'
import { planDue } from '../apps/server/src/modules/reminders/plan/plan-due.service.ts'
import { createSeal } from '../apps/server/src/platform/secrets/seal.ts'
import { startMailSink } from '../apps/server/src/testing/mail/mail-sink.ts'
import { atMost, below, report } from './support/figure.ts'
import { removeFolder, temporaryFolder } from './support/folders.ts'
import { insertReaders } from './support/readers.ts'

/** The mails of one evening leave one process, to a mail server that takes its time for each. */
const USERS = 10_000
const ANSWER_MS = 50
const WAIT_MS = 200
const log = { info: () => {}, warn: () => {}, error: () => {} }

const sink = await startMailSink(ANSWER_MS)
const dataDir = temporaryFolder()
const postgres = await startEmbeddedPostgres(dataDir)
const db = createDb(postgres.address)
const env = readEnv({
  EPHEMERIS_ENV: 'test',
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://ephemeris.example',
  SMTP_URL: sink.url,
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
  const queued = await planDue(deps, { candidates, version: catalogue.version() })
  catalogue.close()
  if (queued !== USERS) throw new Error(`${queued} reminders were queued`)

  const runner = createJobRunner(deps, deliveryJobs({ ...deps, seal: deps.seal }))
  const startedAt = performance.now()
  const used = process.cpuUsage()
  runner.start()
  while (sink.arrived.size < USERS && performance.now() - startedAt < 600_000) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  const elapsedMs = performance.now() - startedAt
  const { user, system } = process.cpuUsage(used)
  await runner.stop()
  deps.mailer.close()

  report('evening mails, 10,000 to a server that takes 50 ms', { value: elapsedMs, unit: 'ms', target: below(90_000) })
  report('… processor of the process and of the mail server', { value: (user + system) / 1000, unit: 'ms' })
  report('… connections', { value: sink.connections() })
  const twice = [...sink.arrived.values()].filter((times) => times > 1).length
  report('… sent twice', { value: twice, target: atMost(0) })
  report('… missing', { value: USERS - sink.arrived.size, target: atMost(0) })
} finally {
  await db.destroy()
  await postgres.stop()
  removeFolder(dataDir)
  sink.close()
}
