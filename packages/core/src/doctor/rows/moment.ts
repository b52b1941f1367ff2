import { normalForm } from '../../language/normal-form.ts'
import { parseInstant, SECOND_MS } from '../../time/instant.ts'
import { parseWallTime } from '../../time/wall-time.ts'

/** How phones and computers in the games' languages name the halves of a day; spaces and points are left out. */
const BEFORE_NOON = ['am', '上午', '午前', '오전', 'vorm', 'sa', 'öö', 'ก่อนเที่ยง', 'дп', '凌晨', '清晨', '早上']
const AFTER_NOON = ['pm', '下午', '午後', '오후', 'nachm', 'ch', 'ös', 'หลังเที่ยง', 'пп', '傍晚', '晚上']
/** Noon and the hour after it are one and the same half in these words. */
const AROUND_NOON = ['中午']

const WORD = String.raw`([^\d:/-]+?)`
const CLOCK = String.raw`(\d{1,2}):(\d\d:\d\d)`
const WORD_FIRST = new RegExp(`^(.*\\d)[ T]${WORD} ?${CLOCK}$`)
const WORD_LAST = new RegExp(`^(.*\\d)[ T]${CLOCK} ?${WORD}$`)

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
    return { ms: text.replace(/\..*/, '').length === 13 ? truncateToSecond(value) : value * SECOND_MS, isInstant: true }
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

function truncateToSecond(ms: number): number {
  return Math.floor(ms / SECOND_MS) * SECOND_MS
}

/** The text on a clock of 24 hours; `null` where no word names the half of the day. (DOC-23) */
function asDayClock(text: string): string | null {
  const plain = normalForm('NFKC', text).replaceAll(/\s+/g, ' ').replace(', ', ' ').trim()
  const first = WORD_FIRST.exec(plain)
  const last = WORD_LAST.exec(plain)
  const [day, word, hour, rest] = first
    ? [first[1], first[2], first[3], first[4]]
    : [last?.[1], last?.[4], last?.[2], last?.[3]]
  if (day === undefined || word === undefined || hour === undefined) return null
  const hours = hoursOf(word.toLowerCase().replaceAll(/[ .]/g, ''), Number(hour))
  return hours === null ? null : `${day} ${hours}:${rest}`
}

/** Some tools put the word beside a clock of 24 hours. */
function hoursOf(word: string, hour: number): number | null {
  if (AROUND_NOON.includes(word)) return hour < 3 ? hour + 12 : hour
  const isAfter = AFTER_NOON.includes(word)
  if (!isAfter && !BEFORE_NOON.includes(word)) return null
  if (hour > 12) return isAfter ? hour : null
  return (hour % 12) + (isAfter ? 12 : 0)
}
