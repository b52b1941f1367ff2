import type { GameId } from '@ephemeris/core/games/game'
import type { PlanAccount } from '@ephemeris/core/plan/player-plan'
import type { DeviceSettings } from '#web/lib/device-schema'

/** The account whose plan counts in a game: the one that is looked at in the pull history; without one the game's own. */
export function planAccountOf(gameId: GameId, { selected }: DeviceSettings['gachaUids']): PlanAccount {
  return { gameId, uid: selected[gameId] ?? null }
}
