/** The one object in which a device keeps its settings, before its values were checked. (SET-1) */
export type SettingsObject = Readonly<Record<string, unknown>>

/** Neither a list nor `null`. */
export function isSettingsObject(value: unknown): value is SettingsObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The settings of a stored text; `null` if it is no JSON object. */
export function parseSettings(text: string): SettingsObject | null {
  try {
    const value: unknown = JSON.parse(text)
    return isSettingsObject(value) ? value : null
  } catch {
    return null
  }
}
