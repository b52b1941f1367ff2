import { listSlotVersions } from '@ephemeris/contract/sync/sync'
import type { Slot } from '@ephemeris/core/sync/slot'
import { useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/server/api'
import { useUserKey } from '#web/state/account/session'

/** What a slot of this user held before, the newest first. */
export function useSlotVersions(slot: Slot) {
  return useQuery({
    queryKey: [...useUserKey(), 'slot-versions', slot],
    queryFn: ({ signal }) => call(listSlotVersions, { slot }, { signal }),
  })
}
