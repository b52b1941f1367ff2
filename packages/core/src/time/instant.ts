/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number & { readonly unit: 'ms since the epoch, UTC' }

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export function instant(ms: number): Instant {
  return ms as Instant
}

/** The instant of an ISO 8601 text with `Z` or an offset; `null` for any other form and for dates that do not exist. (TIME-1) */
export function parseInstant(text: string): Instant | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return null
  const ms = Date.parse(text)
  return Number.isNaN(ms) || !isRealMinute(text.slice(0, 16)) ? null : instant(ms)
}

/** Out-of-range parts carry over into the next larger one, so a date that does not exist comes out different. */
function isRealMinute(text: string): boolean {
  return new Date(`${text}Z`).toISOString().startsWith(text)
}

/** ISO 8601 in UTC to the second, e.g. `2026-05-20T04:00:00Z`. */
export function formatInstant(at: Instant): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`
}
