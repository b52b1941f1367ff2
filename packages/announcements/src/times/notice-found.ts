import type { WallTime } from '@ephemeris/core/time/wall-time'
import { TIME_WORDS } from '../words/time-words.ts'
import { clockBefore, clockBehind, type UnmarkedClock } from './notice-clock.ts'
import { datesIn, type StatedDay, type WrittenDate, wallOf, withoutOverlaps } from './notice-dates.ts'

export interface NamedVersion {
  readonly version: string | null
  /** The name may be that of the activity: if no version has it, the running one is meant. */
  readonly isGuess?: true
  /** "After the update on 30 September", of a version without a name. */
  readonly opensOn?: StatedDay
  /** "Before the maintenance on 11 November". */
  readonly closesOn?: StatedDay
}

type Stated =
  | { readonly kind: 'date'; readonly wall: WallTime; readonly hasSeconds: boolean }
  | ({ readonly kind: 'opening' | 'maintenance' | 'close' | 'during' | 'version' } & NamedVersion)

export interface FoundTime {
  readonly stated: Stated
  readonly clock: UnmarkedClock | null
  readonly from: number
  /** Behind the time and its zone. */
  readonly to: number
}

/** Every stated time of a text, in its order, and the dates that it is read from. */
export interface FoundTimes {
  readonly times: readonly FoundTime[]
  readonly dates: readonly WrittenDate[]
}

/** Labels, headings and rows read the same lines again. */
const MOST_KNOWN = 4000
const known = new Map<string, FoundTimes>()

/** The times of a text, looked for once. */
export function findTimes(folded: string): FoundTimes {
  const found = known.get(folded) ?? timesIn(folded)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(folded, found)
  return found
}

function timesIn(folded: string): FoundTimes {
  const dates = datesIn(folded)
  const found = [
    ...dates.flatMap((date) => timeFound(date) ?? []),
    ...(TIME_WORDS.update.test(folded) ? versionsNamed(folded) : []),
  ]
  return { dates, times: withoutOverlaps(found).map((one) => withClock(withDay(one, folded, dates), folded)) }
}

function versionsNamed(folded: string): readonly FoundTime[] {
  return (['opening', 'maintenance', 'close', 'during', 'version'] as const).flatMap((kind) =>
    TIME_WORDS[kind].flatMap((word) =>
      folded.search(word) < 0
        ? []
        : Array.from(folded.matchAll(word), (match) => foundAt(match, { kind, ...namedVersion(match, folded) })),
    ),
  )
}

const BEFORE_UPDATE = /^,? ?(?:の|的|에)? ?\(?$/u
const BEHIND_UPDATE = /^(?: ?\(?(?:on|of|du|le) (?:the )?| \()$/iu

/** "After the update" with its day: `9月30日更新后`, `after the September 30 update`, `la mise à jour du 30 septembre`. */
function withDay(found: FoundTime, folded: string, dates: readonly WrittenDate[]): FoundTime {
  const { stated, from, to } = found
  if ((stated.kind !== 'opening' && stated.kind !== 'close') || stated.version !== null) return found
  const own = dates.find((date) => isDayOf(found, date, folded))
  if (!own?.day) return found
  const day = stated.kind === 'opening' ? { opensOn: own.day } : { closesOn: own.day }
  return { ...found, stated: { ...stated, ...day }, from: Math.min(from, own.from), to: Math.max(to, own.to) }
}

function isDayOf({ from, to }: FoundTime, date: WrittenDate, folded: string): boolean {
  if (date.time !== null) return false
  if (date.to <= from) return BEFORE_UPDATE.test(folded.slice(date.to, from))
  if (date.from >= to) return BEHIND_UPDATE.test(folded.slice(to, date.from))
  return date.from >= from && date.to <= to
}

/** A version that stands in front of words for "the update" which know no form of it, rather than the nearest one. */
const NAMED_BEFORE =
  /(?:[「『"“«] ?(?<quoted>[^「」『』"“”«»]{1,40}?) ?[」』"”»]|(?<![\d.])(?<number>\d{1,2}\.\d)(?!\d))[^\d,。;:~()、]{0,8}$/u

function namedVersion({ groups, index = 0 }: RegExpMatchArray, folded: string): NamedVersion {
  if (groups?.version !== undefined) return { version: groups.version.trim() }
  const before = NAMED_BEFORE.exec(folded.slice(Math.max(0, index - 60), index))?.groups ?? {}
  if (before.quoted === undefined) return { version: before.number ?? null }
  return NUMBERED.test(before.quoted) ? { version: before.quoted } : { version: before.quoted, isGuess: true }
}

/** A name that states the number of a version: `4.4`, `Ver.4.4`. */
const NUMBERED = /(?<!\d|\d\.)\d{1,2}\.\d(?!\d)/u

function foundAt(match: RegExpMatchArray, stated: Stated): FoundTime {
  const from = match.index ?? 0
  return { stated, clock: null, from, to: from + match[0].length }
}

function withClock(found: FoundTime, folded: string): FoundTime {
  const behind = clockBehind(folded.slice(found.to))
  if (behind) return { ...found, clock: behind.clock, to: found.to + behind.length }
  const before = clockBefore(folded.slice(0, found.from))
  return before ? { ...found, clock: before.clock, from: found.from - before.length } : found
}

/** A date as a time at which something begins or ends. */
function timeFound(date: WrittenDate): FoundTime | null {
  const wall = wallOf(date)
  if (!date.time || wall === null) return null
  const { time, from, to } = date
  return { stated: { kind: 'date', wall, hasSeconds: time.hasSeconds }, clock: null, from, to }
}

/** The text between start and end. */
export const WORDS_BETWEEN = `[~-]+|${TIME_WORDS.until.source}`
