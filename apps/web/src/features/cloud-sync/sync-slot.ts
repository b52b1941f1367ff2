import { type Download, downloadSettings, uploadSettings } from '@ephemeris/contract/sync/sync'
import { areSameCopies } from '@ephemeris/core/sync/merge'
import { deviceWith, type Replacement } from '@ephemeris/core/sync/replacement'
import type { Slot } from '@ephemeris/core/sync/slot'
import { copyOfSettings, type SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { deviceStorage } from '#web/lib/device/device-storage'
import { call } from '#web/lib/server/api'
import { type FoundSlot, isRefusal, keepSlot, readSlot } from '#web/state/slots/slot-content'
import { mergedWith, replaceDevice, uploadOf } from '#web/state/slots/synced-device'

/** Older than everything: any content of a slot that was found empty is newer. */
const NOTHING_YET = instant(0)

/** So often another device may write first. */
const MAX_TRIES = 6

/** `unreadable`: nothing can be merged with it; `changed`: other devices wrote to the slot again and again. */
export type SyncResult = Taken | 'unreadable' | 'changed' | 'nothing'

interface Taken {
  /** Of this device; `null`: nothing. */
  readonly replaced: Replacement | null
}

/**
 * Merges the device and a slot, and gives both the result; the slot is only written over what was merged. (SYNC-40)
 *
 * @param written when the slot was written, as far as is known here; `null`: it is empty
 * @throws ApiError
 */
export async function syncSlot(slot: Slot, written: Instant | null): Promise<SyncResult> {
  const { auth_token: session } = deviceStorage.settings
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const content = written === null && tries === 0 ? 'empty' : await readSlot(slot)
    const own = uploadOf(deviceStorage.settings)
    if (own === null) return 'nothing'
    if (content === 'unreadable') return 'unreadable'
    const stored = content === 'empty' ? null : content
    const merged = stored ? mergedWith(own, copyOfSettings(stored.settings)) : own
    const isSame = stored && areSameCopies(copyOfSettings(merged), copyOfSettings(stored.settings))
    const result = isSame ? stored : await upload(slot, merged, content)
    if (result === 'changed') continue
    keepSlot(slot, result)
    return { replaced: takeOver(slot, result, session) }
  }
  return 'changed'
}

/** What was changed here while the slot was written stays; anyone who logged in meanwhile gets nothing of it. */
function takeOver(slot: Slot, { settings, updatedAt }: Download, session: string | null): Replacement | null {
  return replaceDevice(slot, (state) => {
    const own = deviceStorage.settings.auth_token === session ? uploadOf(deviceStorage.settings) : null
    return own ? deviceWith(mergedWith(own, copyOfSettings(settings)), updatedAt, state) : state
  })
}

/** Puts what a slot holds in the place of what is on this device. (SYNC-5) @throws ApiError */
export async function downloadSlot(slot: Slot): Promise<Taken & { readonly stored: Download }> {
  const stored = await call(downloadSettings, { slot })
  keepSlot(slot, stored)
  return { stored, replaced: replaceDevice(slot, (state) => deviceWith(stored.settings, stored.updatedAt, state)) }
}

/**
 * Writes over what was found, and over nothing else.
 *
 * @returns `changed`: another device has written something else since
 * @throws ApiError
 */
export async function upload(slot: Slot, settings: SyncedSettings, found: FoundSlot): Promise<Download | 'changed'> {
  const base = found === 'empty' ? NOTHING_YET : found === 'unreadable' ? null : found.updatedAt
  try {
    const updatedAt = await call(uploadSettings, { slot, settings, base })
    return { settings, updatedAt }
  } catch (error) {
    if (isRefusal(error, 'SLOT_CHANGED')) return 'changed'
    throw error
  }
}
