import type { Language } from '@ephemeris/core/language/language'
import type { Areas } from '#web/i18n/areas'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Areas
  }
}
