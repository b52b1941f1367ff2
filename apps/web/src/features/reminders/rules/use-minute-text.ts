import { timeText } from '@ephemeris/core/language/dates'
import { fixedClock } from '@ephemeris/core/time/clock'
import { instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import type { MinuteOfDay } from '@ephemeris/core/time/minute-of-day'
import { utcOffset } from '@ephemeris/core/time/zone'
import { useLocale } from 'use-intl'
import { usePreferences } from '#web/state/preferences'

/** A time of day in 24 or 12 hours, as the player has chosen. */
export function useMinuteText(): (minute: MinuteOfDay) => string {
  const language = useLocale()
  const { timeFormat } = usePreferences()
  return (minute) => timeText(instant(minute * MINUTE_MS), { clock: fixedClock(utcOffset(0)), language, timeFormat })
}
