import { type Clock, fixedClock, zoneClock } from '@ephemeris/core/time/clock'
import { offsetOf, type UtcOffset } from '@ephemeris/core/time/zone'
import { useMemo } from 'react'
import { useDeviceZone } from '#web/lib/device-zone'
import { usePreferences } from '#web/state/preferences'

/** The clock on which everything is shown: the server's, or the device's with its daylight saving. (TIME-3) */
export function useDisplayedClock(): Clock {
  const { useLocalZone } = usePreferences()
  const server = useServerOffset()
  const deviceClock = useDeviceClock()
  return useMemo(() => (useLocalZone ? deviceClock : fixedClock(server)), [useLocalZone, deviceClock, server])
}

/** The device's own clock; changes when the device comes to another zone. */
export function useDeviceClock(): Clock {
  const zone = useDeviceZone()
  return useMemo(() => zoneClock(zone), [zone])
}

/** The clock of the player's server, on which the game's own times are written. (ZONE-1) */
export function useServerOffset(): UtcOffset {
  return offsetOf(usePreferences().serverZone)
}
