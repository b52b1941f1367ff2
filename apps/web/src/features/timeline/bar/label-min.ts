import type { Language } from '@ephemeris/core/language/language'

/** Room for the mark and six characters: the title of a shorter bar goes beyond its end. */
const MIN_PX = 104
const WIDE_MIN_PX = 132
const WIDE_SCRIPTS: readonly Language[] = ['zh-Hans', 'zh-Hant', 'ja', 'ko']

/** The smallest width, in px, at which a title in `language` and its mark are inside a bar. */
export function labelMinPx(language: Language): number {
  return WIDE_SCRIPTS.includes(language) ? WIDE_MIN_PX : MIN_PX
}
