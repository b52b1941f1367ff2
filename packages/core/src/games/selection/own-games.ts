import { isSettingsObject } from '../../settings/settings-object.ts'
import { GAME_IDS, type GameId } from '../game.ts'
import { inOrder } from './order.ts'

/**
 * All games in the player's order, those that are switched off behind the others. (GAME-12)
 *
 * @param stored the choice of games as a device has it, in any form it ever had; a first visit follows all
 */
export function ownGamesFirst(stored: unknown, order: readonly string[]): readonly GameId[] {
  const games = inOrder(
    GAME_IDS.map((id) => ({ id })),
    order,
  ).map(({ id }) => id)
  const follows = (id: GameId) => isFollowed(stored, id)
  return [...games.filter(follows), ...games.filter((id) => !follows(id))]
}

function isFollowed(stored: unknown, id: GameId): boolean {
  if (!isSettingsObject(stored)) return true
  const present = Object.hasOwn(stored, id) ? stored[id] : undefined
  if (isSettingsObject(present)) return present.enabled !== false
  return Array.isArray(stored.games) && stored.games.includes(id)
}
