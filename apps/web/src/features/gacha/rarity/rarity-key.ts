import type { Rarity } from '@ephemeris/core/gacha/rarity'
import { hasLetterRanks } from '@ephemeris/core/games/first-traits'
import type { GameId } from '@ephemeris/core/games/game'

/** What a rarity is called in a game: `5-star`, or `S-Rank`. A key of the texts. */
export function rarityKey(gameId: GameId, rarity: Rarity): `rarity.${'stars' | 'rank'}${Rarity}` {
  return `rarity.${hasLetterRanks(gameId) ? 'rank' : 'stars'}${rarity}`
}
