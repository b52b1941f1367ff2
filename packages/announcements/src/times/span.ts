import { type Edge, edgeInstant } from '@ephemeris/core/activity/activity'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { instantOf, wallTime, wallTimeOf } from '@ephemeris/core/time/wall-time'
import { offsetOf, type UtcOffset } from '@ephemeris/core/time/zone'
import { TIME_WORDS } from '../words/words.ts'
import { DASH, DASHES, type FoundTime, type NamedVersion, type Passage, type UnmarkedClock } from './passage.ts'

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

export interface NoticeRange {
  readonly kind: 'range'
  readonly start: NoticeTime
  readonly end: NoticeTime
}

/**
 * What a notice says about when something runs. `open`: a time without another one that could be read;
 * `isLeftOpen`: nothing is behind its dash. `until`: an end alone.
 */
export type NoticeSpan =
  | NoticeRange
  | { readonly kind: 'until'; readonly end: NoticeTime }
  | { readonly kind: 'open'; readonly start: NoticeTime; readonly isLeftOpen?: true }
  | { readonly kind: 'permanent'; readonly start: NoticeTime | null }

/** The name of a server in front of its own time. */
const SERVERS = TIME_WORDS.servers.map(({ zone, names }) => ({
  offset: offsetOf(zone),
  word: new RegExp(
    `(?<![\\p{L}\\d])(?:${names.source})(?: ?(?:server|サーバー|服务器|伺服器|서버|serveur))? ?:`,
    'giu',
  ),
}))
const STAGE = new RegExp(TIME_WORDS.stages, 'giu')

/**
 * The span of a passage that may give each server its own time, or each stage; else the first one that it states.
 *
 * Times of servers that agree on the servers' clocks are times of each server; those that are one instant are one.
 * Others are no time that could be shown.
 */
export function spanIn(passage: Passage, unmarked: UnmarkedClock = 'server'): NoticeSpan | null {
  if (passage.times.length < 2) return firstSpanIn(passage, unmarked)
  const perServer = rangesOfServers(passage)
  if (perServer) return unitedServers(perServer)
  return ofStages(stagesIn(passage, unmarked)) ?? firstSpanIn(passage, unmarked)
}

/** The range of a passage; `null`: it states none. */
export function rangeIn(passage: Passage, unmarked?: UnmarkedClock): NoticeRange | null {
  const span = spanIn(passage, unmarked)
  return span?.kind === 'range' ? span : null
}

/**
 * The first span of time in a passage; `null` where it states none.
 *
 * A zone behind one edge of a range holds for the other one too, as in `05-21 10:00 ~ 06-07 11:59 (server time)`.
 */
export function firstSpanIn(passage: Passage, unmarked: UnmarkedClock = 'server'): NoticeSpan | null {
  const { text, times } = passage
  const [first, second, third] = times
  if (!first) return TIME_WORDS.permanent.test(text) ? { kind: 'permanent', start: null } : null

  const clock = times.every((one) => one.clock === null) ? (passage.onlyClock ?? unmarked) : unmarked
  if (second && isRange(passage, [first, second, third])) {
    const start = timeAt('start', first, first.clock ?? second.clock ?? clock)
    return {
      kind: 'range',
      start,
      end: withVersionOf(start, timeAt('end', second, second.clock ?? first.clock ?? clock)),
    }
  }
  if (first.stated.kind === 'during') {
    return { kind: 'range', start: { ...first.stated, kind: 'opening' }, end: { ...first.stated, kind: 'close' } }
  }
  const start = timeAt('start', first, first.clock ?? clock)
  // "Permanently available after …"
  const sentence = /[^。.;!?]*$/u.exec(passage.between(null, first) ?? '')?.[0] ?? ''
  const rest = `${sentence}${passage.part(first.from, second?.from).text}`
  if (TIME_WORDS.permanent.test(rest)) return { kind: 'permanent', start }
  if (isDeadline(passage, first)) return { kind: 'until', end: timeAt('end', first, first.clock ?? clock) }
  return /^[) ]*[~-]+ ?$/.test(passage.between(first, null) ?? '')
    ? { kind: 'open', start, isLeftOpen: true }
    : { kind: 'open', start }
}

const DEADLINE_BEFORE = new RegExp(`(?:~|(?:${TIME_WORDS.deadline.source}) ?:?) ?$`, 'iu')
/** A word in front of the next time belongs to that one. */
const DEADLINE_BEHIND = new RegExp(`^ ?(?:${TIME_WORDS.deadline.source})(?! ?:? ?\\d)`, 'iu')

/**
 * The only time is an end: `~ 2026/12/07 03:59`, `until …`, `…まで`; but not where the start is stated, by a day without an
 * hour or by one that no calendar has: `2026/10/02 ~ 2026/10/31 23:59`.
 */
function isDeadline(passage: Passage, time: FoundTime): boolean {
  const [before, behind] = [passage.between(null, time) ?? '', passage.between(time, null) ?? '']
  if (!DEADLINE_BEFORE.test(before) && !DEADLINE_BEHIND.test(behind)) return false
  return !passage.tokens.dates.some((date) => DASH.test(passage.between(date, time) ?? ''))
}

const FILLER = new RegExp(`(?<![\\p{L}])(?:${TIME_WORDS.filler.source})(?![\\p{L}])`, 'giu')

