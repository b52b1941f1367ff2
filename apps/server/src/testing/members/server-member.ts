import process from 'node:process'
import { createApp } from '#server/app'
import { createDeps } from '#server/create-deps'
import { createDb } from '#server/db/client'
import { readEnv } from '#server/env/env'
import { createLog } from '#server/platform/log/log'

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
