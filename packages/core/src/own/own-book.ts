import type { SettingsObject } from '../settings/settings-object.ts'
import { OWN_LIMITS, type OwnEntries, readOwnEntries, writeOwnEntries } from './own-entry.ts'
import { type Remark, readRemark } from './remark.ts'

/** All that a player has written: entries, and remarks by the id of their activity. They are kept side by side. (OWN-10) */
export interface OwnBook {
  readonly entries: OwnEntries
  readonly remarks: ReadonlyMap<string, Remark>
}

/** Entries and remarks together. */
export const MAX_OWN = OWN_LIMITS.entries + OWN_LIMITS.remarks

/** What can be read of what is stored, sent or imported, at most as much as may be kept. (OWN-1) */
export function readOwnBook(stored: SettingsObject): OwnBook {
  const remarks = Object.entries(stored).flatMap(([id, value]): [string, Remark][] => {
    const remark = isRemarkId(id) ? readRemark(value) : null
    return remark ? [[id, remark]] : []
  })
  return { entries: readOwnEntries(stored), remarks: new Map(remarks.slice(-OWN_LIMITS.remarks)) }
}

export function writeOwnBook({ entries, remarks }: OwnBook): Record<string, SettingsObject> {
  return { ...writeOwnEntries(entries), ...Object.fromEntries([...remarks].map(([id, remark]) => [id, { ...remark }])) }
}

/** The UUID of an activity. */
export function isRemarkId(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
}
