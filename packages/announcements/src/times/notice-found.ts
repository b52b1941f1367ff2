import type { WallTime } from '@ephemeris/core/time/wall-time'
import { TIME_WORDS } from '../words/time-words.ts'
import { clockBefore, clockBehind, type UnmarkedClock } from './notice-clock.ts'
import { type WrittenDate, writtenDates } from './notice-dates.ts'
import { dayBeginning, dayEnding, dayWithin, type FoundDay, type StatedDay } from './notice-day.ts'

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

/** Every stated time, in the order of the text; of overlapping readings the longer one. */
export function findTimes(folded: string): readonly FoundTime[] {
  const found = [
    ...writtenDates(folded).map(dateFound),
    ...(['opening', 'maintenance', 'close', 'during', 'version'] as const).flatMap((kind) =>
      TIME_WORDS[kind].flatMap((word) =>
        Array.from(folded.matchAll(everywhere(word)), (match) =>
          foundAt(match, { kind, ...namedVersion(match, folded) }),
        ),
      ),
    ),
  ]
  const inOrder = found.sort((one, other) => one.from - other.from || other.to - one.to)
  return inOrder
    .filter((one, index) => !inOrder.slice(0, index).some((before) => before.to > one.from))
    .map((one) => withDay(one, folded))
    .map((one) => withClock(one, folded))
}

/** "After the update" with its day: `9月30日更新后`, `after the September 30 update`, `la mise à jour du 30 septembre`. */
function withDay(found: FoundTime, folded: string): FoundTime {
  const { stated, from, to } = found
  if ((stated.kind !== 'opening' && stated.kind !== 'close') || stated.version !== null) return found
  const before = dayEnding(folded.slice(0, from), ',? ?(?:の|的|에)? ?\\(?')
  if (before) return { ...found, stated: onDay(stated, before), from: from - before.length }
  const behind = dayBeginning(folded.slice(to), ' ?\\(?(?:on|of|du|le) (?:the )?| \\(')
  if (behind && !hasHour(folded.slice(to), behind)) {
    return { ...found, stated: onDay(stated, behind), to: to + behind.length }
  }
  const within = dayWithin(folded.slice(from, to))
  return within ? { ...found, stated: onDay(stated, within) } : found
}

/** Whether the day with which a text begins is a written date with a time, so that it is none of the update. */
function hasHour(text: string, { length }: FoundDay): boolean {
  return writtenDates(text).some(({ from }) => from < length)
}

function onDay(stated: Exclude<Stated, { kind: 'date' }>, found: FoundDay): Stated {
  const { length, ...day } = found
  return stated.kind === 'opening' ? { ...stated, opensOn: day } : { ...stated, closesOn: day }
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

export function withClock(found: FoundTime, folded: string): FoundTime {
  const behind = clockBehind(folded.slice(found.to))
  if (behind) return { ...found, clock: behind.clock, to: found.to + behind.length }
  const before = clockBefore(folded.slice(0, found.from))
  return before ? { ...found, clock: before.clock, from: found.from - before.length } : found
}

export function dateFound({ wall, hasSeconds, from, to }: WrittenDate): FoundTime {
  return { stated: { kind: 'date', wall, hasSeconds }, clock: null, from, to }
}

/** The text between start and end. */
export const WORDS_BETWEEN = ['[~-]+', ...TIME_WORDS.until.map(({ source }) => source)].join('|')

const global = new WeakMap<RegExp, RegExp>()

function everywhere(word: RegExp): RegExp {
  const known = global.get(word) ?? new RegExp(word.source, 'giu')
  global.set(word, known)
  return known
}
