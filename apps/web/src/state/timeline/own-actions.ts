import { isOwnId, OWN_LIMITS, type OwnEntry, writeOwnEntry } from '@ephemeris/core/own/own-entry'
import type { Remark } from '@ephemeris/core/own/remark'
import type { SettingsObject } from '@ephemeris/core/settings/settings-object'
import { deviceStorage } from '#web/lib/device/device-storage'

/** Whether there is no room for another one. (OWN-1) */
export function isOwnFull(kind: 'entries' | 'remarks'): boolean {
  const kept = Object.keys(deviceStorage.settings.own).filter((id) => isOwnId(id) === (kind === 'entries'))
  return kept.length >= OWN_LIMITS[kind]
}

/** @param remark `null`: nothing is said any more @returns the way back */
export function saveRemark(activityId: string, remark: Remark | null): () => void {
  return change(activityId, remark && { ...remark })
}

/** @param id `null`: a new entry @returns the way back */
export function saveOwn(id: string | null, entry: OwnEntry): () => void {
  return change(id ?? newId(), writeOwnEntry(entry))
}

/** @returns the way back */
export function removeOwn(id: string): () => void {
  return change(id, null)
}

/** Puts others in the place of all entries. @returns the way back */
export function replaceOwn(own: SettingsObject): () => void {
  const before = deviceStorage.settings.own
  deviceStorage.update(() => ({ own }))
  return () => deviceStorage.update(() => ({ own: before }))
}

function change(id: string, value: SettingsObject | null): () => void {
  const before = deviceStorage.settings.own[id] ?? null
  put(id, value)
  return () => put(id, before)
}

function put(id: string, value: unknown): void {
  deviceStorage.update(({ own: { [id]: _previous, ...others } }) => ({
    own: value === null ? others : { ...others, [id]: value },
  }))
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
