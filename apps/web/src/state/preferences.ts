import type { Language } from '@ephemeris/core/language/language'
import type { ServerZone } from '@ephemeris/core/time/zone'
import { useShallow } from 'zustand/react/shallow'
import type { DeviceSettings, Theme, TimeFormat } from '#web/lib/device-schema'
import { deviceStorage } from '#web/lib/device-storage'
import { useDevice } from '#web/state/device'

export interface Preferences {
  /** `null`: the browser's; see `useWantedLanguage` for the one that is shown. */
  readonly languageChoice: Language | null
  readonly serverZone: ServerZone
  readonly showsLocalZone: boolean
  readonly theme: Theme
  readonly timeFormat: TimeFormat
  readonly showBackgroundImage: boolean
  /** The navigation is narrowed to icons. */
  readonly sidebarRail: boolean
  readonly singleKeyShortcuts: boolean
}

export function usePreferences(): Preferences {
  return useDevice(useShallow(preferencesOf))
}

export function setPreferences(patch: Partial<Preferences>): void {
  deviceStorage.update((settings) => settingsOf({ ...preferencesOf(settings), ...patch }))
}

function settingsOf(preferences: Preferences): Partial<DeviceSettings> {
  return {
    userLanguage: preferences.languageChoice,
    serverTimezone: preferences.serverZone,
    useLocalTimezone: preferences.showsLocalZone,
    theme: preferences.theme,
    'timeline-time-format': preferences.timeFormat,
    showBackgroundImage: preferences.showBackgroundImage,
    sidebarRailState: preferences.sidebarRail,
    singleKeyShortcuts: preferences.singleKeyShortcuts,
  }
}

function preferencesOf(settings: DeviceSettings): Preferences {
  return {
    languageChoice: settings.userLanguage,
    serverZone: settings.serverTimezone,
    showsLocalZone: settings.useLocalTimezone,
    theme: settings.theme,
    timeFormat: settings['timeline-time-format'],
    showBackgroundImage: settings.showBackgroundImage,
    sidebarRail: settings.sidebarRailState,
    singleKeyShortcuts: settings.singleKeyShortcuts,
  }
}
