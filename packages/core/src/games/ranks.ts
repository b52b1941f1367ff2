import type { GameId } from './game.ts'

/**
 * What ranks are called: 3 to 5 stars, or B, A and S, which the log counts from 2. Apart from the traits, since the
 * first load needs this alone. (GACHA-1)
 */
const RANKS: Readonly<Record<GameId, 'stars' | 'letters'>> = {
  genshin: 'stars',
  starrail: 'stars',
  zenless: 'letters',
  wuthering: 'stars',
}

export function hasLetterRanks(gameId: GameId): boolean {
  return RANKS[gameId] === 'letters'
}
