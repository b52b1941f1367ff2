import { parseSettings } from '../settings/settings-object.ts'
import { OWN_LIMITS, type OwnEntries, readOwnEntries, writeOwnEntries } from './own-entry.ts'
import { readCalendarEntries } from './read-calendar.ts'

/** Larger texts are no entries of a player. In characters. */
const MAX_TEXT = 2_000_000

const KIND = 'ephemeris-own-entries'

export interface OwnFile {
  readonly entries: OwnEntries
  /** Titles of what a calendar holds and no entry can say. */
  readonly unread: readonly string[]
}

/** All entries as a file that `readOwnFile` reads as they were. */
export function writeOwnFile(entries: OwnEntries): string {
  return JSON.stringify({ kind: KIND, version: 1, entries: writeOwnEntries(entries) }, null, 2)
}

/**
 * The entries of an exported file or of an iCalendar text; `null`: it is neither, or too long. (OWN-9)
 *
 * @param zone IANA name of the zone in which times without one are
 */
export function readOwnFile(text: string, zone: string): OwnFile | null {
  if (text.length > MAX_TEXT) return null
  if (/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return readCalendarEntries(text, zone)
  const file = parseSettings(text)
  const entries = file?.entries
  if (file?.kind !== KIND || typeof entries !== 'object' || entries === null || Array.isArray(entries)) return null
  return { entries: readOwnEntries(entries as Record<string, unknown>), unread: [] }
}

/** With what a file adds, and what of it changes entries; of more than may be kept those of the file are left out. */
export function withOwnFile(own: OwnEntries, { entries }: OwnFile): OwnEntries {
  const known = [...entries].filter(([id]) => own.has(id))
  const added = [...entries].filter(([id]) => !own.has(id)).slice(0, Math.max(0, OWN_LIMITS.entries - own.size))
  return new Map([...own, ...known, ...added])
}
