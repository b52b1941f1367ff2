import { HOUR_MS, SECOND_MS } from '../../time/instant.ts'

/** September 2020: no game of ours is older. */
const FIRST_SECOND = 1_598_918_400
/** The year 2100: what begins with a later second counts from somewhere else. */
const END_SECOND = 4_102_444_800

/** Clocks are at most 14 hours from UTC; some tools add eight hours more with every export. */
const MOST_HOURS = 40

const GAME_ID = /^\d{19}$/

/** Whether an id has as many digits as those of the games whose logs have ids. */
export function hasIdLength(id: string): boolean {
  return GAME_ID.test(id)
}

/**
 * The second with which an id of a game's log begins, where the log gives each pull an id: the hour of its pull and a
 * constant minute. `null` for what no such game made: counters, words, milliseconds. (DOC-3, DOC-4)
 */
export function secondOfId(id: string): number | null {
  if (!hasIdLength(id)) return null
  const second = Number(id.slice(0, 10))
  return second >= FIRST_SECOND && second < END_SECOND && second % 60 === 0 ? second : null
}

/** Whether a pull can have been made in the hour with which an id begins. @param wallMs its time on any clock, as if it were UTC */
export function isNearTime(second: number, wallMs: number): boolean {
  const hours = Math.floor(wallMs / HOUR_MS) - Math.floor((second * SECOND_MS) / HOUR_MS)
  return Math.abs(hours) <= MOST_HOURS
}
