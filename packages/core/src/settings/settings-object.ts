/** The one object in which a device keeps its settings, before its values were checked. (SET-1) */
export type SettingsObject = Readonly<Record<string, unknown>>

/** The settings of a stored text; `null` if it is no JSON object. */
export function parseSettings(text: string): SettingsObject | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
