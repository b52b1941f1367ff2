import type { Language } from '@ephemeris/core/language/language'

const SEPARATORS: Readonly<Record<Language, string>> = {
  en: ', ',
  'zh-Hans': '、',
  'zh-Hant': '、',
  ja: '、',
  ko: ', ',
  fr: ', ',
}

/**
 * Names in a row, as the language separates them, without an "and". (LANG-52)
 *
 * `Intl.ListFormat` of type `unit` writes nothing between Chinese names, a blank between Japanese and Korean ones, and
 * "et" before the last French one.
 */
export function joinNames(names: Iterable<string>, language: Language): string {
  return [...names].join(SEPARATORS[language])
}

/** Their full stop is as wide as a character and needs no blank after it. */
const WITHOUT_BLANKS: readonly Language[] = ['zh-Hans', 'zh-Hant', 'ja']

/** Whole sentences after each other. (LANG-43) */
export function joinSentences(sentences: Iterable<string>, language: Language): string {
  return [...sentences].join(WITHOUT_BLANKS.includes(language) ? '' : ' ')
}
