import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What the system counts of a process. */
export interface ProcessUsage {
  readonly residentMb: number
  /** Since its start, on all processors. */
  readonly processorMs: number
}

const ENDED: ProcessUsage = { residentMb: 0, processorMs: 0 }
/** Linux counts processor time in hundredths of a second, on every machine. */
const TICK_MS = 10

/** All is 0 for a process that has ended. */
export async function usageOf(pid: number): Promise<ProcessUsage> {
  return (process.platform === 'linux' ? fromProc(pid) : fromPs(pid)).catch(() => ENDED)
}

async function fromProc(pid: number): Promise<ProcessUsage> {
  const [status, stat] = await Promise.all(['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')))
  const residentKb = Number(/^VmRSS:\s+(\d+)/m.exec(status ?? '')?.[1] ?? 0)
  // The name of the program, in parentheses, may hold spaces. The fields behind it begin with the third.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  return { residentMb: residentKb / 1024, processorMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS }
}

async function fromPs(pid: number): Promise<ProcessUsage> {
  const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)])
  const [kb, time = ''] = stdout.trim().split(/\s+/)
  const seconds = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0)
  return { residentMb: Number(kb) / 1024, processorMs: seconds * 1000 }
}
