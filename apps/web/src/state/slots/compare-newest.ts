import type { Difference } from '@ephemeris/core/sync/merge'
import { defaultSlot, type SlotTimes, slotTime } from '@ephemeris/core/sync/slot'
import { deviceStorage } from '#web/lib/device/device-storage'
import { queryClient } from '#web/lib/server/query-client'
import { compareWithSlot, slotQuery } from '#web/state/slots/slot-content'
import { type SlotState, useSlotState } from '#web/state/slots/slot-state'
import { uploadOf } from '#web/state/slots/synced-device'

/** Compares the device with the newest slot, now and after each change, for the sign of the account. (SHELL-55) */
export function followNewest(times: SlotTimes, left: AbortSignal): void {
  let compared: unknown

  async function compare(): Promise<void> {
    const own = uploadOf(deviceStorage.settings)
    if (own === compared) return
    compared = own
    const state = await stateOf(times)
    if (state === 'unknown') compared = undefined
    if (!left.aborted) useSlotState.setState({ state })
  }

  void compare()
  left.addEventListener(
    'abort',
    deviceStorage.subscribe(() => void compare()),
  )
}

async function stateOf(times: SlotTimes): Promise<SlotState> {
  const slot = defaultSlot(times)
  try {
    const content = await queryClient.fetchQuery(slotQuery(slot, slotTime(times, slot)))
    return stateOfDifference(compareWithSlot(uploadOf(deviceStorage.settings), content))
  } catch {
    // The next change, or the next look at the page, compares again.
    return 'unknown'
  }
}

/** `null`: not compared. */
export function stateOfDifference(difference: Difference | null): SlotState {
  if (difference === null) return 'unknown'
  const [isHere, isThere] = [difference.here.length > 0, difference.there.length > 0]
  return isHere && isThere ? 'both' : isHere ? 'here' : isThere ? 'there' : 'equal'
}
