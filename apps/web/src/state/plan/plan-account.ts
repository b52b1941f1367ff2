import type { GameId } from '@ephemeris/core/games/game'
import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { hasUnnamedPlan, plannedUids } from '@ephemeris/core/plan/stored/stored-plan'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { DEVICE_OWNER } from '#web/lib/device/device-user'

/** What of the device's settings says whose plan is meant. */
export type PlanOwners = Pick<DeviceSettings, 'gachaUids' | 'gachaUidsOf' | 'user_id' | 'plan'>

/**
 * The account whose plan counts in a game: the one that is looked at in the pull history. Where none is, it is the one
 * that was looked at while signed out, else the only one that has a plan; without such a one the game's own. (PLAN-38)
 */
export function planAccountOf(gameId: GameId, owners: PlanOwners): PlanAccount {
  const { gachaUids, gachaUidsOf, plan } = owners
  const chosen = gachaUids.selected[gameId]
  if (chosen !== undefined) return { gameId, uid: chosen }
  if (hasUnnamedPlan(plan, gameId)) return { gameId, uid: null }

  const planned = ownPlannedUids(gameId, owners)
  const signedOut = gachaUidsOf[DEVICE_OWNER]?.selected[gameId]
  if (signedOut !== undefined && planned.includes(signedOut)) return { gameId, uid: signedOut }
  return { gameId, uid: planned.length === 1 ? (planned[0] ?? null) : null }
}

/** The UIDs of a game with a plan, but for accounts that are known as another user's of this device. (PLAN-38) */
export function ownPlannedUids(gameId: GameId, { gachaUidsOf, user_id: userId, plan }: PlanOwners): readonly string[] {
  const own = new Set([DEVICE_OWNER, userId])
  const uidsOf = (isOwn: boolean) =>
    Object.entries(gachaUidsOf).flatMap(([user, { selected, downloaded }]) =>
      own.has(user) === isOwn ? [...(downloaded[gameId] ?? []), ...(selected[gameId] ?? [])] : [],
    )
  const others = new Set(uidsOf(false))
  const mine = new Set(uidsOf(true))
  return plannedUids(plan, gameId).filter((uid) => mine.has(uid) || !others.has(uid))
}
