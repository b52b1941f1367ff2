import process from 'node:process'
import { createApp } from '../app.ts'
import { createDb } from '../db/client.ts'
import { createDeps } from '../deps.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../platform/log/log.ts'

/*
 * A process of its own that serves the database at the given address until it is killed, for tests of several at once.
 * Its one line of output is where it listens.
 */
const [address = '', dataDir = ''] = process.argv.slice(2)
const env = { EPHEMERIS_ENV: 'test', PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '1', CHALLENGE: 'off' }
const deps = createDeps({
  env: readEnv(env),
  db: createDb(JSON.parse(address)),
  log: createLog('warn', (line) => process.stderr.write(line)),
})
const app = await createApp(deps)
process.stdout.write(`${await app.listen()}\n`)
