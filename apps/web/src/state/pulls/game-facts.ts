import { type FactIndex, type GachaFacts, indexFacts } from '@ephemeris/core/gacha/facts'
import type { GameId } from '@ephemeris/core/games/game'
import { ITEM_TYPES } from '@ephemeris/gamedata/item-types'

/** The long facts of each game, in a chunk of its own. */
const FACT_LOADERS: Readonly<Record<GameId, () => Promise<{ readonly PULL_FACTS: GachaFacts }>>> = {
  genshin: () => import('@ephemeris/gamedata/pull-facts/genshin'),
  starrail: () => import('@ephemeris/gamedata/pull-facts/starrail'),
  zenless: () => import('@ephemeris/gamedata/pull-facts/zenless'),
  wuthering: () => import('@ephemeris/gamedata/pull-facts/wuthering'),
}

const indices = new Map<GameId, FactIndex>()

/** The facts of one game, fetched when its pulls are first looked at, and kept. */
export async function loadFacts(gameId: GameId): Promise<FactIndex> {
  const { PULL_FACTS } = await FACT_LOADERS[gameId]()
  const index = indices.get(gameId) ?? indexFacts(gameId, PULL_FACTS)
  indices.set(gameId, index)
  return index
}

/** Whether an item is somebody to play, as against something to carry. */
export function isCharacter(itemType: string): boolean {
  return ITEM_TYPES.some(({ id, wire, isCharacter: is }) => is && (id === itemType || wire === itemType))
}
