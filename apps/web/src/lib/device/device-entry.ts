import { migrateSettings } from '@ephemeris/core/settings/migrate-settings'
import { adoptSeparateEntries, SEPARATE_KEYS, unreadableEntries } from '@ephemeris/core/settings/separate-entries'
import { parseSettings, type SettingsObject } from '@ephemeris/core/settings/settings-object'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'

/** The one entry of local storage that the product owns. */
export const ENTRY = 'ephemeris'

export type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface ReadEntry {
  /** In the present form, with what older versions kept in entries of their own. */
  readonly settings: SettingsObject
  /** The entries in which something stood that could not be read, with their texts. */
  readonly unreadable: readonly (readonly [key: string, text: string])[]
  /** The older entries that `settings` has taken in. */
  readonly separateKeys: readonly string[]
}

/** @throws DOMException if storage is blocked */
export function readEntry(entries: Entries): ReadEntry {
  const text = entries.getItem(ENTRY)
  const stored = text === null ? {} : parseSettings(text)
  const separate = readSeparate(entries)
  return {
    settings: migrateSettings(adoptSeparateEntries(stored ?? {}, separate)),
    unreadable: [
      ...(stored === null && text !== null ? [[ENTRY, text] as const] : []),
      ...unreadableEntries(separate).map((key) => [key, separate[key] ?? ''] as const),
    ],
    separateKeys: Object.keys(separate),
  }
}

/**
 * Keeps what was read in its present form: the unreadable goes aside under a dated name, then the settings are written,
 * then the older entries go. Whatever fails on the way, nothing is lost. (SET-2, SET-4)
 *
 * @throws DOMException if storage is blocked or full
 */
export function keepEntry(entries: Entries, { settings, unreadable, separateKeys }: ReadEntry, at: Instant): void {
  for (const [key, text] of unreadable) entries.setItem(`${key}.corrupt-${formatInstant(at)}`, text)
  entries.setItem(ENTRY, JSON.stringify(settings))
  for (const key of separateKeys) entries.removeItem(key)
}

function readSeparate(entries: Entries): Record<string, string> {
  return Object.fromEntries(
    SEPARATE_KEYS.flatMap((key) => {
      const raw = entries.getItem(key)
      return raw === null ? [] : [[key, raw]]
    }),
  )
}
