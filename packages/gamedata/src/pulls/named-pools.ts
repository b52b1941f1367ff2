import type { GameId } from '@ephemeris/core/games/game'
import { LANGUAGES, type Language, type LocalizedText, type PartialText } from '@ephemeris/core/language/language'
import { lazyByGame } from '../by-game.ts'
import { POOLS, type Pool } from './pools.ts'

/** A pool with its name in every language, official where there is an official one. */
export interface NamedPool extends Pool {
  readonly fullName: LocalizedText
}

/** In the order in which they are shown. */
export const NAMED_POOLS = lazyByGame(namedPoolsOf)

function namedPoolsOf(game: GameId): readonly NamedPool[] {
  return POOLS[game].map((pool) => ({ ...pool, fullName: inAll({ ...pool.ours, ...pool.name }, pool.id) }))
}

/** The check of the catalogue sees to it that nothing has to fall back to the id. */
function inAll(name: PartialText, id: string): LocalizedText {
  const named = LANGUAGES.map((language) => [language, name[language] ?? name.en ?? id] as const)
  return Object.fromEntries(named) as Record<Language, string>
}
