import { afterDownload, afterUndo, type Replacement } from '@ephemeris/core/sync/download'
import type { Slot } from '@ephemeris/core/sync/slot'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import type { Instant } from '@ephemeris/core/time/instant'
import { create } from 'zustand'
import { changeSyncedDevice, readSyncedDevice } from '#web/state/synced-device'

interface Downloaded extends Replacement {
  readonly slot: Slot
}

/** The last download, while it can be undone: until the next one or a reload of the page; `null`: none. (SYNC-33) */
export const useLastDownload = create<{ readonly last: Downloaded | null }>()(() => ({ last: null }))

/** Puts what a slot holds in the place of what is on this device. (SYNC-5) */
export function applyDownload(slot: Slot, settings: SyncedSettings, written: Instant): void {
  const previous = readSyncedDevice()
  const downloaded = afterDownload(settings, written, previous)
  useLastDownload.setState({ last: { slot, previous, downloaded } })
  changeSyncedDevice(() => downloaded)
}

/** (SYNC-6) */
export function undoDownload(): void {
  const { last } = useLastDownload.getState()
  if (last === null) return
  changeSyncedDevice((current) => afterUndo(last, current))
  useLastDownload.setState({ last: null })
}
