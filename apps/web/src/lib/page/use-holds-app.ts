import { useSyncExternalStore } from 'react'
import { tabWrites } from '#web/lib/device/write-guard'

/** Whether this is the tab that has the app, as far as it was heard. (LOCK-10) */
export function useHoldsApp(): boolean {
  return useSyncExternalStore(follow, holdsApp)
}

function follow(notify: () => void): () => void {
  return tabWrites.subscribe(notify)
}

function holdsApp(): boolean {
  return tabWrites.lastPermit === 'granted'
}
