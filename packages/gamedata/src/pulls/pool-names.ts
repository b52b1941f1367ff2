import { countedPoolOf } from '@ephemeris/core/gacha/facts'
import type { GameId } from '@ephemeris/core/games/game'
import { traitsOf } from '@ephemeris/core/games/traits'
import { type Language, namedIn } from '@ephemeris/core/language/language'
import { NAMED_POOLS } from './named-pools.ts'

/** A pool's name in a language; one that the facts do not know is called by its id, behind the name of its log. */
export function poolNameIn(language: Language, gameId: GameId, poolId: string): string {
  const named = NAMED_POOLS[gameId].find(({ id }) => id === poolId)?.fullName[language]
  const { apart } = traitsOf(gameId)
  return named ?? (apart?.pools.includes(poolId) ? `${namedIn(language, apart.name)} ${poolId}` : poolId)
}

/** The pools of a game that count for themselves, in the order in which they are shown. */
export function countedPools(gameId: GameId): readonly string[] {
  const pools = NAMED_POOLS[gameId]
  const index = { pools: new Map(pools.map((pool) => [pool.id, pool])), facts: { pools } }
  return pools.map(({ id }) => id).filter((id) => countedPoolOf(index, id) === id)
}
