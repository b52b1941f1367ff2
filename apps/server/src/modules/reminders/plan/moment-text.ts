import { weekdayMomentText } from '@ephemeris/core/language/dates'
import type { ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import { type DisplayedClock, zoneClock } from '@ephemeris/core/time/clock'
import type { Instant } from '@ephemeris/core/time/instant'

const clocks = new Map<string, DisplayedClock>()
/** There are some hundred zones. */
const MAX_CLOCKS = 600

/** A moment as the pages of its reader write it: in their language, on their clock, with 24 hours or 12. (TIME-8) */
export function messageTimeText(
  at: Instant,
  { language, timeZone, timeFormat }: Pick<ReminderSettings, 'language' | 'timeZone' | 'timeFormat'>,
): string {
  return weekdayMomentText(at, { clock: clockOf(timeZone), language, timeFormat })
}

/** The clock of a zone, which remembers what it asked of `Intl`. @throws RangeError for an unknown zone */
export function clockOf(timeZone: string): DisplayedClock {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = zoneClock(timeZone)
  if (clocks.size >= MAX_CLOCKS) clocks.clear()
  clocks.set(timeZone, clock)
  return clock
}
