import { type Download, downloadSettings } from '@ephemeris/contract/sync/sync'
import { filledSlots, type Slot, type SlotTimes } from '@ephemeris/core/sync/slot'
import { countMarks } from '@ephemeris/core/sync/synced-settings'
import { skipToken, useQuery } from '@tanstack/react-query'
import { applyDownload } from '#web/features/cloud-sync/last-download'
import { call } from '#web/lib/server/api'
import { useProfile, useUserKey } from '#web/state/account/session'
import { useLastMarkAt, useMarks } from '#web/state/marks'
import { readSyncedDevice } from '#web/state/synced-device'

/** A slot with marks, for a device that never had any. */
export interface SlotOffer {
  readonly slot: Slot
  readonly marks: number
  readonly stored: Download
}

/** `undefined`: not known yet; `'unknown'`: nobody can tell now. */
export type OfferedSlot = SlotOffer | 'unknown' | null | undefined

/** The newest slot with marks, while this device has none of its own; `null`: there is nothing to offer. (SYNC-37) */
export function useSlotOffer(): OfferedSlot {
  const marks = useMarks()
  const lastMark = useLastMarkAt()
  const { data: profile, isError: hasNoProfile } = useProfile()
  const isBlank = countMarks(marks) === 0 && lastMark === null
  const times = profile?.slotTimes
  const { data, isError } = useQuery({
    queryKey: [...useUserKey(), 'slot-offer', times],
    queryFn: times !== undefined && isBlank ? ({ signal }) => findMarks(times, signal) : skipToken,
  })
  if (!isBlank) return null
  return isError || hasNoProfile ? 'unknown' : data
}

/**
 * Takes over what was offered, unless something was marked on this device meanwhile; it can be undone as any download.
 *
 * @returns whether it was taken over
 */
export function takeOfferedSlot({ slot, stored }: SlotOffer): boolean {
  const { marks, lastMark } = readSyncedDevice()
  if (countMarks(marks) > 0 || lastMark !== null) return false
  applyDownload(slot, stored.settings, stored.updatedAt)
  return true
}

async function findMarks(times: SlotTimes, signal: AbortSignal): Promise<SlotOffer | null> {
  for (const slot of filledSlots(times)) {
    const stored = await call(downloadSettings, { slot }, { signal })
    const marks = countMarks(stored.settings.activityStatus)
    if (marks > 0) return { slot, marks, stored }
  }
  return null
}
