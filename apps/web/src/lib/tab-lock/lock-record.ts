import type { Instant } from '@ephemeris/core/time/instant'
import { TAB_ID } from '#web/lib/tab-lock/tab-id'

/**
 * The entry in which the holder signs, beside the settings. It decides nothing; but a tab that was asleep while the lock
 * was taken from it sees another signature before it writes. (LOCK-10)
 */
const RECORD = 'ephemeris.tab-lock'

export function isRecordReadable(): boolean {
  try {
    window.localStorage.getItem(RECORD)
    return true
  } catch {
    return false
  }
}

export function signRecord(at: Instant): void {
  try {
    window.localStorage.setItem(RECORD, JSON.stringify({ owner: TAB_ID, timestamp: at, locked: true }))
  } catch {
    // Full: no signature is better than that of a tab that is gone.
    eraseRecord()
  }
}

export function eraseRecord(): void {
  try {
    window.localStorage.removeItem(RECORD)
  } catch {
    // Blocked: there is none.
  }
}

/** Whether another tab has signed since. */
export function isLockTaken(): boolean {
  try {
    const owner = ownerIn(window.localStorage.getItem(RECORD))
    return owner !== null && owner !== TAB_ID
  } catch {
    return false
  }
}

/** Calls `notify` when another tab signs. Returns the way to end it. */
export function onRecordChange(notify: () => void): () => void {
  const listening = new AbortController()
  const onStorage = ({ key }: StorageEvent) => {
    if (key === RECORD) notify()
  }
  window.addEventListener('storage', onStorage, { signal: listening.signal })
  return () => listening.abort()
}

function ownerIn(text: string | null): string | null {
  try {
    const record: unknown = JSON.parse(text ?? 'null')
    return typeof record === 'object' && record && 'owner' in record ? String(record.owner) : null
  } catch {
    return null
  }
}
