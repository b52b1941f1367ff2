import { type UtcOffset, utcOffset } from '@ephemeris/core/time/zone'
import { TIME_WORDS } from '../words/time-words.ts'

/** How a written date without a zone is read: the clock of each server, or one clock everywhere. */
export type UnmarkedClock = 'server' | UtcOffset

/** A clock as it is written, with the length of the words for it. */
interface WrittenClock {
  readonly clock: UnmarkedClock
  readonly length: number
}

const UTC = '(?:UTC|GMT) ?(?<hours>[+~-]\\d{1,2})(?!\\d?\\d{2}[/.-])(?::?(?<minutes>\\d{2}))?'

/** The clock that a text begins with, as behind a time; one before an hour of its own, "(JST 12:00)", belongs to that. */
export function clockBehind(text: string): WrittenClock | null {
  return clockAt(text, (name) => `^ ?\\(? ?(?:${name})(?: ?\\)|(?! ?:? ?\\d{1,2}:\\d{2}))`)
}

/** The clock that a text ends with, as in front of a time. */
export function clockBefore(text: string): WrittenClock | null {
  return clockAt(text, (name) => `(?<![\\p{L}\\d:])\\(?(?:${name}) ?\\)? ?:? ?$`)
}

/** The clock that a text without times names, such as a heading. */
export function clockWithin(text: string): UnmarkedClock | null {
  return clockAt(text, (name) => `(?<![\\p{L}\\d])(?:${name})`)?.clock ?? null
}

/** The clock on which a notice says that all of its times are; `null` where it says nothing of the kind. */
export function statedClock(lines: readonly string[]): UnmarkedClock | null {
  const statement = lines.find((line) => TIME_WORDS.clockStatements.some((word) => word.test(line)))
  return statement === undefined ? null : clockWithin(statement)
}

function clockAt(text: string, at: (name: string) => string): WrittenClock | null {
  const utc = new RegExp(at(UTC), 'iu').exec(text)
  if (utc) {
    const [sign = '+', ...hours] = utc.groups?.hours ?? ''
    const minutes = Number(hours.join('')) * 60 + Number(utc.groups?.minutes ?? 0)
    return { clock: utcOffset(sign === '+' ? minutes : -minutes), length: utc[0].length }
  }
  const named = [
    ...TIME_WORDS.zones.flatMap(({ offset, names }) => names.map((name) => ({ name, clock: offset }) as const)),
    ...TIME_WORDS.serverClock.map((name) => ({ name, clock: 'server' }) as const),
  ]
  for (const { name, clock } of named) {
    const match = new RegExp(at(name.source), 'iu').exec(text)
    if (match) return { clock, length: match[0].length }
  }
  return null
}
