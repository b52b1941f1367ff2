import process from 'node:process'
import { stopOrphanedEmbedded } from './db/embedded.ts'
import { loadEnv } from './env/env.ts'
import { explain } from './platform/log/plain-error.ts'

/*
 * Stops the embedded database that a server has left running when it died, unless other processes use it. A terminal
 * signals this process as well, and it ends by itself.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

try {
  const { databaseUrl, dataDir } = loadEnv()
  if (databaseUrl === null) await stopOrphanedEmbedded(dataDir)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
