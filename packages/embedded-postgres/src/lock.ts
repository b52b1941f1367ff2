import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { ageMs, touch } from './files.ts'
import { isGone, newMark } from './holder.ts'

const POLL_MS = 20
const HEARTBEAT_MS = 2000
const GIVE_UP_AFTER_MS = 150_000

/**
 * Runs `action` while holding `file`, which one process at a time can hold. A holder that has ended is replaced right
 * away; a running one is waited for. (OPS-22)
 */
export async function withLock<T>(file: string, action: () => Promise<T>): Promise<T> {
  const mark = newMark()
  await acquire(file, mark)
  const beating = setInterval(() => beat(file), HEARTBEAT_MS).unref()
  try {
    return await action()
  } finally {
    clearInterval(beating)
    if (readMark(file) === mark) rmSync(file, { force: true })
  }
}

async function acquire(file: string, mark: string): Promise<void> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS
  while (!tryCreate(file, mark)) {
    const holder = readMark(file)
    if (holder !== null && isStale(file, holder)) takeAway(file, holder)
    await pause(POLL_MS)
    if (performance.now() > deadline) {
      throw new EmbeddedPostgresError(`Another process has been starting the database for too long; it holds ${file}.`)
    }
  }
}

function tryCreate(file: string, mark: string): boolean {
  try {
    writeFileSync(file, mark, { flag: 'wx' })
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
  }
}

function readMark(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null
    throw error
  }
}

function isStale(file: string, holder: string): boolean {
  const silentMs = ageMs(file)
  // Between creation and the first byte the mark is empty: that holder is just arriving, or has died there.
  return silentMs !== null && isGone(holder, silentMs)
}

/**
 * Of several that find the same stale lock, only the holder of a claim on this very lock removes it: who comes late finds
 * another mark and leaves it alone. A claim whose holder has died is taken away in the same manner.
 */
function takeAway(file: string, holder: string): void {
  const claim = `${file}.${holder.split(' ').at(-1)}`
  if (!tryCreate(claim, newMark())) {
    const claimant = readMark(claim)
    if (claimant !== null && isStale(claim, claimant)) takeAway(claim, claimant)
    return
  }
  try {
    if (readMark(file) === holder && isStale(file, holder)) rmSync(file)
  } finally {
    rmSync(claim)
  }
}

function beat(file: string): void {
  try {
    touch(file)
  } catch {
    // The lock was taken over while this process slept; the end of `withLock` notices.
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