/** Cells of one row, start and end, have nothing between them; a column of dates goes on. */
function isRange(
  passage: Passage,
  [first, second, third]: readonly [FoundTime, FoundTime, FoundTime | undefined],
): boolean {
  const wordsBetween = (one: FoundTime, other: FoundTime) =>
    (passage.between(one, other) ?? '').replace(/[()]/g, ' ').replace(FILLER, ' ').replace(/\s+/g, ' ').trim()
  const text = wordsBetween(first, second)
  const areDates = first.stated.kind === 'date' && second.stated.kind === 'date'
  // "… until the end of Version 4.4": the words for the end hold the word between.
  if (text === '' && (second.stated.kind === 'close' || second.stated.kind === 'maintenance')) return true
  if (text === '') return areDates && (third === undefined || wordsBetween(second, third) !== '')
  if (DASHES.test(text)) return true
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

/** Notices write the last minute (`17:59`) of an end and mean all of it. */
function timeAt(side: 'start' | 'end', { stated }: FoundTime, clock: UnmarkedClock): NoticeTime {
  const { kind } = stated
  if (kind === 'during' || kind === 'version') return { ...stated, kind: side === 'start' ? 'opening' : 'close' }
  if (kind !== 'date') return { ...stated, kind }
  const isLastMinute = side === 'end' && !stated.hasSeconds && new Date(stated.wall).getUTCMinutes() === 59
  const at = wallTime(stated.wall + (isLastMinute ? 59 * SECOND_MS : 0))
  return {
    kind: 'edge',
    edge: clock === 'server' ? { kind: 'wall', at } : { kind: 'instant', at: instantOf(at, clock) },
  }
}

/** "After the 3.0 update ~ before the next one" ends with 3.0. */
function withVersionOf(start: NoticeTime, end: NoticeTime): NoticeTime {
  if (start.kind !== 'opening' || end.kind !== 'close' || end.version !== null) return end
  return { ...start, kind: end.kind }
}

interface ServerRange {
  readonly offset: UtcOffset
  readonly range: NoticeRange
}

/** `null` unless two servers or more have a range of their own. */
function rangesOfServers(passage: Passage): readonly ServerRange[] | null {
  const named = SERVERS.flatMap(({ offset, word }) =>
    Array.from(passage.text.matchAll(word), ({ index, 0: { length } }) => ({
      offset,
      from: index,
      to: index + length,
    })),
  ).sort((one, other) => one.from - other.from)
  const ranges = named.flatMap(({ offset, to }, index) => {
    // A zone behind the name says the same again: "Asia (UTC+8): …".
    const span = firstSpanIn(passage.part(to, named[index + 1]?.from))
    return span?.kind === 'range' ? [{ offset, range: span }] : []
  })
  return new Set(ranges.map(({ offset }) => offset)).size > 1 ? ranges : null
}

function unitedServers(ranges: readonly ServerRange[]): NoticeSpan | null {
  const [start, end] = (['start', 'end'] as const).map((edge) =>
    united(ranges.map(({ offset, range }) => ({ offset, time: range[edge] }))),
  )
  return start && end ? { kind: 'range', start, end } : null
}

function united(times: readonly { readonly offset: UtcOffset; readonly time: NoticeTime }[]): NoticeTime | null {
  const [first] = times
  if (first?.time.kind !== 'edge') return first?.time ?? null
  const edges = times.flatMap(({ offset, time }) => {
    return time.kind === 'edge' ? [{ at: edgeInstant(time.edge, offset), offset }] : []
  })
  const [wall, ...walls] = new Set(edges.map(({ at, offset }) => wallTimeOf(at, offset)))
  const [at, ...instants] = new Set(edges.map((edge) => edge.at))
  if (wall !== undefined && walls.length === 0) return { kind: 'edge', edge: { kind: 'wall', at: wall } }
  return at !== undefined && instants.length === 0 ? { kind: 'edge', edge: { kind: 'instant', at } } : null
}

/** What each stage states; empty if a time is above the first one, which is then that of the whole. */
function stagesIn(passage: Passage, unmarked: UnmarkedClock): readonly (NoticeSpan | null)[] {
  const starts = Array.from(passage.text.matchAll(STAGE), ({ index }) => index)
  const [first] = starts
  if (first === undefined || firstSpanIn(passage.part(0, first), unmarked)) return []
  return starts.map((from, index) => firstSpanIn(passage.part(from, starts[index + 1]), unmarked))
}

/** From the first stage to the last one; a table may give stages only an opening, and one end behind the last one. */
function ofStages(spans: readonly (NoticeSpan | null)[]): NoticeSpan | null {
  const ranges = spans.filter((span) => span?.kind === 'range')
  const [first, last] = [ranges[0], spans.at(-1)]
  if (first && ranges.length > 1) return { ...first, end: ranges.map(({ end }) => end).reduce(laterOf) }
  const openings = spans.slice(0, -1).filter((span) => span?.kind === 'open')
  const [opening] = openings
  const isTable = opening && openings.length === spans.length - 1 && last?.kind === 'range'
  return isTable ? { ...last, start: opening.start } : null
}

/** The later of two ends on one clock; else the second one. */
function laterOf(one: NoticeTime, other: NoticeTime): NoticeTime {
  const isOfDates = one.kind === 'edge' && other.kind === 'edge' && one.edge.kind === other.edge.kind
  return isOfDates && one.edge.at > other.edge.at ? one : other
}
