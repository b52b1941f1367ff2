import { migrateSettings } from '@ephemeris/core/settings/migrate-settings'
import { adoptSeparateEntries, SEPARATE_KEYS } from '@ephemeris/core/settings/separate-entries'
import { parseSettings, type SettingsObject } from '@ephemeris/core/settings/settings-object'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'

/** The one entry of local storage that the product owns. */
export const ENTRY = 'ephemeris'

export type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface LoadedEntry {
  readonly settings: SettingsObject
  /** Where unreadable settings were put aside; `null` if they could be read. */
  readonly movedTo: string | null
}

/**
 * Loads the settings, brings them to the present form and takes in what older versions kept in entries of their own.
 * What cannot be read is moved aside under a dated name, and the settings start anew. (SET-1 to SET-4)
 *
 * @throws DOMException if storage is blocked or full
 */
export function loadEntry(entries: Entries, at: Instant): LoadedEntry {
  const text = entries.getItem(ENTRY)
  const stored = text === null ? {} : parseSettings(text)
  const movedTo = stored === null ? `${ENTRY}.corrupt-${formatInstant(at)}` : null
  if (movedTo !== null && text !== null) entries.setItem(movedTo, text)

  const separate = readSeparate(entries)
  const settings = migrateSettings(adoptSeparateEntries(stored ?? {}, separate))
  entries.setItem(ENTRY, JSON.stringify(settings))
  for (const key of Object.keys(separate)) entries.removeItem(key)
  return { settings, movedTo }
}

function readSeparate(entries: Entries): Record<string, string> {
  return Object.fromEntries(
    SEPARATE_KEYS.flatMap((key) => {
      const raw = entries.getItem(key)
      return raw === null ? [] : [[key, raw]]
    }),
  )
}
