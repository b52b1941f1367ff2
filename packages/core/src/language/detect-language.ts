import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from './language.ts'

/**
 * The interface language for a browser's list of preferred languages (BCP 47 tags, best first). (LANG-2)
 *
 * Chinese of Taiwan, Hong Kong or Macao, or written in Han (traditional), is `zh-Hant`; other Chinese `zh-Hans`.
 * The first tag of a language the product speaks decides; with none it is English.
 */
export function detectLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const [language, ...subtags] = tag.toLowerCase().split(/[-_]/)
    if (language === 'zh') return subtags.some(isTraditional) ? 'zh-Hant' : 'zh-Hans'
    const known = LANGUAGES.find((code) => code === language)
    if (known) return known
  }
  return FALLBACK_LANGUAGE
}

function isTraditional(subtag: string): boolean {
  return subtag === 'hant' || subtag === 'tw' || subtag === 'hk' || subtag === 'mo'
}
