import { isSettingsObject, type SettingsObject } from '../settings/settings-object.ts'
import { laterOf } from '../sync/entry.ts'
import { DAY_MS, formatInstant, type Instant, instant, MINUTE_MS, parseInstant, SECOND_MS } from '../time/instant.ts'

/** One thing that a player has noted, with the time of the last change. */
export interface Note {
  readonly at: Instant
  /** As its kind reads it; `null`: it was taken back. */
  readonly value: SettingsObject | null
}

/**
 * By key: `bell/<activity>`, `stamina/<game>`, `check-in/<game>`, `games`; kinds that this version does not know stay.
 */
export type Notes = Readonly<Record<string, Note>>

/** No activity is announced this long ahead, and no stamina takes this long. */
const KEPT_MS = 180 * DAY_MS

export const MAX_NOTES = 200

/** The note of the games that a player has chosen, which has no age: see `chosen-games`. */
export const GAMES_KEY = 'games'

/** Several changes of one second are noted seconds apart. */
const MAX_AHEAD_MS = MINUTE_MS

/** One unreadable note never costs the others. (NOTE-1) */
export function readNotes(stored: SettingsObject): Notes {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, note]): [string, Note][] => {
      const at = isSettingsObject(note) && typeof note.at === 'string' ? parseInstant(note.at) : null
      if (!isSettingsObject(note) || at === null) return []
      const { value } = note
      return value === null || isSettingsObject(value) ? [[key, { at, value }]] : []
    }),
  )
}

export function writeNotes(notes: Notes): Record<string, { at: string; value: SettingsObject | null }> {
  return Object.fromEntries(
    Object.entries(notes).map(([key, { at, value }]) => [key, { at: formatInstant(at), value: value && { ...value } }]),
  )
}

/** A change made now, to the second; one that comes after another in the same second counts too. (NOTE-2) */
export function withNote(notes: Notes, key: string, { at, value }: Note): Notes {
  const previous = notes[key]
  const after = previous && previous.at >= at ? instant(previous.at + SECOND_MS) : at
  return { ...notes, [key]: { at: after, value } }
}

/** Of each key the newer change, in whatever order two copies meet. (NOTE-2) */
export function mergeNotes(stored: Notes, arriving: Notes): Notes {
  const newer = Object.entries(arriving).filter(([key, note]) => {
    const own = stored[key]
    return own === undefined || laterOf(own, note) !== own
  })
  return newer.length === 0 ? stored : { ...stored, ...Object.fromEntries(newer) }
}

/** Without what is long past, and only the newest of more than a user writes. (NOTE-3) */
export function keptNotes(notes: Notes, now: Instant): Notes {
  const all = Object.entries(notes)
  const kept = all
    .filter(([key, { at }]) => key === GAMES_KEY || at > now - KEPT_MS)
    .toSorted(([key, one], [other, { at }]) => rank(other) - rank(key) || at - one.at)
    .slice(0, MAX_NOTES)
  return kept.length === all.length ? notes : Object.fromEntries(kept)
}

/** A device whose clock is ahead does not win over changes that come later. (NOTE-2) */
export function notLaterThan(notes: Notes, now: Instant): Notes {
  return Object.fromEntries(
    Object.entries(notes).map(([key, note]) => [key, note.at > now + MAX_AHEAD_MS ? { ...note, at: now } : note]),
  )
}

function rank(key: string): number {
  return key === GAMES_KEY ? 1 : 0
}
