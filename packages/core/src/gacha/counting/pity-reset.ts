import type { GameId } from '../../games/game.ts'
import { traitsOf } from '../../games/traits.ts'

/** Whether a 5-star also resets the count of 4-stars. (GACHA-8) */
export function resetsFourStars(gameId: GameId): boolean {
  return traitsOf(gameId).topRankResetsAll
}
