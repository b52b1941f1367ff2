/** The interface languages, in the order of the language menu. (LANG-1) */
export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

export const FALLBACK_LANGUAGE: Language = 'en'

/** A text that exists in every interface language. */
export type LocalizedText = Readonly<Record<Language, string>>

/** A text that may lack languages; see `textIn` for the order in which it falls back. */
export type PartialText = Readonly<Partial<Record<Language, string>>>

const BY_LOWER_CASE = new Map(LANGUAGES.map((language) => [language.toLowerCase(), language]))

/** The interface language with this code, in any letter case; `null` if there is none. */
export function parseLanguage(code: string): Language | null {
  return BY_LOWER_CASE.get(code.toLowerCase()) ?? null
}

/**
 * The text in `language`, else in English, else in Simplified Chinese, with the language it is really in;
 * `null` if none of the three exists. (CAT-6)
 */
export function textIn(text: PartialText, language: Language): { text: string; language: Language } | null {
  for (const candidate of [language, FALLBACK_LANGUAGE, 'zh-Hans'] as const) {
    const found = text[candidate]
    if (found) return { text: found, language: candidate }
  }
  return null
}

/**
 * The text in `language`, else in English; Simplified Chinese for readers of Chinese alone. For names, which say nothing
 * to readers who do not know their script.
 */
export function readableIn(text: PartialText, language: Language): string | null {
  const isChinese = language === 'zh-Hans' || language === 'zh-Hant'
  return text[language] || text[FALLBACK_LANGUAGE] || (isChinese && text['zh-Hans']) || null
}
