import { type DisplayedClock, zoneClock } from '../time/clock.ts'

/** More than there are zones: one can be written in many ways. */
const MAX_CLOCKS = 700

const clocks = new Map<string, DisplayedClock>()

/**
 * One clock for each zone, since a new one costs more than what it is asked.
 *
 * @throws RangeError if `Intl` does not know the zone
 */
export function keptZoneClock(zone: string): DisplayedClock {
  const known = clocks.get(zone) ?? zoneClock(zone)
  if (clocks.size >= MAX_CLOCKS) clocks.clear()
  clocks.set(zone, known)
  return known
}
