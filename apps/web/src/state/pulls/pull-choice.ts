import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { Rarity } from '@ephemeris/core/gacha/rarity'
import { firstPoolOf } from '@ephemeris/core/games/first-traits'
import { type GameId, isGameId } from '@ephemeris/core/games/game'
import { useEffect } from 'react'
import type { ImportWay } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'
import { useIsSignedIn } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { useOwnGames } from '#web/state/games'
import { withChosen, withDownloaded, withoutDownloaded, withSole } from '#web/state/pulls/pull-uids'

/** What the player looks at; kept on the device. */
export interface AccountChoice {
  readonly gameId: GameId
  /** `null`: no account was chosen in this game. */
  readonly uid: string | null
  readonly poolId: string
  readonly rarities: readonly Rarity[]
}

export const RARITIES: readonly Rarity[] = [5, 4, 3]

export function useChoice(): AccountChoice {
  const game = useDevice((device) => device.gachaSelectedGame)
  const selected = useDevice((device) => device.gachaUids.selected)
  const pools = useDevice((device) => device.gachaSelections)
  const stars = useDevice((device) => device.gachaRarityFilter)
  const [first = 'genshin'] = useOwnGames()
  const gameId = game !== null && isGameId(game) ? game : first
  return {
    gameId,
    uid: selected[gameId] ?? null,
    poolId: pools[gameId] ?? firstPoolOf(gameId),
    rarities: RARITIES.filter((rarity) => stars.includes(rarity)),
  }
}

/** Whether this device keeps the pulls of an account. */
export function useIsDownloaded({ gameId, uid }: PullAccount): boolean {
  return useDevice((device) => device.gachaUids.downloaded[gameId]?.includes(uid) ?? false)
}

export function chooseGame(gameId: GameId): void {
  deviceStorage.write({ gachaSelectedGame: gameId })
}

export function chooseAccount(account: PullAccount): void {
  deviceStorage.update(({ gachaUids }) => ({
    gachaSelectedGame: account.gameId,
    gachaUids: withChosen(gachaUids, account),
  }))
}

/**
 * Where there is nothing to choose between, no one has to. (LOCAL-3)
 *
 * @returns whether it is about to choose
 */
export function useSoleAccounts(owned: Parameters<typeof withSole>[1] | undefined): boolean {
  const uids = useDevice((device) => device.gachaUids)
  const isToBeChosen = owned !== undefined && withSole(uids, owned) !== uids
  useEffect(() => {
    if (isToBeChosen) deviceStorage.update(({ gachaUids }) => ({ gachaUids: withSole(gachaUids, owned) }))
  }, [isToBeChosen, owned])
  return isToBeChosen
}

export function choosePool(gameId: GameId, poolId: string): void {
  deviceStorage.update(({ gachaSelections }) => ({ gachaSelections: { ...gachaSelections, [gameId]: poolId } }))
}

export function chooseRarities(rarities: readonly Rarity[]): void {
  deviceStorage.write({ gachaRarityFilter: rarities })
}

/** Where an import begins: signed out only files can be read, else it is the way that was used last. (BRING-13) */
export function useImportWay(): ImportWay {
  const isSignedIn = useIsSignedIn()
  const last = useDevice((device) => device.gachaImportWay)
  return isSignedIn ? (last ?? 'link') : 'file'
}

export function noteImportWay(way: ImportWay): void {
  deviceStorage.write({ gachaImportWay: way })
}

export function noteDownloaded(account: PullAccount): void {
  deviceStorage.update(({ gachaUids }) => ({ gachaUids: withDownloaded(gachaUids, account) }))
}

export function noteRemoved(account: PullAccount): void {
  deviceStorage.update(({ gachaUids }) => ({ gachaUids: withoutDownloaded(gachaUids, account) }))
}
