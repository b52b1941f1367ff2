import { readdirSync, readFileSync } from 'node:fs'

/**
 * Memory of a server, of all that it has started and of the database of its folder, in MB; what several processes share
 * counts once. 0 where the system does not say.
 */
export function memoryOfAllMb(server: number | undefined, dataDir: string): number {
  if (process.platform !== 'linux' || server === undefined) return 0
  const parents = new Map(
    readdirSync('/proc')
      .filter(isPid)
      .map((pid) => [pid, parentOf(pid)]),
  )
  const roots = new Set([String(server), ...[...parents.keys()].filter((pid) => commandOf(pid).includes(dataDir))])
  const isOurs = (pid: string | undefined): boolean => pid !== undefined && (roots.has(pid) || isOurs(parents.get(pid)))
  const own = String(process.pid)
  return (
    [...parents.keys()].filter((pid) => pid !== own && isOurs(pid)).reduce((sum, pid) => sum + shareOf(pid), 0) / 1024
  )
}

function isPid(name: string): boolean {
  return /^\d+$/.test(name)
}

/** Empty for a process that has ended meanwhile. */
function procFile(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function parentOf(pid: string): string | undefined {
  return /^PPid:\s+(\d+)/m.exec(procFile(pid, 'status'))?.[1]
}

function commandOf(pid: string): string {
  return procFile(pid, 'cmdline')
}

function shareOf(pid: string): number {
  return Number(/^Pss:\s+(\d+)/m.exec(procFile(pid, 'smaps_rollup'))?.[1] ?? 0)
}
