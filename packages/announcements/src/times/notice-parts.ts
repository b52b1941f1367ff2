import { edgeInstant } from '@ephemeris/core/activity/activity'
import { wallTimeOf } from '@ephemeris/core/time/wall-time'
import { offsetOf, type UtcOffset } from '@ephemeris/core/time/zone'
import { TIME_WORDS } from '../words/time-words.ts'
import type { UnmarkedClock } from './notice-clock.ts'
import { findTimes } from './notice-found.ts'
import { type NoticeSpan, type NoticeTime, readNoticeSpan } from './notice-time.ts'

type Range = Extract<NoticeSpan, { kind: 'range' }>

/**
 * The span of a folded text that may give each server its own time, or each stage; else as `readNoticeSpan`.
 *
 * Times of servers that agree on the servers' clocks are times of each server; those that are one instant are one.
 * Others are no time that could be shown.
 */
export function readParts(folded: string, unmarked: UnmarkedClock = 'server'): NoticeSpan | null {
  const found = findTimes(folded)
  if (found.times.length < 2) return readNoticeSpan(folded, unmarked, found)
  const perServer = rangesOfServers(folded)
  if (perServer) return unitedServers(perServer)
  return ofStages(stagesIn(folded, unmarked)) ?? readNoticeSpan(folded, unmarked, found)
}

interface ServerRange {
  readonly offset: UtcOffset
  readonly range: Range
}

/** The name of a server in front of its own time. */
const SERVERS = TIME_WORDS.servers.map(({ zone, names }) => ({
  offset: offsetOf(zone),
  word: new RegExp(
    `(?<![\\p{L}\\d])(?:${names.source})(?: ?(?:server|サーバー|服务器|伺服器|서버|serveur))? ?:`,
    'giu',
  ),
}))

/** `null` unless two servers or more have a range of their own. */
function rangesOfServers(folded: string): readonly ServerRange[] | null {
  const named = SERVERS.flatMap(({ offset, word }) =>
    Array.from(folded.matchAll(word), ({ index, 0: text }) => ({ offset, from: index, to: index + text.length })),
  ).sort((one, other) => one.from - other.from)
  const ranges = named.flatMap(({ offset, to }, index) => {
    // A zone behind the name says the same again: "Asia (UTC+8): …".
    const span = readNoticeSpan(folded.slice(to, named[index + 1]?.from))
    return span?.kind === 'range' ? [{ offset, range: span }] : []
  })
  return new Set(ranges.map(({ offset }) => offset)).size > 1 ? ranges : null
}

function unitedServers(ranges: readonly ServerRange[]): NoticeSpan | null {
  const start = united(ranges.map(({ offset, range }) => ({ offset, time: range.start })))
  const end = united(ranges.map(({ offset, range }) => ({ offset, time: range.end })))
  return start && end ? { kind: 'range', start, end } : null
}

function united(times: readonly { readonly offset: UtcOffset; readonly time: NoticeTime }[]): NoticeTime | null {
  const [first] = times
  if (first?.time.kind !== 'edge') return first?.time ?? null
  const stated = times.flatMap(({ offset, time }) => {
    if (time.kind !== 'edge') return []
    const at = edgeInstant(time.edge, offset)
    return [{ at, wall: wallTimeOf(at, offset) }]
  })
  const [one] = stated
  if (!one) return null
  if (stated.every(({ wall }) => wall === one.wall)) return { kind: 'edge', edge: { kind: 'wall', at: one.wall } }
  return stated.every(({ at }) => at === one.at) ? { kind: 'edge', edge: { kind: 'instant', at: one.at } } : null
}

/** From the first stage to the last one; a table may give stages only an opening, and one end behind the last one. */
function ofStages(spans: readonly (NoticeSpan | null)[]): NoticeSpan | null {
  const ranges = spans.filter((span) => span?.kind === 'range')
  const [first, last] = [ranges[0], spans.at(-1)]
  if (first && ranges.length > 1) return { ...first, end: latestEnd(ranges) }
  const openings = spans.slice(0, -1).filter((span) => span?.kind === 'open')
  const [opening] = openings
  const isTable = opening && openings.length === spans.length - 1 && last?.kind === 'range'
  return isTable ? { ...last, start: opening.start } : null
}

/** The latest of ends on one clock; else the last one. */
function latestEnd(staged: readonly Range[]): NoticeTime {
  return staged.map(({ end }) => end).reduce((latest, end) => (isLater(latest, end) ? latest : end))
}

function isLater(one: NoticeTime, other: NoticeTime): boolean {
  return (
    one.kind === 'edge' && other.kind === 'edge' && one.edge.kind === other.edge.kind && one.edge.at > other.edge.at
  )
}

const STAGE = new RegExp(TIME_WORDS.stages, 'giu')

/** What each stage states; empty if a time is above the first one, which is then that of the whole. */
function stagesIn(folded: string, unmarked: UnmarkedClock): readonly (NoticeSpan | null)[] {
  const starts = Array.from(folded.matchAll(STAGE), ({ index }) => index)
  const [firstStart] = starts
  if (firstStart === undefined || readNoticeSpan(folded.slice(0, firstStart), unmarked)) return []
  return starts.map((from, index) => readNoticeSpan(folded.slice(from, starts[index + 1]), unmarked))
}
