import type { Language } from '@ephemeris/core/language/language'

/** Each language by its own name, so that nobody has to read another one to find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
  ko: '한국어',
  fr: 'Français',
}
