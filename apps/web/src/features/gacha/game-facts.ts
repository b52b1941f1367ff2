import { countedPoolOf, keptIndices } from '@ephemeris/core/gacha/facts'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import { GACHA_FACTS } from '@ephemeris/gamedata/gacha-facts'

export const factsOf = keptIndices(GACHA_FACTS)

/** A pool's name in a language; one that the facts do not know is called by its id. */
export function poolNameIn(language: Language, gameId: GameId, poolId: string): string {
  return GACHA_FACTS[gameId].pools.find(({ id }) => id === poolId)?.fullName[language] ?? poolId
}

/** The pools of a game that count for themselves, in the order in which they are shown. */
export function countedPools(gameId: GameId): readonly string[] {
  const index = factsOf(gameId)
  return [...index.pools.keys()].filter((id) => countedPoolOf(index, id) === id)
}

/** Whether an item is somebody to play, as against something to carry. */
export function isCharacter(itemType: string): boolean {
  return GACHA_FACTS.genshin.itemTypes.some(
    ({ id, wire, isCharacter: is }) => is && (id === itemType || wire === itemType),
  )
}
