import { parseInstant, SECOND_MS } from '../time/instant.ts'
import { parseWallTime } from '../time/wall-time.ts'
import { asDayClock } from './half-day.ts'

/** A time of a file, in ms as if it were UTC; whether it is one depends on the form it was written in. */
export interface FileMoment {
  readonly ms: number
  readonly isInstant: boolean
}

/** With its seconds: without them a pull of another file would be another pull. */
const WALL = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}):(\d\d):(\d\d)(?:\.\d+)?$/
/** Where a date has points, the day comes first. */
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?=[ T])/
const INSTANT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d+)? ?(Z|[+-]\d\d:?\d\d)$/
const UNIX = /^\d{10}(?:\d{3})?(?:\.\d+)?$/

/** Reads a time in any form that tools write: wall clock, ISO with an offset, seconds or milliseconds since 1970. */
export function readMoment(text: string): FileMoment | null {
  if (UNIX.test(text)) {
    const value = Math.floor(Number(text))
    return { ms: text.replace(/\..*/, '').length === 13 ? wholeSecond(value) : value * SECOND_MS, isInstant: true }
  }
  const instant = INSTANT.exec(text)
  if (instant) {
    const [, day = '', time = '', offset = ''] = instant
    const ms = parseInstant(`${day}T${time}${offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`)
    return ms === null ? null : { ms, isInstant: true }
  }
  return wallOf(text) ?? wallOf(asDayClock(text))
}

function wallOf(text: string | null): FileMoment | null {
  const wall = text === null ? null : WALL.exec(text.replace(DAY_FIRST, '$3-$2-$1'))
  if (!wall) return null
  const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] = wall
  const ms = parseWallTime(`${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}:${second}`)
  return ms === null ? null : { ms, isInstant: false }
}

function two(part: string): string {
  return part.padStart(2, '0')
}

function wholeSecond(ms: number): number {
  return Math.floor(ms / SECOND_MS) * SECOND_MS
}
