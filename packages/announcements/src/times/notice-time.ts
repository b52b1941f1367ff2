import type { Edge } from '@ephemeris/core/activity/activity'
import { instantOf, type WallTime } from '@ephemeris/core/time/wall-time'
import { oncePer } from '../notice/once-per.ts'
import { TIME_WORDS } from '../words/time-words.ts'
import { clockBehind, clockOfStatement, type UnmarkedClock } from './notice-clock.ts'
import { type FoundTime, type FoundTimes, findTimes, type NamedVersion, WORDS_BETWEEN } from './notice-found.ts'

/**
 * A time as a notice states it.
 *
 * - `edge`: a written date.
 * - `opening`: the moment a version's servers open after its maintenance ("after the 3.6 update").
 * - `maintenance`: the moment the maintenance for a version begins ("before the 3.6 update").
 * - `close`: the moment a version's servers close, because the maintenance for the next one begins.
 *
 * `version` is the version as the notice names it (`3.6`, `Luna VII`); `null` means the one that runs with the notice,
 * or the one that opens or closes on the stated day.
 */
export type NoticeTime =
  | { readonly kind: 'edge'; readonly edge: Edge }
  | ({ readonly kind: 'opening' | 'maintenance' | 'close' } & NamedVersion)

/**
 * What a notice says about when something runs. `open`: a time without another one that could be read;
 * `isLeftOpen`: nothing is behind its dash. `until`: an end alone.
 */
export type NoticeSpan =
  | { readonly kind: 'until'; readonly end: NoticeTime }
  | { readonly kind: 'range'; readonly start: NoticeTime; readonly end: NoticeTime }
  | { readonly kind: 'open'; readonly start: NoticeTime; readonly isLeftOpen?: true }
  | { readonly kind: 'permanent'; readonly start: NoticeTime | null }

/**
 * Full-width digits and marks become narrow, every dash and wave between times a tilde, apostrophes straight, both
 * French spellings of "événement" one, white space single spaces.
 */
export function foldNotice(text: string): string {
  return text
    .replace(/[〜∼～⁓〰]|[‐‑‒–—―−─]+/g, '~')
    .normalize('NFKC')
    .replace(/∶/g, ':')
    .replace(/’/g, "'")
    .replace(/(?<=v)è(?=nement)/giu, 'é')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The lines of a notice, folded. */
export const foldedLines = oncePer((lines: readonly string[]): readonly string[] => lines.map(foldNotice))

/**
 * The first span of time in a folded text; `null` where it states none.
 *
 * A zone behind one edge of a range holds for the other one too, as in `05-21 10:00 ~ 06-07 11:59 (server time)`.
 */
export function readNoticeSpan(
  folded: string,
  unmarked: UnmarkedClock = 'server',
  found: FoundTimes = findTimes(folded),
): NoticeSpan | null {
  const [first, second, third] = found.times
  const clocks = found.times.map(({ clock }) => clock)
  const clock = clocks.every((one) => one === null) ? (clockOfStatement(folded) ?? unmarked) : unmarked
  if (!first) return TIME_WORDS.permanent.test(folded) ? { kind: 'permanent', start: null } : null

  if (second && isRange([first, second, third], folded)) return rangeOf([first, second], clock)
  if (first.stated.kind === 'during') {
    return { kind: 'range', start: { ...first.stated, kind: 'opening' }, end: { ...first.stated, kind: 'close' } }
  }
  const rest = `${sentenceBefore(folded, first.from)}${folded.slice(first.from, second?.from)}`
  const start = startOf(first, first.clock ?? clock)
  if (TIME_WORDS.permanent.test(rest)) return { kind: 'permanent', start }
  if (isDeadline(first, folded) && !isBehindDay(found, folded)) {
    return { kind: 'until', end: endOf(first, first.clock ?? clock) }
  }
  return /^[) ]*[~-]+ ?$/.test(folded.slice(first.to))
    ? { kind: 'open', start, isLeftOpen: true }
    : { kind: 'open', start }
}

/**
 * `2026/10/02 ~ 2026/10/31 23:59`, `2026/02/31 10:00 ~ 2026/03/20 17:59`: the start is stated, by a day without an hour or
 * by one that no calendar has.
 */
function isBehindDay({ times: [first], dates }: FoundTimes, folded: string): boolean {
  return dates.some(({ to }) => {
    const between = first && to <= first.from ? folded.slice(to, first.from) : ''
    return DASH.test(between.slice(clockBehind(between)?.length ?? 0))
  })
}

/** "Permanently available after …" */
function sentenceBefore(folded: string, from: number): string {
  return /[^。.;!?]*$/u.exec(folded.slice(0, from))?.[0] ?? ''
}

