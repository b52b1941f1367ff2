import { useShallow } from 'zustand/react/shallow'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'
import { useDevice } from '#web/state/device'

/** Preferences, each by the name under which the device stores it. */
const STORED_AS = {
  /** `null`: the browser's; see `useWantedLanguage` for the one that is shown. */
  languageChoice: 'userLanguage',
  /** `null`: no one has chosen; see `useShowsLocalZone` for what is shown. */
  showsLocalZone: 'useLocalTimezone',
  theme: 'theme',
  timeFormat: 'timeline-time-format',
  showBackgroundImage: 'showBackgroundImage',
  /** The navigation is narrowed to icons; `null`: no one has chosen. */
  sidebarRail: 'sidebarRailState',
  singleKeyShortcuts: 'singleKeyShortcuts',
} as const satisfies Record<string, keyof DeviceSettings>

type Name = keyof typeof STORED_AS

export type Preferences = { readonly [N in Name]: DeviceSettings[(typeof STORED_AS)[N]] }

const NAMES = Object.keys(STORED_AS) as Name[]

export function usePreferences(): Preferences {
  return useDevice(useShallow(preferencesOf))
}

export function setPreferences(patch: Partial<Preferences>): void {
  const stored = NAMES.filter((name) => patch[name] !== undefined).map((name) => [STORED_AS[name], patch[name]])
  deviceStorage.update(() => Object.fromEntries(stored))
}

function preferencesOf(settings: DeviceSettings): Preferences {
  return Object.fromEntries(NAMES.map((name) => [name, settings[STORED_AS[name]]])) as Preferences
}
