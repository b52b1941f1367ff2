import type { GameId } from '@ephemeris/core/games/game'
import { GAMES } from '@ephemeris/gamedata/games'
import { useLocale } from 'use-intl'
import { useOwnGames } from '#web/state/games'

/** The four games with their names, whatever the catalogue of activities holds; the player's own come first. (GAME-12) */
export function useGameNames(): readonly { readonly id: GameId; readonly name: string }[] {
  const language = useLocale()
  return useOwnGames().map((id) => ({ id, name: GAMES.find((game) => game.id === id)?.name[language] ?? id }))
}
