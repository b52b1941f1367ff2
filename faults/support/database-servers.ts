import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** The processes of the PostgreSQL servers that work in the folder, without those that a server has forked. */
export function listDatabaseServers(cluster: string): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isPostgresIn(name, cluster))
    .map((pid) => ({ pid: Number(pid), parent: parentOf(pid) }))
  const pids = new Set(all.map(({ pid }) => pid))
  // A fork is called as its server for a moment, until it has set its title.
  return all.filter(({ parent }) => !pids.has(parent)).map(({ pid }) => pid)
}

function isPostgresIn(pid: string, cluster: string): boolean {
  try {
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return program.endsWith('/postgres') && readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    // It has ended meanwhile.
    return false
  }
}

/** The second field after the name, which is in brackets and may contain anything; 0: it has ended. */
function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}
