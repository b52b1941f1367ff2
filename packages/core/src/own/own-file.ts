import { parseSettings } from '../settings/settings-object.ts'
import { isCalendar } from './calendar-address.ts'
import { type OwnBook, readOwnBook, writeOwnBook } from './own-book.ts'
import { OWN_LIMITS } from './own-entry.ts'
import { readCalendarEntries } from './read-calendar.ts'

/** Larger texts are no entries of a player. In characters. */
const MAX_TEXT = 2_000_000

const KIND = 'ephemeris-own-entries'

export interface OwnFile extends OwnBook {
  /** Titles of what a calendar holds and no entry can say. */
  readonly unread: readonly string[]
}

/** All of it as a file that `readOwnFile` reads as it was. */
export function writeOwnFile(book: OwnBook): string {
  return JSON.stringify({ kind: KIND, version: 1, entries: writeOwnBook(book) }, null, 2)
}

/**
 * The entries of an exported file or of an iCalendar text; `null`: it is neither, or too long. (OWN-9)
 *
 * @param zone IANA name of the zone in which times without one are
 */
export function readOwnFile(text: string, zone: string): OwnFile | null {
  if (text.length > MAX_TEXT) return null
  if (isCalendar(text)) return readCalendarEntries(text, zone)
  const file = parseSettings(text)
  const entries = file?.entries
  if (file?.kind !== KIND || typeof entries !== 'object' || entries === null || Array.isArray(entries)) return null
  return { ...readOwnBook(entries as Record<string, unknown>), unread: [] }
}

/** With what a file adds and what it changes; of more than may be kept that of the file is left out. */
export function withOwnFile(own: OwnBook, file: OwnFile): OwnBook {
  return {
    entries: withMore(own.entries, file.entries, OWN_LIMITS.entries),
    remarks: withMore(own.remarks, file.remarks, OWN_LIMITS.remarks),
  }
}

function withMore<T>(own: ReadonlyMap<string, T>, more: ReadonlyMap<string, T>, most: number): ReadonlyMap<string, T> {
  const known = [...more].filter(([id]) => own.has(id))
  const added = [...more].filter(([id]) => !own.has(id)).slice(0, Math.max(0, most - own.size))
  return new Map([...own, ...known, ...added])
}
