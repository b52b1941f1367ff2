import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import type { PullUids } from '#web/lib/device/device-schema'

/** With an account that is looked at from now on. */
export function withChosen(uids: PullUids, { gameId, uid }: PullAccount): PullUids {
  return { ...uids, selected: { ...uids.selected, [gameId]: uid } }
}

/**
 * With the account of each game in which none is chosen and there is no other to choose, unless the player has taken it
 * off this device; the same where there is none. (LOCAL-3)
 */
export function withSole(
  uids: PullUids,
  owned: Readonly<Record<GameId, readonly { readonly uid: string }[]>>,
): PullUids {
  return GAME_IDS.reduce((chosen, gameId) => {
    const [first, second] = owned[gameId]
    if (first === undefined || second !== undefined || chosen.selected[gameId] !== undefined) return chosen
    const isRemoved = chosen.removed[gameId]?.includes(first.uid) ?? false
    return isRemoved ? chosen : withChosen(chosen, { gameId, uid: first.uid })
  }, uids)
}

/** With an account that has come to this device; it is chosen where none is. (LOCAL-3) */
export function withDownloaded({ selected, downloaded, removed }: PullUids, { gameId, uid }: PullAccount): PullUids {
  return {
    selected: { ...selected, [gameId]: selected[gameId] ?? uid },
    downloaded: { ...downloaded, [gameId]: [...new Set([...(downloaded[gameId] ?? []), uid])] },
    removed: { ...removed, [gameId]: (removed[gameId] ?? []).filter((one) => one !== uid) },
  }
}

/** Without an account that the player has taken off this device. (LOCAL-3) */
export function withoutDownloaded({ selected, downloaded, removed }: PullUids, { gameId, uid }: PullAccount): PullUids {
  const others = Object.entries(selected).filter(([game, one]) => game !== gameId || one !== uid)
  return {
    selected: Object.fromEntries(others),
    downloaded: { ...downloaded, [gameId]: (downloaded[gameId] ?? []).filter((one) => one !== uid) },
    removed: { ...removed, [gameId]: [...new Set([...(removed[gameId] ?? []), uid])] },
  }
}

/** `8****3412` */
export function maskedUid(uid: string): string {
  return `${uid.slice(0, 1)}****${uid.slice(-4)}`
}
