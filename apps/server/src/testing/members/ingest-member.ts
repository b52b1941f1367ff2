import process from 'node:process'
import { createDeps } from '#server/create-deps'
import { createDb } from '#server/db/client'
import { readEnv } from '#server/env/env'
import { ingestDue } from '#server/modules/catalogue/ingest/ingest-due'
import { sourcesOf } from '#server/modules/catalogue/sources/source'
import { createLog } from '#server/platform/log/log'

/*
 * A process of its own that reads the sources that are due and ends, for tests of several at once and of sudden ends.
 * Its one line of output is which sources it has read.
 */
const [address = '', dataDir = '', upstreams = ''] = process.argv.slice(2)
const env = { EPHEMERIS_ENV: 'test', DATA_DIR: dataDir, EPHEMERIS_UPSTREAMS: upstreams, EPHEMERIS_PAGE_PAUSE_MS: '1' }
const deps = createDeps({
  env: readEnv({ ...env, EPHEMERIS_CLOCK: '2026-11-22T04:00:00Z' }),
  db: createDb(JSON.parse(address)),
  log: createLog('error', (line) => process.stderr.write(line)),
})
const rounds = await ingestDue(deps, sourcesOf(deps.env), new AbortController().signal)
await deps.db.destroy()
process.stdout.write(`${JSON.stringify(rounds.map(({ sourceId }) => sourceId))}\n`)
