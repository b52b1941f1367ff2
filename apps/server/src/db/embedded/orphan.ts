import path from 'node:path'
import { pause } from '#server/platform/timers'
import { startEmbeddedPostgres } from './embedded.ts'
import { findRunning } from './server.ts'

/** A server that has just been launched has not written its id yet, and a dead user's connection may not have closed. */
const TRIES = 10
const PAUSE_MS = 50

/** Stops the server that a dead process has left running in `dataDir`, unless another process is present. (OPS-92) */
export async function stopOrphan(dataDir: string): Promise<void> {
  const cluster = path.join(dataDir, 'postgres')
  for (let count = 0; count < TRIES; count++) {
    if (findRunning(cluster) !== null) {
      const joined = await startEmbeddedPostgres(dataDir)
      await joined.stop()
      if (findRunning(cluster) === null) return
    }
    await pause(PAUSE_MS)
  }
}
