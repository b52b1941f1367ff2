import type { ActivityGame, GameId } from '@ephemeris/core/games/game'
import { enabledGames } from '@ephemeris/core/games/selection/selection'
import { type PlayedServers, playedServer, withGameServer } from '@ephemeris/core/games/servers'
import { nearestServer } from '@ephemeris/core/time/server-preset'
import { DEFAULT_SERVER_ZONE, offsetOf, type ServerZone, type UtcOffset } from '@ephemeris/core/time/zone'
import { useCallback, useMemo } from 'react'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'
import { now } from '#web/lib/server/server-clock'
import { clockOfZone, useDeviceZone } from '#web/lib/time/device-zone'
import { useDevice } from '#web/state/device'
import { isNewcomer, useGameSelection } from '#web/state/games'

/** Where no one has chosen a server, the zone decides for who is new; anyone who was here before keeps UTC+8. (ZONE-4) */
export function presetServer(): void {
  deviceStorage.update((settings) => (isNewcomer(settings) ? { isServerFromZone: true } : {}))
}

/** The player's server: the chosen one, or that of the device's zone. (ZONE-4) */
export function useServerZone(): ServerZone {
  const deviceZone = useDeviceZone()
  return useDevice((device) => serverZoneOf(device, deviceZone))
}

/** The server of all games, with those of single games. (ZONE-6) */
export function usePlayedServers(): PlayedServers {
  const server = useServerZone()
  const gameServers = useDevice((device) => device.gameServers)
  return useMemo(() => ({ server, gameServers }), [server, gameServers])
}

/** The clock of the server of all games. (ZONE-1) */
export function useServerOffset(): UtcOffset {
  return offsetOf(useServerZone())
}

/** The clock of the server on which a game is played, on which its own times are written. (ZONE-6) */
export function useServerOffsets(): (gameId: ActivityGame) => UtcOffset {
  const servers = usePlayedServers()
  return useCallback((gameId) => offsetOf(playedServer(servers, gameId)), [servers])
}

/** The player's games that are played on another server than the rest. (ZONE-6) */
export function useGamesElsewhere(): readonly { readonly gameId: GameId; readonly server: ServerZone }[] {
  const servers = usePlayedServers()
  const selection = useGameSelection()
  return enabledGames(selection?.selections ?? {})
    .map((gameId) => ({ gameId, server: playedServer(servers, gameId) }))
    .filter(({ server }) => server !== servers.server)
}

/** `null`: on the server of all games. */
export function chooseGameServer(gameId: GameId, zone: ServerZone | null): void {
  deviceStorage.update(({ gameServers }) => ({ gameServers: withGameServer(gameServers, gameId, zone) }))
}

/**
 * Whether pages have to say whose times they show: no one has chosen the server, and it was guessed or the device's zone
 * speaks for another. (ZONE-5)
 */
export function useIsServerInDoubt(): boolean {
  const deviceZone = useDeviceZone()
  return useDevice((device) => {
    if (device.serverTimezone !== null) return false
    return device.isServerFromZone || guessOf(deviceZone) !== DEFAULT_SERVER_ZONE
  })
}

/** The server that the device's zone speaks for; `null`: it says nothing about the place. */
export function useNearestServer(): ServerZone | null {
  return nearestTo(useDeviceZone())
}

export function chooseServer(zone: ServerZone): void {
  deviceStorage.write({ serverTimezone: zone })
}

/** As `useServerZone`, of what the device keeps. */
export function serverZoneOf(device: DeviceSettings, deviceZone: string): ServerZone {
  if (device.serverTimezone !== null) return device.serverTimezone
  return device.isServerFromZone ? guessOf(deviceZone) : DEFAULT_SERVER_ZONE
}

function guessOf(deviceZone: string): ServerZone {
  return nearestTo(deviceZone) ?? DEFAULT_SERVER_ZONE
}

function nearestTo(deviceZone: string): ServerZone | null {
  return nearestServer(deviceZone, clockOfZone(deviceZone).offsetAt(now()))
}
