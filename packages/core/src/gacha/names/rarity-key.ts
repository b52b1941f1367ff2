import { hasLetterRanks } from '../../games/first-traits.ts'
import type { GameId } from '../../games/game.ts'
import type { Rarity } from '../rarity.ts'

/** What a rarity is called in a game: `5-star`, or `S-Rank`. A key of the texts. */
export function rarityKey(gameId: GameId, rarity: Rarity): `rarity.${'stars' | 'rank'}${Rarity}` {
  return `rarity.${hasLetterRanks(gameId) ? 'rank' : 'stars'}${rarity}`
}
