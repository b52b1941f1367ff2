import type { SettingsObject } from './settings-object.ts'

/** Settings that once stood in an entry of their own each. */
export const SEPARATE_KEYS = [
  'userLanguage',
  'serverTimezone',
  'useLocalTimezone',
  'theme',
  'timeline-time-format',
  'activityStatus',
  'userGameSelections',
  'gameList',
  'auth_token',
  'user_id',
  'gameOrder',
  'activityStatusLastUpdated',
  'hasCompletedGameSelection',
  'showBackgroundImage',
  'sidebarRailState',
] as const

const JSON_KEYS: ReadonlySet<string> = new Set(['activityStatus', 'userGameSelections', 'gameList', 'gameOrder'])

/**
 * Takes separate entries (key and raw text) into the one object; a key that the object already has keeps its value.
 * Only lists and maps are JSON: `12`, `"12"` and `true` are texts here and become what they mean in `migrateSettings`. (SET-2)
 */
export function adoptSeparateEntries(
  settings: SettingsObject,
  entries: Readonly<Record<string, string>>,
): SettingsObject {
  const adopted = Object.entries(entries).flatMap(([key, raw]) => {
    const value = JSON_KEYS.has(key) ? parsed(raw) : unquoted(raw)
    return value === undefined ? [] : [[key, value]]
  })
  return { ...Object.fromEntries(adopted), ...settings }
}

/** Those of `entries` from which nothing can be taken in. */
export function unreadableEntries(entries: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(entries).filter((key) => JSON_KEYS.has(key) && parsed(entries[key] ?? '') === undefined)
}

/** Some versions wrote texts as JSON, in quotation marks. */
function unquoted(raw: string): string {
  return /^"(.*)"$/.exec(raw)?.[1] ?? raw
}

/** `undefined` for a text that is no JSON: nothing can be rescued from it. */
function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
