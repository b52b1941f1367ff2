import { type FactIndex, indexFacts } from '@ephemeris/core/gacha/facts'
import type { GameId } from '@ephemeris/core/games/game'
import { loadPullFacts } from '@ephemeris/gamedata/pulls/load-pull-facts'

const indices = new Map<GameId, FactIndex>()

/** The facts of one game, fetched when its pulls are first looked at, and kept. */
export async function loadFacts(gameId: GameId): Promise<FactIndex> {
  const known = indices.get(gameId)
  if (known) return known
  const facts = await loadPullFacts(gameId)
  const index = indices.get(gameId) ?? indexFacts(gameId, facts)
  indices.set(gameId, index)
  return index
}
