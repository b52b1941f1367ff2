import process from 'node:process'
import { readEnv } from '#server/env/env'
import { createDeps } from '../../create-deps.ts'
import { createDb } from '../../db/client.ts'
import { createJobRunner } from '../../jobs/job-runner.ts'
import { importJob } from '../../modules/gacha/import/import-job.service.ts'
import { createLog } from '../../platform/log/log.ts'
import { createSeal } from '../../platform/secrets/seal.ts'

/*
 * A process of its own that works on imports until it is killed, for tests of exactly that. Its lease is short, so that
 * the next one takes over soon.
 */
const TIMES = { pollMs: 10, leaseMs: 1500, heartbeatMs: 200, finishMs: 1000 }

const [address = '', dataDir = '', upstreams = ''] = process.argv.slice(2)
const env = readEnv({
  EPHEMERIS_ENV: 'test',
  DATA_DIR: dataDir,
  EPHEMERIS_UPSTREAMS: upstreams,
  EPHEMERIS_PAGE_PAUSE_MS: '0',
})
const deps = createDeps({
  env,
  db: createDb(JSON.parse(address)),
  log: createLog('warn', (line) => process.stderr.write(line)),
})
createJobRunner(deps, [importJob({ ...deps, seal: createSeal(dataDir) })], TIMES).start()
process.stdin.resume()
