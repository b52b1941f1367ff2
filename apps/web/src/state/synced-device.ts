import type { DeviceState } from '@ephemeris/core/sync/synced-settings'
import { formatInstant, parseInstant } from '@ephemeris/core/time/instant'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'
import { withGames } from '#web/state/games'

/** What of this device travels through the cloud, as it is now. */
export function readSyncedDevice(): DeviceState {
  return stateOf(deviceStorage.settings)
}

/** Replaces all of it in one write. */
export function changeSyncedDevice(change: (state: DeviceState) => DeviceState): void {
  deviceStorage.update((settings) => {
    const { marks, lastMark, selections, order, plan, servers } = change(stateOf(settings))
    return {
      activityStatus: marks,
      activityStatusLastUpdated: lastMark === null ? null : formatInstant(lastMark),
      ...withGames(settings, selections),
      gameOrder: order,
      plan,
      serverTimezone: servers.server,
      gameServers: servers.gameServers,
    }
  })
}

function stateOf(settings: DeviceSettings): DeviceState {
  const { activityStatus, activityStatusLastUpdated: lastMark, userGameSelections, gameOrder, plan } = settings
  const { serverTimezone: server, gameServers } = settings
  return {
    marks: activityStatus,
    lastMark: lastMark === null ? null : parseInstant(lastMark),
    selections: userGameSelections,
    order: gameOrder,
    plan,
    servers: { server, gameServers },
  }
}
