import type { Difference } from '@ephemeris/core/sync/merge'
import type { Slot } from '@ephemeris/core/sync/slot'
import type { Instant } from '@ephemeris/core/time/instant'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDevice } from '#web/state/device'
import { compareWithSlot, type FoundSlot, slotQuery } from '#web/state/slots/slot-content'
import { uploadOf } from '#web/state/slots/synced-device'

export interface SlotComparison {
  /** `null`: not known. */
  readonly content: FoundSlot | null
  /** `null`: unknown. */
  readonly difference: Difference | null
  readonly error: unknown
  retry(): void
}

/** What a slot holds, compared with what is on this device. (SYNC-2) */
export function useSlotComparison(slot: Slot, written: Instant | null): SlotComparison {
  const { data = null, error, refetch } = useQuery(slotQuery(slot, written))
  const own = useDevice(uploadOf)
  const difference = useMemo(() => data && compareWithSlot(own, data), [data, own])
  return { content: data, difference, error, retry: () => void refetch() }
}
