import { type Copy, mergeCopies } from '@ephemeris/core/sync/merge'
import { momentsUntil, readMoments, writeMoments } from '@ephemeris/core/sync/moments'
import {
  type Replacement,
  readReplacements,
  replacementOf,
  withoutReplacement,
  withReplacement,
} from '@ephemeris/core/sync/replacement'
import type { Slot } from '@ephemeris/core/sync/slot'
import {
  copyOfSettings,
  type DeviceState,
  isBlank,
  type SyncedSettings,
  settingsOfCopy,
  settingsToUpload,
} from '@ephemeris/core/sync/synced-settings'
import { formatInstant, parseInstant } from '@ephemeris/core/time/instant'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'
import { now } from '#web/lib/server/server-clock'

type Upload = SyncedSettings | null

let last: { readonly parts: readonly unknown[]; readonly upload: Upload } = { parts: [], upload: null }

/**
 * What this device would upload, the same as long as nothing of it has changed; `null`: the games are not known yet, or
 * what is here belongs to another user.
 */
export function uploadOf(settings: DeviceSettings): Upload {
  const { activityStatus, userGameSelections, gameOrder, serverTimezone, gameServers, plan, own, changedAt } = settings
  const { gameList, user_id: userId, workOwner } = settings
  const content = [activityStatus, userGameSelections, gameOrder, serverTimezone, gameServers, plan, own, changedAt]
  const parts = [...content, gameList, userId, workOwner]
  if (parts.every((part, index) => part === last.parts[index])) return last.upload
  const isOthers = workOwner !== null && workOwner !== userId
  last = { parts, upload: gameList === null || isOthers ? null : settingsToUpload(stateOf(settings), gameList) }
  return last.upload
}

/** Whether nothing was ever marked, chosen or planned here. */
export function isDeviceBlank(): boolean {
  return isBlank(stateOf(deviceStorage.settings))
}

/**
 * Puts what a slot holds, or what was merged with it, in the place of what is here; it can be undone. (SYNC-5, SYNC-33)
 *
 * @returns `null`: both were the same
 */
export function replaceDevice(slot: Slot, change: (state: DeviceState) => DeviceState): Replacement | null {
  let replacement: Replacement | null = null
  deviceStorage.update((settings) => {
    const previous = stateOf(settings)
    const next = change(previous)
    const known = readReplacements(settings.replaced)
    replacement = replacementOf(previous, next, { slot, at: now() })
    return { ...patchOf(next), replaced: replacement ? withReplacement(known, replacement) : known }
  })
  return replacement
}

/** Takes the last replacement back. (SYNC-6) */
export function undoReplacement(): void {
  deviceStorage.update((settings) => {
    const known = readReplacements(settings.replaced)
    const last = known.at(-1)
    return last ? { ...patchOf(withoutReplacement(stateOf(settings), last)), replaced: known.slice(0, -1) } : {}
  })
}

/** What this device holds together with a slot; a clock that is ahead wins nothing. (SYNC-40) */
export function mergedWith(own: SyncedSettings, slot: Copy): SyncedSettings {
  const { moments = {}, ...content } = own
  return settingsOfCopy(mergeCopies(copyOfSettings({ ...content, moments: momentsUntil(moments, now()) }), slot))
}

function patchOf(state: DeviceState): Partial<DeviceSettings> {
  const { marks, lastMark, selections, order, plan, servers, own, moments } = state
  return {
    activityStatus: marks,
    activityStatusLastUpdated: lastMark === null ? null : formatInstant(lastMark),
    userGameSelections: selections,
    gameOrder: order,
    plan,
    serverTimezone: servers.server,
    gameServers: servers.gameServers,
    own,
    changedAt: writeMoments(moments),
  }
}

function stateOf(settings: DeviceSettings): DeviceState {
  const { activityStatus, activityStatusLastUpdated: lastMark, userGameSelections, gameOrder, plan } = settings
  const { serverTimezone: server, gameServers, own, changedAt } = settings
  return {
    marks: activityStatus,
    lastMark: lastMark === null ? null : parseInstant(lastMark),
    selections: userGameSelections,
    order: gameOrder,
    plan,
    servers: { server, gameServers },
    own,
    moments: readMoments(changedAt),
  }
}
