import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import process from 'node:process'

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs and belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** What a running or crashed server left in its `postmaster.pid`; `null` if there is none or it is empty. */
export function readPidFile(cluster: string): { readonly pid: number; readonly isReady: boolean } | null {
  try {
    const lines = readFileSync(`${cluster}/postmaster.pid`, 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : null
  } catch {
    return null
  }
}

/**
 * Whether the process is a PostgreSQL server of this very cluster, and not another process that got the id of an ended
 * one.
 */
export function isServerOf(cluster: string, pid: number): boolean {
  if (!isRunning(pid)) return false
  return process.platform === 'linux' ? worksIn(cluster, pid) : isCalledPostgres(pid)
}

/** PostgreSQL's working directory is its cluster. */
function worksIn(cluster: string, pid: number): boolean {
  try {
    const own = statSync(cluster)
    const its = statSync(`/proc/${pid}/cwd`)
    return own.dev === its.dev && own.ino === its.ino
  } catch {
    // Another account's process, or one that has ended and waits for its parent: no server of this cluster.
    return false
  }
}

function isCalledPostgres(pid: number): boolean {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes('postgres')
  } catch {
    return false
  }
}
