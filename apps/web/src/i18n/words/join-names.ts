import type { Language } from '@ephemeris/core/language/language'
import { punctuationOf } from '@ephemeris/core/language/punctuation'

/**
 * Names in a row, as the language separates them, without an "and". (LANG-52)
 *
 * `Intl.ListFormat` of type `unit` writes nothing between Chinese names, a blank between Japanese and Korean ones, and
 * "et" before the last French one.
 */
export function joinNames(names: Iterable<string>, language: Language): string {
  return [...names].join(punctuationOf(language).separator)
}

/** Whole sentences after each other. (LANG-43) */
export function joinSentences(sentences: Iterable<string>, language: Language): string {
  return [...sentences].join(punctuationOf(language).gap)
}
