import process from 'node:process'
import { createDb } from '../db/client.ts'
import { createDeps } from '../deps.ts'
import { readEnv } from '../env.ts'
import { createJobRunner } from '../jobs/job-runner.ts'
import { openCatalogue } from '../modules/catalogue/catalogue.service.ts'
import { deliveryJobs } from '../modules/reminders/deliver.service.ts'
import { createCandidates } from '../modules/reminders/plan/candidates.ts'
import { planDue } from '../modules/reminders/plan/plan-due.service.ts'
import { createLog } from '../platform/log/log.ts'
import { createSeal } from '../platform/secrets/seal.ts'
import { pause } from '../platform/timers.ts'

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
  runner.nudge()
  await pause(100)
}
