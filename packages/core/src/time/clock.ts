import { DAY_MS, type Instant, instant, MINUTE_MS, SECOND_MS } from './instant.ts'
import { type WallTime, wallTimeOf } from './wall-time.ts'
import { type UtcOffset, utcOffset } from './zone.ts'

/**
 * The clock that the player reads: a server's fixed one, or the device's with its daylight saving.
 * Everything shown (bars, day panel, urgency, today) is formatting on this clock. (TIME-3)
 */
export interface DisplayedClock {
  /** Equal keys mean equal clocks. */
  readonly key: string
  offsetAt(at: Instant): UtcOffset
}

export function fixedClock(offset: UtcOffset): DisplayedClock {
  return { key: `offset:${offset}`, offsetAt: () => offset }
}

const SEASON_MS = 91 * DAY_MS

/** Whether `clock` differs from that of a server at some time of the year that begins `at`. (ZONE-7) */
export function isElsewhere(clock: DisplayedClock, server: UtcOffset, at: Instant): boolean {
  return [0, 1, 2, 3].some((season) => clock.offsetAt(instant(at + season * SEASON_MS)) !== server)
}

/** What `clock` shows at `at`. */
export function onClock(at: Instant, clock: DisplayedClock): WallTime {
  return wallTimeOf(at, clock.offsetAt(at))
}

/**
 * The clock of an IANA zone such as `Europe/Berlin`.
 *
 * Offsets are asked of `Intl` once per UTC day and kept; within a day whose offset changes the moment of change is
 * found by bisection, so every instant is right to the second.
 *
 * @throws RangeError if the zone is unknown to `Intl`
 */
export function zoneClock(timeZone: string): DisplayedClock {
  const askIntl = intlOffset(timeZone)
  const days = new Map<number, DayOffsets>()

  function offsetsOfDay(day: number): DayOffsets {
    const known = days.get(day)
    if (known) return known
    const found = findChange(day, askIntl)
    days.set(day, found)
    return found
  }

  return {
    key: `zone:${timeZone}`,
    offsetAt: (at) => {
      const { before, after, changeAt } = offsetsOfDay(Math.floor(at / DAY_MS))
      return at < changeAt ? before : after
    },
  }
}

interface DayOffsets {
  readonly before: UtcOffset
  readonly after: UtcOffset
  readonly changeAt: number
}

function findChange(day: number, offsetAt: (at: Instant) => UtcOffset): DayOffsets {
  const start = day * DAY_MS
  const before = offsetAt(instant(start))
  const after = offsetAt(instant(start + DAY_MS))
  if (before === after) return { before, after, changeAt: start }

  let low = start
  let high = start + DAY_MS
  while (high - low > SECOND_MS) {
    const middle = low + Math.floor((high - low) / 2 / SECOND_MS) * SECOND_MS
    if (offsetAt(instant(middle)) === before) low = middle
    else high = middle
  }
  return { before, after, changeAt: high }
}

function intlOffset(timeZone: string): (at: Instant) => UtcOffset {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

  return (at) => {
    const field: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
    for (const { type, value } of format.formatToParts(at)) field[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field
    const shown = Date.UTC(year, month - 1, day, hour, minute, second)
    return utcOffset(Math.round((shown - Math.floor(at / SECOND_MS) * SECOND_MS) / MINUTE_MS))
  }
}
