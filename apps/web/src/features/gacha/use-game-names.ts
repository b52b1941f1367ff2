import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { GAMES } from '@ephemeris/gamedata/games'
import { useLocale } from 'use-intl'

/** The four games with their names, whatever the catalogue of activities holds. */
export function useGameNames(): readonly { readonly id: GameId; readonly name: string }[] {
  const language = useLocale()
  return GAME_IDS.map((id) => ({ id, name: GAMES.find((game) => game.id === id)?.name[language] ?? id }))
}
