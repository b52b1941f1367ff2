import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Memory of a process, as the system counts it; 0 for one that has ended. */
export async function residentMb(pid: number): Promise<number> {
  const kb = await (process.platform === 'linux' ? fromStatus(pid) : fromPs(pid)).catch(() => 0)
  return kb / 1024
}

async function fromStatus(pid: number): Promise<number> {
  return Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}

async function fromPs(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout)
}
