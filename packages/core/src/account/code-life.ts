import { type Instant, SECOND_MS } from '../time/instant.ts'

/** How far the clocks of two servers may be apart. */
const SERVER_SKEW_MS = 5 * SECOND_MS

/**
 * Whether a code that lives for `lifeMs` has expired. One from further ahead than clocks differ was made before a clock
 * was set back: it has expired too.
 */
export function isCodeExpired(createdAt: Instant, lifeMs: number, now: Instant): boolean {
  const ageMs = now - createdAt
  return ageMs < -SERVER_SKEW_MS || ageMs >= lifeMs
}
