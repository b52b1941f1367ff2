import { type DisplayedClock, fixedClock, isElsewhere } from '@ephemeris/core/time/clock'
import { offsetOf } from '@ephemeris/core/time/zone'
import { useMemo } from 'react'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { now } from '#web/lib/server/server-clock'
import { clockOfZone, useDeviceZone } from '#web/lib/time/device-zone'
import { useDevice } from '#web/state/device'
import { serverZoneOf } from '#web/state/server-zone'

/** The clock on which everything is shown: the server's, or the device's with its daylight saving. (TIME-3) */
export function useDisplayedClock(): DisplayedClock {
  const zone = useDeviceZone()
  const server = useDevice((device) => (showsLocalZone(device, zone) ? null : serverZoneOf(device, zone)))
  return useMemo(() => (server === null ? clockOfZone(zone) : fixedClock(offsetOf(server))), [server, zone])
}

/** Whether that is the device's. */
export function useShowsLocalZone(): boolean {
  const zone = useDeviceZone()
  return useDevice((device) => showsLocalZone(device, zone))
}

/** The device's own clock; changes when the device comes to another zone. */
export function useDeviceClock(): DisplayedClock {
  return clockOfZone(useDeviceZone())
}

/** As chosen; until then for who came as a newcomer and lives on another clock than the server's. (ZONE-7) */
function showsLocalZone(device: DeviceSettings, zone: string): boolean {
  if (device.useLocalTimezone !== null) return device.useLocalTimezone
  return device.isServerFromZone && isElsewhere(clockOfZone(zone), offsetOf(serverZoneOf(device, zone)), now())
}
