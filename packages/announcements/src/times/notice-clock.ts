import { type UtcOffset, utcOffset } from '@ephemeris/core/time/zone'
import { TIME_WORDS } from '../words/time-words.ts'

/** How a written date without a zone is read: the clock of each server, or one clock everywhere. */
export type UnmarkedClock = 'server' | UtcOffset

/** A clock as it is written, with the length of the words for it. */
interface WrittenClock {
  readonly clock: UnmarkedClock
  readonly length: number
}

const UTC = '(?:UTC|GMT) ?(?<hours>[+~-] ?\\d{1,2})(?!\\d?\\d{2}[/.-])(?::?(?<minutes>\\d{2}))?'

/** An expression for each clock in one place of a text; the clock `null` is the UTC that the match states. */
type Clocks = readonly { readonly clock: UnmarkedClock | null; readonly word: RegExp }[]

function clocksAt(at: (name: string) => string): Clocks {
  const named = [
    { clock: null, name: UTC },
    ...TIME_WORDS.zones.map(({ offset, names }) => ({ clock: offset, name: names.source })),
    { clock: 'server' as const, name: TIME_WORDS.serverClock.source },
  ]
  return named.map(({ clock, name }) => ({ clock, word: new RegExp(at(name), 'iu') }))
}

const BEHIND = clocksAt((name) => `^ ?,? ?[([]? ?(?:${name})(?: time)?(?: ?[)\\]]|(?! ?:? ?\\d{1,2}:\\d{2}))`)
const BEFORE = clocksAt((name) => `(?<![\\p{L}\\d:])[([]?(?:${name}) ?[)\\]]? ?:? ?$`)
const WITHIN = clocksAt((name) => `(?<![\\p{L}\\d])(?:${name})`)

/** The clock that a text begins with, as behind a time; one before an hour of its own, "(JST 12:00)", belongs to that. */
export function clockBehind(text: string): WrittenClock | null {
  return clockAt(text, BEHIND)
}

/** The clock that a text ends with, as in front of a time. */
export function clockBefore(text: string): WrittenClock | null {
  return clockAt(text, BEFORE)
}

/** The clock that a text without times names, such as a heading. */
export function clockWithin(text: string): UnmarkedClock | null {
  return clockAt(text, WITHIN)?.clock ?? null
}

/** The only clock that a statement names, wherever it stands; one in front of an hour belongs to that. (ANN-45) */
export function clockOfStatement(text: string): UnmarkedClock | null {
  const named = WITHIN.flatMap(({ clock, word }) => {
    const match = word.exec(text)
    // "Est" is a word of French, too.
    if (!match || (/^\p{L}{2,4}$/u.test(match[0]) && match[0] !== match[0].toUpperCase())) return []
    if (/^ ?:? ?\d{1,2}:\d{2}/.test(text.slice(match.index + match[0].length))) return []
    return [clock ?? statedOffset(match)]
  })
  return new Set(named).size === 1 ? (named[0] ?? null) : null
}

/** The clock on which a notice says that all of its times are; `null` where it says nothing of the kind. */
export function statedClock(lines: readonly string[]): UnmarkedClock | null {
  const statement = lines.find((line) => TIME_WORDS.clockStatements.test(line))
  return statement === undefined ? null : clockWithin(statement)
}

function clockAt(text: string, clocks: Clocks): WrittenClock | null {
  for (const { clock, word } of clocks) {
    const match = word.exec(text)
    if (match) return { clock: clock ?? statedOffset(match), length: match[0].length }
  }
  return null
}

function statedOffset({ groups }: RegExpExecArray): UtcOffset {
  const [sign = '+', ...hours] = groups?.hours ?? ''
  const minutes = Number(hours.join('')) * 60 + Number(groups?.minutes ?? 0)
  return utcOffset(sign === '+' ? minutes : -minutes)
}
