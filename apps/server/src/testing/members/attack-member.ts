import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'
import { createApp } from '#server/app'
import { createDeps } from '#server/create-deps'
import { createDb } from '#server/db/client'
import { readEnv } from '#server/env/env'
import { createLog } from '#server/platform/log/log'
import { every } from '#server/platform/timers'

/*
 * A server in a process of its own, for tests of what a caller can make it take: it says where it listens, and on each
 * message how much it has taken since the one before.
 */
const SAMPLE_MS = 20

const [address = '', dataDir = '', limits = ''] = process.argv.slice(2)
const env = readEnv({ EPHEMERIS_ENV: 'test', PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '1', CHALLENGE: 'off' })
const deps = createDeps({
  env,
  db: createDb(JSON.parse(address)),
  log: createLog('error', (line) => process.stderr.write(line)),
  ...(limits !== '' && { ledgerLimits: JSON.parse(limits) }),
})
const delay = monitorEventLoopDelay({ resolution: 10 })
let peak = { rss: 0, heap: 0 }
every(SAMPLE_MS, () => {
  const { rss, heapUsed } = process.memoryUsage()
  peak = { rss: Math.max(peak.rss, rss), heap: Math.max(peak.heap, heapUsed) }
})
process.on('message', () => {
  process.send?.({
    rssMb: Math.round(peak.rss / 2 ** 20),
    heapMb: Math.round(peak.heap / 2 ** 20),
    stallMs: Math.round(delay.max / 1e6),
  })
  peak = { rss: 0, heap: 0 }
  delay.reset()
})
const app = await createApp(deps)
const origin = await app.listen()
delay.enable()
process.send?.({ origin })
