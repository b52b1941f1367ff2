import { parseInstant } from '../time/instant.ts'
import type { SettingsObject } from './settings-object.ts'

export const SETTINGS_VERSION = 1

const BOOLEAN_KEYS: ReadonlySet<string> = new Set([
  'useLocalTimezone',
  'showBackgroundImage',
  'sidebarRailState',
  'hasCompletedGameSelection',
])

/**
 * Brings settings of any age to the present form; settings in the present form stay as they are. (SET-3)
 *
 * - the texts "true" and "false" become booleans where a boolean is meant
 * - the number 12 or 24 becomes the text that the clock's setting holds
 * - a list of games becomes the older form of the chosen games
 * - a date of the last mark that is no ISO instant is dropped
 *
 * The older form of the chosen games needs the list of games: see `readSelections`.
 */
export function migrateSettings(settings: SettingsObject): SettingsObject {
  const entries = Object.entries(settings).flatMap(([key, value]) => {
    if (BOOLEAN_KEYS.has(key)) return [[key, booleanOf(value)]]
    if (key === 'timeline-time-format') return [[key, typeof value === 'number' ? String(value) : value]]
    if (key === 'userGameSelections' && Array.isArray(value)) return [[key, { games: value }]]
    if (key === 'activityStatusLastUpdated' && !isInstant(value)) return []
    return [[key, value]]
  })
  return { ...Object.fromEntries(entries), schemaVersion: SETTINGS_VERSION }
}

function booleanOf(value: unknown): unknown {
  if (value === 'true') return true
  return value === 'false' ? false : value
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && parseInstant(value) !== null
}
