import { type Instant, parseInstant } from '@ephemeris/core/time/instant'
import type { Clock } from '#server/platform/clock'

/** Stands still until it is set. */
export interface TestClock extends Clock {
  set(text: string): void
}

export function testClock(text: string): TestClock {
  let at = read(text)
  return {
    now: () => at,
    set: (next) => {
      at = read(next)
    },
  }
}

function read(text: string): Instant {
  const at = parseInstant(text)
  if (at === null) throw new RangeError(`not an instant: ${text}`)
  return at
}
