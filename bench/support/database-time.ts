import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'

/** Of Linux: `getconf CLK_TCK`. */
const TICKS_PER_SECOND = 100

/** Processor time of the PostgreSQL that works in `dataDir`, with all of its processes, in seconds; Linux only. */
export function databaseSeconds(dataDir: string): number {
  const cluster = path.join(dataDir, 'postgres')
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .reduce((sum, pid) => sum + secondsOf(pid, cluster), 0)
}

function secondsOf(pid: string, cluster: string): number {
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== cluster) return 0
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // utime, stime, and what ended children have used.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
  } catch {
    // It has ended meanwhile.
    return 0
  }
}
