import { type DisplayedClock, fixedClock, zoneClock } from '@ephemeris/core/time/clock'
import { offsetOf, type UtcOffset } from '@ephemeris/core/time/zone'
import { useMemo } from 'react'
import { useDeviceZone } from '#web/lib/device-zone'
import { useDevice } from '#web/state/device'

/** One clock per zone for all components: it remembers the offsets for which it had to ask `Intl`. */
const deviceClocks = new Map<string, DisplayedClock>()

/** The clock on which everything is shown: the server's, or the device's with its daylight saving. (TIME-3) */
export function useDisplayedClock(): DisplayedClock {
  const showsLocalZone = useDevice((device) => device.useLocalTimezone)
  const server = useServerOffset()
  const deviceClock = useDeviceClock()
  return useMemo(() => (showsLocalZone ? deviceClock : fixedClock(server)), [showsLocalZone, deviceClock, server])
}

/** The device's own clock; changes when the device comes to another zone. */
export function useDeviceClock(): DisplayedClock {
  return deviceClockOf(useDeviceZone())
}

/** The clock of the player's server, on which the game's own times are written. (ZONE-1) */
export function useServerOffset(): UtcOffset {
  return offsetOf(useDevice((device) => device.serverTimezone))
}

function deviceClockOf(zone: string): DisplayedClock {
  const clock = deviceClocks.get(zone) ?? zoneClock(zone)
  deviceClocks.set(zone, clock)
  return clock
}
