import type { Instant } from '@ephemeris/core/time/instant'
import { formatOffset } from '@ephemeris/core/time/zone'
import { useDisplayedClock } from '#web/state/displayed-clock'

/** The offset of the displayed clock at a moment: `UTC+8`. Daylight saving changes it over the year. (ZONE-3) */
export function useZoneName(): (at: Instant) => string {
  const clock = useDisplayedClock()
  return (at) => formatOffset(clock.offsetAt(at))
}
