import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { GameId } from '@ephemeris/core/games/game'
import { LANGUAGES, type PartialText } from '@ephemeris/core/language/language'
import { TRANSLATIONS, type TranslatedKind } from './translations.ts'

/** The fact that a text belongs to: a row's id; `pending` items go by their English name. */
interface TextKey {
  readonly gameId: GameId
  readonly kind: TranslatedKind
  readonly id: string
}

/** The publisher's words, and ours in the languages that have none. */
export function fullText(official: PartialText, key: TextKey): PartialText {
  return { ...ours(key), ...official }
}

/** A title with the languages in which it is ours. */
export function fullTitle(official: PartialText, key: TextKey): Pick<CatalogueActivity, 'title' | 'ownTitles'> {
  const title = fullText(official, key)
  return { title, ownTitles: LANGUAGES.filter((language) => title[language] && !official[language]) }
}

function ours({ gameId, kind, id }: TextKey): PartialText {
  return TRANSLATIONS[gameId][kind].get(id) ?? {}
}
