import { parseInstant, SECOND_MS } from '../time/instant.ts'
import { parseWallTime } from '../time/wall-time.ts'

/** A time of a file, in ms as if it were UTC; whether it is one depends on the form it was written in. */
export interface FileMoment {
  readonly ms: number
  readonly isInstant: boolean
}

const WALL = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/
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
  const wall = WALL.exec(text)
  if (!wall) return null
  const [year = '', month = '', day = '', hour = '', minute = '', second = '00'] = wall
    .slice(1)
    .map((part) => part ?? '00')
  const ms = parseWallTime(`${year}-${two(month)}-${two(day)} ${two(hour)}:${minute}:${second}`)
  return ms === null ? null : { ms, isInstant: false }
}

function two(part: string): string {
  return part.padStart(2, '0')
}

function wholeSecond(ms: number): number {
  return Math.floor(ms / SECOND_MS) * SECOND_MS
}
