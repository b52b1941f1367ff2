import type { Absence, TabLock } from '@ephemeris/core/tab-lock/tab-lock'
import { useEffect, useSyncExternalStore } from 'react'
import { runTabLock } from '#web/features/tab-lock/run-tab-lock'

interface TabLockView {
  /** Why another tab has the app; `null`: none has, as far as is known. */
  readonly absence: Absence | null
  /** This tab is about to get it. */
  readonly isForcing: boolean
}

let view: TabLockView = { absence: null, isForcing: false }
let running: ReturnType<typeof runTabLock> | null = null
const listeners = new Set<() => void>()

/** Begins this tab's part in the lock: before anything is drawn, since the answer takes a moment. */
export function startTabLock(): void {
  running ??= runTabLock(show)
}

/** Keeps this tab's part in the lock while it is mounted; `force` takes the app into this tab. (LOCK-2, LOCK-5) */
export function useTabLock(): TabLockView & { readonly force: () => void } {
  useEffect(() => {
    startTabLock()
    return endTabLock
  }, [])
  return { ...useSyncExternalStore(follow, () => view), force: () => running?.force() }
}

function endTabLock(): void {
  running?.stop()
  running = null
}

/** Heartbeats change what a tab knows every second, and nothing that is shown. */
function show(lock: TabLock): void {
  const absence = lock.phase === 'elsewhere' || lock.phase === 'forcing' ? lock.absence : null
  const isForcing = lock.phase === 'forcing'
  if (view.absence === absence && view.isForcing === isForcing) return
  view = { absence, isForcing }
  for (const notify of listeners) notify()
}

function follow(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
