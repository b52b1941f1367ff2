import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { SNAPSHOTS } from '#server/db/backup/snapshot'
import type { Deps } from '#server/deps'
import { readWaitingSeconds } from '#server/jobs/job-age.queries'

/** What goes wrong without any call that fails: the disk fills up, snapshots stay away, work waits. (OPS-93) */
export function watchUpkeep({ metrics, env, db }: Pick<Deps, 'metrics' | 'env' | 'db'>): void {
  const disk = { help: 'Size of the disk of DATA_DIR, and what is free of it.', label: 'part' }
  metrics.slowGauge('data_disk_bytes', disk, async () => {
    const { bavail, blocks, bsize } = await statfs(env.dataDir)
    return { free: bavail * bsize, size: blocks * bsize }
  })

  const snapshots = { help: 'When the newest snapshot in DATA_DIR was written; 0: there is none.', label: 'which' }
  metrics.slowGauge('snapshot_timestamp_seconds', snapshots, async () => ({
    newest: (await newestIn(path.join(env.dataDir, SNAPSHOTS))) / SECOND_MS,
  }))

  const waiting = { help: 'How long the oldest job of a kind has been due without a process.', label: 'kind' }
  metrics.slowGauge('job_waiting_seconds', waiting, () => readWaitingSeconds(db))
}

/** When the newest whole snapshot was written, in ms; 0: there is none. */
async function newestIn(folder: string): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.backup'))
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs))
  return Math.max(0, ...times)
}
