import type { Game } from '@ephemeris/core/games/game'
import { textIn } from '@ephemeris/core/language/language'
import { useLocale } from 'use-intl'

/** A game's name in the interface's language; English where it has none, its id where that is missing, too. (CAT-6) */
export function useGameName(): (game: Game) => string {
  const language = useLocale()
  return (game) => textIn(game.name, language)?.text ?? game.id
}