/** What stands between the two edges of a range. */
export const DASH = new RegExp(`^ ?(?:${WORDS_BETWEEN}) ?$`, 'iu')

/** A zone behind one edge holds for the other one too. */
function rangeOf([first, last]: readonly [FoundTime, FoundTime], unmarked: UnmarkedClock): NoticeSpan {
  const start = startOf(first, first.clock ?? last.clock ?? unmarked)
  return { kind: 'range', start, end: withVersionOf(start, endOf(last, last.clock ?? first.clock ?? unmarked)) }
}

const DEADLINE_BEFORE = new RegExp(`(?:~|(?:${TIME_WORDS.deadline.source}) ?:?) ?$`, 'iu')
/** A word in front of the next time belongs to that one. */
const DEADLINE_BEHIND = new RegExp(`^ ?(?:${TIME_WORDS.deadline.source})(?! ?:? ?\\d)`, 'iu')

/** The only time is an end: `~ 2026/12/07 03:59`, `until …`, `…まで`. */
function isDeadline({ from, to }: FoundTime, folded: string): boolean {
  return DEADLINE_BEFORE.test(folded.slice(0, from)) || DEADLINE_BEHIND.test(folded.slice(to))
}

const BETWEEN = new RegExp(`^(?:${WORDS_BETWEEN})(?: ?(?:${WORDS_BETWEEN}))?$`, 'iu')
const FILLER = new RegExp(`(?<![\\p{L}])(?:${TIME_WORDS.filler.source})(?![\\p{L}])`, 'giu')

/** Cells of one row, start and end, have nothing between them; a column of dates goes on. */
function isRange(
  [first, second, third]: readonly [FoundTime, FoundTime, FoundTime | undefined],
  folded: string,
): boolean {
  const text = textBetween(first, second, folded)
  const areDates = first.stated.kind === 'date' && second.stated.kind === 'date'
  // "… until the end of Version 4.4": the words for the end hold the word between.
  if (text === '' && (second.stated.kind === 'close' || second.stated.kind === 'maintenance')) return true
  if (text === '') return areDates && (third === undefined || textBetween(second, third, folded) !== '')
  if (BETWEEN.test(text)) return true
  const aside = /^(?<aside>[^。;!?]{1,40}?) ?[~-]+$/u.exec(text)?.groups?.aside
  return aside !== undefined && !hasOtherDay(aside, first)
}

/**
 * Whether what stands between a time and the dash behind it may be a time of its own. The same hour on another clock
 * is none ("11:00 (12:00 JST) ~"), nor is the day of an update ("after the maintenance on 25 November ~").
 */
function hasOtherDay(aside: string, { stated }: FoundTime): boolean {
  return (
    stated.kind === 'date' &&
    /\d/.test(aside.replace(/\d{1,2}:\d{2}(?::\d{2})?|(?:UTC|GMT) ?[+~-] ?\d{1,2}(?::?\d{2})?/gi, ''))
  )
}

function textBetween(one: FoundTime, other: FoundTime, folded: string): string {
  const text = folded.slice(one.to, other.from).replace(/[()]/g, ' ')
  return text.replace(FILLER, ' ').replace(/\s+/g, ' ').trim()
}

function startOf({ stated }: FoundTime, clock: UnmarkedClock): NoticeTime {
  if (stated.kind === 'date') return { kind: 'edge', edge: edgeOf(stated.wall, clock) }
  return { ...stated, kind: isWhole(stated.kind) ? 'opening' : stated.kind }
}

/** Words for a version, not for one end of it. */
function isWhole(kind: FoundTime['stated']['kind']): kind is 'during' | 'version' {
  return kind === 'during' || kind === 'version'
}

/** Notices write the last minute (`17:59`) and mean all of it. */
function endOf({ stated }: FoundTime, clock: UnmarkedClock): NoticeTime {
  if (stated.kind !== 'date') return { ...stated, kind: isWhole(stated.kind) ? 'close' : stated.kind }
  const isLastMinute = !stated.hasSeconds && new Date(stated.wall).getUTCMinutes() === 59
  const wall = isLastMinute ? ((stated.wall + 59_000) as WallTime) : stated.wall
  return { kind: 'edge', edge: edgeOf(wall, clock) }
}

/** "After the 3.0 update ~ before the next one" ends with 3.0. */
function withVersionOf(start: NoticeTime, end: NoticeTime): NoticeTime {
  if (start.kind !== 'opening' || end.kind !== 'close' || end.version !== null) return end
  return { ...start, kind: end.kind }
}

function edgeOf(wall: WallTime, clock: UnmarkedClock): Edge {
  return clock === 'server' ? { kind: 'wall', at: wall } : { kind: 'instant', at: instantOf(wall, clock) }
}
