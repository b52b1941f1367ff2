import type { Language } from '@ephemeris/core/language/language'
import type { Areas } from '@ephemeris/texts/areas'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Areas
  }
}
