import type { Rarity } from '@ephemeris/core/gacha/rarity'
import type { GameId } from '@ephemeris/core/games/game'

/** What a rarity is called in a game: `5-star`, or `S-Rank` in Zenless Zone Zero. A key of the texts. */
export function rarityKey(gameId: GameId, rarity: Rarity): `rarity.${'stars' | 'rank'}${Rarity}` {
  return `rarity.${gameId === 'zenless' ? 'rank' : 'stars'}${rarity}`
}
