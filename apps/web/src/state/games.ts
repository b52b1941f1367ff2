import { listGames } from '@ephemeris/contract/catalogue/catalogue'
import { type ActivityType, type Game, type GameId, isGameId } from '@ephemeris/core/games/game'
import { followsSome } from '@ephemeris/core/games/selection/follows-some'
import { inOrder, storedOrder } from '@ephemeris/core/games/selection/order'
import { ownGamesFirst } from '@ephemeris/core/games/selection/own-games'
import { type GameSelections, toggleGame, toggleSubType } from '@ephemeris/core/games/selection/selection'
import { readSelections, writeSelections } from '@ephemeris/core/games/selection/stored-selection'
import type { ServerZone } from '@ephemeris/core/time/zone'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'
import { call } from '#web/lib/server/api'
import { useDevice } from '#web/state/device'

/** The games of the catalogue, fetched at every start and kept on the device. (GAME-9) */
export const gamesQuery = queryOptions({
  queryKey: ['games'],
  queryFn: async ({ signal }) => {
    const games = await call(listGames, {}, { signal })
    keepGames(games)
    return games
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** `games` is `null` until a list was ever loaded; `query` says how the last loading went. */
export function useGames() {
  const query = useQuery(gamesQuery)
  return { games: useDevice((device) => device.gameList), query }
}

/** Asks for the games at every start, and keeps them again when they were removed from an open page. (GAME-9, SET-8) */
export function useKeptGames(): void {
  const { data } = useQuery(gamesQuery)
  const isRemoved = useDevice((device) => device.gameList === null)
  useEffect(() => {
    if (isRemoved && data) keepGames(data)
  }, [isRemoved, data])
}

export interface GameSelectionState {
  /** All games, in the player's order. */
  readonly games: readonly Game[]
  readonly selections: GameSelections
}

/** What the player wants to see; `null` until the games are known. */
export function useGameSelection(): GameSelectionState | null {
  const games = useDevice((device) => device.gameList)
  const order = useDevice((device) => device.gameOrder)
  const stored = useDevice((device) => device.userGameSelections)
  return useMemo(() => gameSelectionOf(games, order, stored), [games, order, stored])
}

/** As it is stored; `null` until the games are known. */
export function gameSelectionOf(
  games: DeviceSettings['gameList'],
  order: DeviceSettings['gameOrder'],
  stored: DeviceSettings['userGameSelections'],
): GameSelectionState | null {
  return games && { games: inOrder(games, order), selections: readSelections(stored, games) }
}

/** All games: the player's own in their order, then those that are switched off. (GAME-12) */
export function useOwnGames(): readonly GameId[] {
  const order = useDevice((device) => device.gameOrder)
  const stored = useDevice((device) => device.userGameSelections)
  return useMemo(() => ownGamesFirst(stored, order), [stored, order])
}

export function switchGame(game: Game): void {
  changeSelections((selections) => toggleGame(selections, game))
}

export function switchSubType(game: Game, type: ActivityType): void {
  changeSelections((selections) => toggleSubType(selections, game, type))
}

/** Keeps `ids` as the player's order. */
export function arrangeGames(ids: readonly string[]): void {
  deviceStorage.update(({ gameOrder }) => ({ gameOrder: storedOrder(gameOrder, ids) }))
}

/** Back to the catalogue's own order. */
export function resetGameOrder(): void {
  deviceStorage.write({ gameOrder: [] })
}

/** Nothing was chosen on this device, and nothing confirmed. (WEL-1) */
export function isNewcomer(
  settings: Pick<DeviceSettings, 'hasCompletedGameSelection' | 'userGameSelections'> = deviceStorage.settings,
): boolean {
  return !settings.hasCompletedGameSelection && settings.userGameSelections === null
}

export function useIsNewcomer(): boolean {
  return useDevice(isNewcomer)
}

/**
 * Whether the player has chosen games and follows one at least; as far as that is known, before the games are.
 * (HOME-10)
 */
export function useFollowsGames(): boolean {
  const isAsked = useIsNewcomer()
  const stored = useDevice((device) => device.userGameSelections)
  return !isAsked && followsSome(stored)
}

interface FirstChoice {
  readonly games: ReadonlySet<GameId>
  readonly server: ServerZone
  /** Empty: the catalogue's own. */
  readonly order: readonly GameId[]
  /** The kinds of each game. */
  readonly selections: GameSelections
}

/** Keeps a newcomer's choice. (WEL-3) */
export function startWith({ games, server, order, selections: chosen }: FirstChoice): void {
  changeSelections((selections) =>
    Object.fromEntries(
      Object.entries({ ...selections, ...chosen }).map(([id, selection]) => [
        id,
        { ...selection, enabled: isGameId(id) && games.has(id) },
      ]),
    ),
  )
  if (order.length > 0) arrangeGames(order)
  deviceStorage.write({ serverTimezone: server, hasCompletedGameSelection: true })
}

function changeSelections(change: (selections: GameSelections) => GameSelections): void {
  deviceStorage.update((device) => {
    const { gameList, userGameSelections: stored } = device
    return { userGameSelections: writeSelections(stored, change(readSelections(stored, gameList ?? []))) }
  })
}

/**
 * A choice stored in an older form is brought to the present one as soon as the games are known. What is the same as before
 * is not kept again: everything that shows games would be drawn a second time. (GAME-3)
 */
function keepGames(games: readonly Game[]): void {
  const written = (stored: DeviceSettings['userGameSelections']) =>
    stored && writeSelections(stored, readSelections(stored, games))
  const { gameList, userGameSelections: present } = deviceStorage.settings
  if (JSON.stringify([gameList, present]) === JSON.stringify([games, written(present)])) return
  deviceStorage.update(({ userGameSelections: stored, changedAt }) => ({
    gameList: games,
    userGameSelections: written(stored),
    changedAt,
  }))
}
