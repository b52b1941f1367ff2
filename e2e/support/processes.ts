import { readFileSync } from 'node:fs'

/** The processes that `parent` has started and that run. */
export function childrenOf(parent: number): readonly number[] {
  const pids = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim()
  return pids === '' ? [] : pids.split(' ').map(Number)
}

/** Also of a process that has ended and waits for its parent, the answer is no. */
export function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
