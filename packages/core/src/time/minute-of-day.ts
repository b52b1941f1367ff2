const HOUR_MINUTES = 60

/** Minutes after midnight on a user's clock, 0 to 1439. */
export type MinuteOfDay = number

/** Reads `HH:MM`, with or without seconds; `null` for anything else. */
export function readMinuteOfDay(text: string): MinuteOfDay | null {
  const [, hours, minutes] = text.match(/^([01]\d|2[0-3]):([0-5]\d)/) ?? []
  return hours === undefined ? null : Number(hours) * HOUR_MINUTES + Number(minutes)
}

/** `HH:MM` */
export function formatMinuteOfDay(minute: MinuteOfDay): string {
  return [Math.floor(minute / HOUR_MINUTES), minute % HOUR_MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
