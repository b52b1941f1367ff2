import type { EventWindow } from '@ephemeris/core/time/event-window'
import { DAY_MS, type Instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { wallTime, wallTimeOf } from '@ephemeris/core/time/wall-time'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import type { Env } from '#server/env/env'

const START = wallTime(Date.UTC(2025, 4, 1))
const EARLIEST_END = lastSecondOf(Date.UTC(2026, 5, 1))

/** The window in which the timeline may show anything: as configured, or up to a year from today. (CAT-10) */
export function eventWindowAt({ eventWindow }: Pick<Env, 'eventWindow'>, now: Instant): EventWindow {
  if (eventWindow !== 'rolling') return eventWindow
  const today = new Date(wallTimeOf(now, WIRE_OFFSET))
  const inOneYear = Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate())
  return { start: START, end: wallTime(Math.max(EARLIEST_END, lastSecondOf(inOneYear))) }
}

function lastSecondOf(dayMs: number) {
  return wallTime(dayMs + DAY_MS - SECOND_MS)
}
