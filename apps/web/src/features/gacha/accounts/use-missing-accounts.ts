import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { useUids } from '#web/features/gacha/accounts/use-uids'
import { countOf } from '#web/features/gacha/pull-count'
import { useDevice } from '#web/state/device'

export interface MissingAccount extends PullAccount {
  /** How many the server has. */
  readonly pulls: number
}

/**
 * Accounts whose pulls the server has and this device has not, without those that the player has taken off it; `null`
 * while that is not known. (LOCAL-12)
 */
export function useMissingAccounts(): readonly MissingAccount[] | null {
  const { downloaded, removed } = useDevice((device) => device.gachaUids)
  const { data: owned } = useUids()
  if (!owned) return null
  return GAME_IDS.flatMap((gameId) => {
    const known = [...(downloaded[gameId] ?? []), ...(removed[gameId] ?? [])]
    return owned[gameId]
      .map(({ uid, counts }) => ({ gameId, uid, pulls: countOf(counts) }))
      .filter(({ uid, pulls }) => pulls > 0 && !known.includes(uid))
  })
}
