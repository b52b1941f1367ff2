import type { GameId } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'
import { LANGUAGES, type Language, type LocalizedText, type PartialText } from '@ephemeris/core/language/language'
import { POOLS, type Pool } from './pools.ts'
import { PULL_TRANSLATIONS } from './pull-translations.ts'

/** A pool with its name in every language, official where there is an official one. */
export interface NamedPool extends Pool {
  readonly fullName: LocalizedText
}

/** In the order in which they are shown. */
export const NAMED_POOLS = mapGames(namedPoolsOf)

function namedPoolsOf(game: GameId): readonly NamedPool[] {
  const { pools } = PULL_TRANSLATIONS[game]
  return POOLS[game].map((pool) => ({ ...pool, fullName: inAll({ ...pools.get(pool.id), ...pool.name }, pool.id) }))
}

/** The check of the catalogue sees to it that nothing has to fall back to the id. */
function inAll(name: PartialText, id: string): LocalizedText {
  const named = LANGUAGES.map((language) => [language, name[language] ?? name.en ?? id] as const)
  return Object.fromEntries(named) as Record<Language, string>
}
