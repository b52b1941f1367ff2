import process from 'node:process'
import { createDeps } from '#server/create-deps'
import { createDb } from '#server/db/client'
import { readEnv } from '#server/env/env'
import { createJobRunner } from '#server/jobs/job-runner'
import { openCatalogue } from '#server/modules/catalogue/catalogue.service'
import { deliveryJobs } from '#server/modules/reminders/deliver.service'
import { createCandidates } from '#server/modules/reminders/plan/candidates'
import { planDue } from '#server/modules/reminders/plan/plan-due.service'
import { createLog } from '#server/platform/log/log'
import { createSeal } from '#server/platform/secrets/seal'
import { pause } from '#server/platform/timers'

/*
 * A process of its own that plans and delivers reminders until it is killed, for tests of several processes and of
 * kills. Leases are short, so that another process soon takes over the work of a killed one.
 */
const TIMES = { pollMs: 50, leaseMs: 4000, heartbeatMs: 500, finishMs: 1000 }

const [address = '', env = '{}'] = process.argv.slice(2)
const deps = createDeps({
  env: readEnv(JSON.parse(env)),
  db: createDb(JSON.parse(address)),
  log: createLog('error', (line) => process.stderr.write(line)),
})
const reminders = { ...deps, seal: createSeal(deps.env.dataDir) }
const catalogue = await openCatalogue(deps)
const candidates = createCandidates(catalogue, deps)
const runner = createJobRunner(deps, deliveryJobs(reminders), TIMES)
runner.start()
process.stdin.resume()
process.stdout.write('started\n')
for (;;) {
  await planDue(reminders, { candidates, version: catalogue.version() })
  runner.wake()
  await pause(100)
}
