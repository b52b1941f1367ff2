import type { Absence, TabLock } from '@ephemeris/core/tab-lock/tab-lock'
import { useEffect, useRef, useState } from 'react'
import { runTabLock } from '#web/features/tab-lock/run-tab-lock'

interface TabLockView {
  /** Why another tab has the app; `null`: none has, as far as is known. */
  readonly absence: Absence | null
  /** This tab is about to get it. */
  readonly isForcing: boolean
}

/** Keeps this tab's part in the lock while it is mounted; `force` takes the app into this tab. (LOCK-2, LOCK-5) */
export function useTabLock(): TabLockView & { readonly force: () => void } {
  const [view, setView] = useState<TabLockView>({ absence: null, isForcing: false })
  const running = useRef<ReturnType<typeof runTabLock>>(null)

  useEffect(() => {
    const run = runTabLock((lock) => setView((former) => sameOr(former, viewOf(lock))))
    running.current = run
    return run.stop
  }, [])

  return { ...view, force: () => running.current?.force() }
}

function viewOf(lock: TabLock): TabLockView {
  const absence = lock.phase === 'elsewhere' || lock.phase === 'forcing' ? lock.absence : null
  return { absence, isForcing: lock.phase === 'forcing' }
}

/** Heartbeats change what a tab knows every second, and nothing that is shown. */
function sameOr(former: TabLockView, next: TabLockView): TabLockView {
  return former.absence === next.absence && former.isForcing === next.isForcing ? former : next
}
