import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import process from 'node:process'
import { isRunning } from './process.ts'

/** A holder elsewhere, whose process cannot be seen from here, is gone when it has been silent for so long. */
const SILENT_MS = 60_000

const ZOMBIE = 'Z'
const GONE = 'gone'

/** Says who holds a lock: `<process id> <its birth> <where such ids count> <this one lock>`. */
export function newMark(): string {
  return [process.pid, processStartOf(process.pid), PLACE, randomUUID()].join(' ')
}

/**
 * Whether the process that wrote the mark has ended. A running process never counts as ended, however long it was
 * silent. Another process with the same id does not count as that process.
 *
 * @param silentMs how long ago the holder has touched the mark
 */
export function isGone(mark: string, silentMs: number): boolean {
  const [pid = '', birth, place] = mark.split(' ')
  if (place !== PLACE) return silentMs > SILENT_MS
  return !isRunning(Number.parseInt(pid, 10)) || processStartOf(pid) !== birth
}

/** Within one boot and one set of processes an id and its birth name one process. */
const PLACE = placeOf()

function placeOf(): string {
  if (process.platform !== 'linux') return hostname()
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${readlinkSync('/proc/self/ns/pid')}`
}

/**
 * When the process began, in words without blanks that are compared and never read; `gone` if it has ended, also where
 * its parent has not taken notice yet.
 */
export function processStartOf(pid: number | string): string {
  try {
    return process.platform === 'linux' ? startTicks(pid) : startDate(pid)
  } catch {
    return GONE
  }
}

/** The 22nd field; the name before it is in brackets and may contain anything. */
function startTicks(pid: number | string): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === ZOMBIE ? GONE : (fields[19] ?? GONE)
}

function startDate(pid: number | string): string {
  const line = execFileSync('ps', ['-p', String(pid), '-o', 'stat=,lstart='], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  })
  const [state = ZOMBIE, ...date] = line.trim().split(/\s+/)
  return state.startsWith(ZOMBIE) ? GONE : date.join('_')
}
