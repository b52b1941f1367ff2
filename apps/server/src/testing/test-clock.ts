import { type Instant, instant, parseInstant } from '@ephemeris/core/time/instant'
import type { Clock } from '#server/platform/clock'

/** Stands still until it is set, unless each reading moves it. */
export interface TestClock extends Clock {
  /** @param tickMs by which each reading moves the clock, as on a machine where time passes between two readings */
  set(text: string, tickMs?: number): void
}

export function testClock(text: string): TestClock {
  let at = read(text)
  let tickMs = 0
  return {
    now: () => {
      const shown = at
      at = instant(at + tickMs)
      return shown
    },
    set: (next, tick = 0) => {
      at = read(next)
      tickMs = tick
    },
  }
}

function read(text: string): Instant {
  const at = parseInstant(text)
  if (at === null) throw new RangeError(`not an instant: ${text}`)
  return at
}
