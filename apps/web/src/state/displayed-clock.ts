import { type DisplayedClock, fixedClock } from '@ephemeris/core/time/clock'
import { useMemo } from 'react'
import { clockOfZone, useDeviceZone } from '#web/lib/time/device-zone'
import { useDevice } from '#web/state/device'
import { useServerOffset } from '#web/state/server-zone'

/** The clock on which everything is shown: the server's, or the device's with its daylight saving. (TIME-3) */
export function useDisplayedClock(): DisplayedClock {
  const showsLocalZone = useDevice((device) => device.useLocalTimezone)
  const server = useServerOffset()
  const deviceClock = useDeviceClock()
  return useMemo(() => (showsLocalZone ? deviceClock : fixedClock(server)), [showsLocalZone, deviceClock, server])
}

/** The device's own clock; changes when the device comes to another zone. */
export function useDeviceClock(): DisplayedClock {
  return clockOfZone(useDeviceZone())
}
