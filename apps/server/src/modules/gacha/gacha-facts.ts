import type { LogHabits } from '@ephemeris/core/gacha/coverage/coverage'
import { retentionOf } from '@ephemeris/core/gacha/coverage/retention'
import { keptIndices } from '@ephemeris/core/gacha/facts'
import { type PullServer, serverOf } from '@ephemeris/core/gacha/server-of'
import type { GameId } from '@ephemeris/core/games/game'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { PULL_LOGS } from '@ephemeris/gamedata/pulls/pull-logs'

export const factsOf = keptIndices(GACHA_FACTS)

/** `null` for a UID that no server of the game has. */
export function serverOfUid(gameId: GameId, uid: string): PullServer | null {
  return serverOf(uid, GACHA_FACTS[gameId].servers)
}

/** @throws RangeError for a UID that no server of the game has: such ones are refused before anything is stored */
export function homeOf(gameId: GameId, uid: string): PullServer {
  const server = serverOfUid(gameId, uid)
  if (!server) throw new RangeError(`${uid} is no UID of ${gameId}`)
  return server
}

export function habitsOf(gameId: GameId, poolId: string): LogHabits {
  const { retention, delayHours } = PULL_LOGS[gameId]
  const row = retentionOf(poolId, retention)
  if (!row) throw new RangeError(`no retention of ${gameId} ${poolId}`)
  return { warnDays: row.warnDays, delayHours }
}
