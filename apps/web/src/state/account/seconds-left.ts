import { type Instant, SECOND_MS } from '@ephemeris/core/time/instant'

export interface Pause {
  readonly until: Instant
  readonly seconds: number
}

/** Never more than it began with: `at` may be the beginning of the second in which it began. (PANEL-7) */
export function secondsLeft({ until, seconds }: Pause, at: Instant): number {
  return Math.min(seconds, Math.max(0, Math.ceil((until - at) / SECOND_MS)))
}
