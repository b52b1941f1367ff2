import { detectLanguage } from '@ephemeris/core/language/detect-language'
import type { Language } from '@ephemeris/core/language/language'
import { deviceStorage } from '#web/lib/device/device-storage'
import { setPreferences, usePreferences } from '#web/state/preferences'

const detected = detectLanguage(navigator.languages)

/** As `useWantedLanguage`, at this moment. */
export function wantedLanguage(): Language {
  return deviceStorage.settings.userLanguage ?? detected
}

/** The language the player wants: the chosen one, else the browser's. Only a choice is stored. (LANG-2, LANG-3) */
export function useWantedLanguage(): Language {
  return usePreferences().languageChoice ?? detected
}

export function chooseLanguage(language: Language): void {
  setPreferences({ languageChoice: language })
}
