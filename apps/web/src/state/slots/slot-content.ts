import { ERRORS } from '@ephemeris/contract/errors'
import { type Download, downloadSettings } from '@ephemeris/contract/sync/sync'
import type { Difference } from '@ephemeris/core/sync/merge'
import type { Slot } from '@ephemeris/core/sync/slot'
import { differenceToSlot, type SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import type { Instant } from '@ephemeris/core/time/instant'
import { deviceStorage } from '#web/lib/device/device-storage'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { queryClient } from '#web/lib/server/query-client'

/** `unreadable`: there is something, and unknown what. */
export type FoundSlot = 'empty' | 'unreadable' | Download

const NOTHING: SyncedSettings = {
  activityStatus: {},
  userGameSelections: {},
  gameOrder: [],
  servers: { server: null, gameServers: {} },
}

/** What a slot holds now. @throws ApiError */
export async function readSlot(slot: Slot, signal?: AbortSignal): Promise<FoundSlot> {
  try {
    return await call(downloadSettings, { slot }, signal && { signal })
  } catch (error) {
    if (isRefusal(error, 'SLOT_EMPTY')) return 'empty'
    if (isRefusal(error, 'SLOT_UNREADABLE')) return 'unreadable'
    throw error
  }
}

/** @param written when the slot was written last, by the profile; the same content is asked for once. (SYNC-43) */
export function slotQuery(slot: Slot, written: Instant | null) {
  return {
    queryKey: ['user', deviceStorage.settings.auth_token, 'slot', slot, written],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FoundSlot> =>
      written === null ? 'empty' : readSlot(slot, signal),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/** What was written to a slot, or read from it, need not be asked for again. */
export function keepSlot(slot: Slot, content: Download): void {
  queryClient.setQueryData(slotQuery(slot, content.updatedAt).queryKey, content)
}

/** `null`: unknown. */
export function compareWithSlot(own: SyncedSettings | null, content: FoundSlot): Difference | null {
  if (own === null || content === 'unreadable') return null
  return differenceToSlot(own, content === 'empty' ? NOTHING : content.settings)
}

export function isRefusal(error: unknown, code: keyof typeof ERRORS): boolean {
  const { status, number } = ERRORS[code]
  return error instanceof ApiError && error.status === status && error.number === number
}
