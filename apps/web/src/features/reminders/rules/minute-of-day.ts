import type { MinuteOfDay } from '@ephemeris/core/reminders/reminder-settings'

const HOUR_MINUTES = 60

/** `HH:MM`, as time fields hold it. */
export function timeOfDay(minute: MinuteOfDay): string {
  return [Math.floor(minute / HOUR_MINUTES), minute % HOUR_MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** `null`: not typed to its end. */
export function minuteOf(text: string): MinuteOfDay | null {
  const [, hours, minutes] = text.match(/^([01]\d|2[0-3]):([0-5]\d)/) ?? []
  return hours === undefined ? null : Number(hours) * HOUR_MINUTES + Number(minutes)
}
