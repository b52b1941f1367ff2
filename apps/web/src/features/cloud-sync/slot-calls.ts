import { ERRORS } from '@ephemeris/contract/errors'
import { type Download, downloadSettings, uploadSettings } from '@ephemeris/contract/sync/sync'
import type { Slot } from '@ephemeris/core/sync/slot'
import {
  isBlank,
  type Overwrite,
  overwriteBy,
  type SyncedSettings,
  settingsToUpload,
} from '@ephemeris/core/sync/synced-settings'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { deviceStorage } from '#web/lib/device/device-storage'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { readSyncedDevice } from '#web/state/synced-device'

/** What was found in a slot before something is written over it. */
export interface FilledSlot {
  readonly overwrite: Overwrite
  readonly stored: Download
}

/** `unreadable`: there is something, and nobody can tell what. */
export type SlotState = 'empty' | 'unreadable' | FilledSlot

/** Older than everything: any content of a slot that was found empty is newer. */
const NOTHING_YET = instant(0)

/** What this device would upload; `null`: nothing. */
export function localSettings(): SyncedSettings | null {
  const state = readSyncedDevice()
  const { gameList } = deviceStorage.settings
  return gameList === null || isBlank(state) ? null : settingsToUpload(state, gameList)
}

/** @throws ApiError */
export async function look(slot: Slot, local: SyncedSettings): Promise<SlotState> {
  try {
    const stored = await call(downloadSettings, { slot })
    return { overwrite: overwriteBy(local, stored.settings), stored }
  } catch (error) {
    if (isRefusal(error, 'SLOT_EMPTY')) return 'empty'
    if (isRefusal(error, 'SLOT_UNREADABLE')) return 'unreadable'
    throw error
  }
}

/**
 * Writes over what was found, and over nothing else.
 * @returns `changed`: another device has written something else since
 * @throws ApiError
 */
export async function upload(slot: Slot, settings: SyncedSettings, found: SlotState): Promise<'done' | 'changed'> {
  try {
    await call(uploadSettings, { slot, settings, base: baseOf(found) })
    return 'done'
  } catch (error) {
    if (isRefusal(error, 'SLOT_CHANGED')) return 'changed'
    throw error
  }
}

function baseOf(found: SlotState): Instant | null {
  if (found === 'empty') return NOTHING_YET
  return found === 'unreadable' ? null : found.stored.updatedAt
}

function isRefusal(error: unknown, code: keyof typeof ERRORS): boolean {
  const { status, number } = ERRORS[code]
  return error instanceof ApiError && error.status === status && error.number === number
}
