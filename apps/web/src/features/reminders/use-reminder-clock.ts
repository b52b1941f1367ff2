import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { type DisplayedClock, zoneClock } from '@ephemeris/core/time/clock'
import { useMemo } from 'react'
import { useDeviceClock } from '#web/state/displayed-clock'

/** The clock of quiet hours, evenings and messages: that of the saved zone, until one is saved the device's. (REM-42) */
export function useReminderClock(overview: ReminderOverview | undefined): DisplayedClock {
  const device = useDeviceClock()
  const savedZone = overview?.isSaved ? overview.settings.timeZone : null
  return useMemo(() => (savedZone === null ? device : clockOf(savedZone, device)), [savedZone, device])
}

function clockOf(timeZone: string, fallback: DisplayedClock): DisplayedClock {
  try {
    return zoneClock(timeZone)
  } catch {
    // A zone that the server knows and this browser does not.
    return fallback
  }
}
