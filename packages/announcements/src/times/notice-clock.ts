import { type UtcOffset, utcOffset } from '@ephemeris/core/time/zone'

/** How a written date without a zone is read: the clock of each server, or one clock everywhere. */
export type UnmarkedClock = 'server' | UtcOffset

/** The words by which notices name clocks; expressions are matched against folded text. */
export interface ZoneWords {
  /** The clock of each server. */
  readonly serverClock: readonly RegExp[]
  /** Clocks that have a name: "JST", "北京时间". */
  readonly zones: readonly { readonly offset: UtcOffset; readonly names: readonly RegExp[] }[]
  /** A sentence with one of them says on which clock all times of a notice are. */
  readonly clockStatements: readonly RegExp[]
}

/** A clock as it is written, with the length of the words for it. */
interface WrittenClock {
  readonly clock: UnmarkedClock
  readonly length: number
}

const UTC = '(?:UTC|GMT) ?(?<hours>[+~-]\\d{1,2})(?::?(?<minutes>\\d{2}))?'

/** The clock that a text begins with, as behind a time; one before an hour of its own, "(JST 12:00)", belongs to that. */
export function clockBehind(text: string, words: ZoneWords): WrittenClock | null {
  return clockAt(text, words, (name) => `^ ?\\(? ?(?:${name})(?: ?\\)|(?! ?:? ?\\d{1,2}:\\d{2}))`)
}

/** The clock that a text ends with, as in front of a time. */
export function clockBefore(text: string, words: ZoneWords): WrittenClock | null {
  return clockAt(text, words, (name) => `(?<![\\p{L}\\d:])\\(?(?:${name}) ?\\)? ?:? ?$`)
}

/** The clock that a text without times names, such as a heading. */
export function clockWithin(text: string, words: ZoneWords): UnmarkedClock | null {
  return clockAt(text, words, (name) => `(?<![\\p{L}\\d])(?:${name})`)?.clock ?? null
}

/** The clock on which a notice says that all of its times are; `null` where it says nothing of the kind. */
export function statedClock(lines: readonly string[], words: ZoneWords): UnmarkedClock | null {
  const statement = lines.find((line) => words.clockStatements.some((word) => word.test(line)))
  return statement === undefined ? null : clockWithin(statement, words)
}

function clockAt(text: string, words: ZoneWords, at: (name: string) => string): WrittenClock | null {
  const utc = new RegExp(at(UTC), 'iu').exec(text)
  if (utc) {
    const [sign = '+', ...hours] = utc.groups?.hours ?? ''
    const minutes = Number(hours.join('')) * 60 + Number(utc.groups?.minutes ?? 0)
    return { clock: utcOffset(sign === '+' ? minutes : -minutes), length: utc[0].length }
  }
  const named = [
    ...words.zones.flatMap(({ offset, names }) => names.map((name) => ({ name, clock: offset }) as const)),
    ...words.serverClock.map((name) => ({ name, clock: 'server' }) as const),
  ]
  for (const { name, clock } of named) {
    const match = new RegExp(at(name.source), 'iu').exec(text)
    if (match) return { clock, length: match[0].length }
  }
  return null
}
