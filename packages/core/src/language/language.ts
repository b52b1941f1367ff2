/** The interface languages, in the order of the language menu. (LANG-1) */
export const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

/** What a language is like; its texts are in `packages/texts/src/<code>`. docs/add-a-language.md says how to add one. */
export interface LanguageRow {
  /** In the language itself, so that its readers find it. */
  readonly name: string
  /** `han` also for Japanese: it decides about punctuation and the room that a character takes. */
  readonly script: 'latin' | 'han' | 'hangul'
  /** Dates that no line break may divide. (LANG-53) */
  readonly date: RegExp
  /** Where it is not that of its script. (LANG-43) */
  readonly colon?: string
  /** English stands in for names of games, currencies and pools until the facts have them in this language. */
  readonly namesFrom?: 'en'
}

const HAN_DATE = /(?:\d+年)?\d+月\d+日/g

export const LANGUAGE_ROWS = {
  en: { name: 'English', script: 'latin', date: /\b[A-Z][a-z]+ \d{1,2}\b(?:, \d{4}\b)?/g },
  'zh-Hans': { name: '简体中文', script: 'han', date: HAN_DATE },
  'zh-Hant': { name: '繁體中文', script: 'han', date: HAN_DATE },
  ja: { name: '日本語', script: 'han', date: HAN_DATE },
  ko: { name: '한국어', script: 'hangul', date: /(?:\d+년 )?\d+월 \d+일/g },
  fr: { name: 'Français', script: 'latin', date: /\b\d{1,2} \p{L}+\.?(?: \d{4})?/gu, colon: '\u00a0: ' },
} as const satisfies Readonly<Record<Language, LanguageRow>>

export function languageRow(language: Language): LanguageRow {
  return LANGUAGE_ROWS[language]
}

export const FALLBACK_LANGUAGE: Language = 'en'

/** A text that exists in every interface language. */
export type LocalizedText = Readonly<Record<Language, string>>

type LanguageWithoutNames = {
  readonly [L in Language]: (typeof LANGUAGE_ROWS)[L] extends { readonly namesFrom: string } ? L : never
}[Language]

/** A language in which names of the facts are complete. */
export type NamedLanguage = Exclude<Language, LanguageWithoutNames>

/** A name of the facts: in every language but those for which English stands in. */
export type NamedText = PartialText & Readonly<Record<NamedLanguage, string>>

export function namedLanguages(): readonly NamedLanguage[] {
  return LANGUAGES.filter((language): language is NamedLanguage => languageRow(language).namesFrom === undefined)
}

export function namedIn(language: Language, name: NamedText): string {
  return name[language] ?? name.en
}

export function inEveryLanguage(name: NamedText): LocalizedText {
  const all = LANGUAGES.map((language) => [language, namedIn(language, name)] as const)
  return Object.fromEntries(all) as Record<Language, string>
}

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
