import type { GameId } from '../../games/game.ts'
import { traitsOf } from '../../games/traits.ts'
import type { Pull } from '../pull.ts'

/** Whether a pool is of a log that counts nowhere. (POOL-8) */
export function isApart(gameId: GameId, poolId: string): boolean {
  return traitsOf(gameId).apart?.pools.includes(poolId) ?? false
}

/** Pulls that count, and pulls that are kept apart. */
export function withoutApart<P extends Pick<Pull, 'poolId'>>(
  gameId: GameId,
  pulls: readonly P[],
): { readonly counting: readonly P[]; readonly apart: readonly P[] } {
  if (!pulls.some(({ poolId }) => isApart(gameId, poolId))) return { counting: pulls, apart: [] }
  return {
    counting: pulls.filter(({ poolId }) => !isApart(gameId, poolId)),
    apart: pulls.filter(({ poolId }) => isApart(gameId, poolId)),
  }
}
