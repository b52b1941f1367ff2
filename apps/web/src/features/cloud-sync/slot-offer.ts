import type { Difference } from '@ephemeris/core/sync/merge'
import { defaultSlot, filledSlots, type Slot, type SlotTimes, slotTime } from '@ephemeris/core/sync/slot'
import { countMarks, thingsIn } from '@ephemeris/core/sync/synced-settings'
import type { Instant } from '@ephemeris/core/time/instant'
import { downloadSlot, type SyncResult, syncSlot } from '#web/features/cloud-sync/sync-slot'
import { deviceStorage } from '#web/lib/device/device-storage'
import { useProfile } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { stateOfDifference } from '#web/state/slots/compare-newest'
import { compareWithSlot } from '#web/state/slots/slot-content'
import { uploadOf } from '#web/state/slots/synced-device'
import { useSlotComparison } from '#web/state/slots/use-slot-comparison'

/** What is offered of the newest slot. */
export interface SlotOffer {
  /** `download`: this device has no marks, plan or own entries, and takes all that the slot holds; else both are merged. */
  readonly kind: 'download' | 'sync'
  readonly slot: Slot
  /** No other slot holds anything. */
  readonly isOnly: boolean
  /** `null`: the slot is empty. */
  readonly written: Instant | null
  readonly difference: Difference
}

/** `undefined`: the server has not answered yet; `'unknown'`: it cannot be reached, or the slot cannot be read. */
export type OfferedSlot = SlotOffer | 'unknown' | null | undefined

const NO_SLOTS: SlotTimes = [null, null, null]

/** While marks or plans of this device and of the newest slot differ; `null`: there is nothing to offer. (SYNC-37) */
export function useSlotOffer(): OfferedSlot {
  const { data: profile, isError } = useProfile()
  const times = profile?.slotTimes ?? NO_SLOTS
  const slot = defaultSlot(times)
  const written = slotTime(times, slot)
  const { content, difference, error } = useSlotComparison(slot, written)
  const isBlank = useDevice(
    ({ activityStatus, plan, own }) =>
      countMarks(activityStatus) + Object.keys(plan).length + Object.keys(own).length === 0,
  )
  if (isError || error || content === 'unreadable') return 'unknown'
  if (!profile || content === null || difference === null) return undefined
  const all = [...difference.there, ...difference.here]
  if (!isWorth(isBlank ? difference.there : all)) return null
  const isOnly = filledSlots(times).length < 2
  return isBlank
    ? { kind: 'download', slot, isOnly, written, difference: { ...difference, there: all, here: [] } }
    : { kind: 'sync', slot, isOnly, written, difference }
}

export function isOfferOf(slot: Slot, offer: OfferedSlot): boolean {
  return typeof offer === 'object' && offer?.slot === slot
}

/** Games and servers alone are no reason to ask. */
function isWorth(pointers: readonly string[]): boolean {
  const { marks, hasPlan, hasOwn } = thingsIn(pointers)
  return marks > 0 || hasPlan || hasOwn
}

/**
 * Takes what was offered; it can be undone. A choice of this device that the downloaded slot lacks, as the server in the
 * slot of an older program, goes into the slot: both are then the same. (SYNC-37)
 *
 * @throws ApiError
 */
export async function takeOfferedSlot({ kind, slot, written }: SlotOffer): Promise<SyncResult> {
  if (kind === 'sync') return syncSlot(slot, written)
  const { stored, replaced } = await downloadSlot(slot)
  const left = compareWithSlot(uploadOf(deviceStorage.settings), stored)
  if (stateOfDifference(left) === 'equal') return { replaced }
  const result = await syncSlot(slot, stored.updatedAt)
  return typeof result === 'string' ? result : { replaced }
}
