import { type Language, languageRow } from '@ephemeris/core/language/language'

/** Room for the mark and six characters: the title of a shorter bar goes beyond its end. */
const MIN_PX = 104
const WIDE_MIN_PX = 132

/** The smallest width, in px, at which a title in `language` and its mark are inside a bar. */
export function labelMinPx(language: Language): number {
  return languageRow(language).script === 'latin' ? MIN_PX : WIDE_MIN_PX
}
