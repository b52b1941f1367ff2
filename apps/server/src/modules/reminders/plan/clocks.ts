import { type DisplayedClock, zoneClock } from '@ephemeris/core/time/clock'

/** There are some hundred zones. */
const MAX_CLOCKS = 600

const clocks = new Map<string, DisplayedClock>()

/** The clock of a zone, which remembers what it asked of `Intl`. @throws RangeError for an unknown zone */
export function clockOf(timeZone: string): DisplayedClock {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = zoneClock(timeZone)
  if (clocks.size >= MAX_CLOCKS) clocks.clear()
  clocks.set(timeZone, clock)
  return clock
}
