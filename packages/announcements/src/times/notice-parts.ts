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
  const staged = rangesOfStages(folded, unmarked)
  const [first] = staged
  if (first && staged.length > 1) return { kind: 'range', start: first.start, end: latestEnd(staged) }
  const opened = openingsWithEnd(folded, unmarked)
  if (opened) return opened
  return readNoticeSpan(folded, unmarked, found)
}

interface ServerRange {
  readonly offset: UtcOffset
  readonly range: Range
}

/** `null` unless two servers or more have a range of their own. */
function rangesOfServers(folded: string): readonly ServerRange[] | null {
  const named = TIME_WORDS.servers
    .flatMap(({ zone, names }) =>
      names.flatMap((name) => {
        const word = new RegExp(
          `(?<![\\p{L}\\d])(?:${name.source})(?: ?(?:server|サーバー|服务器|伺服器|서버|serveur))? ?:`,
          'giu',
        )
        return Array.from(folded.matchAll(word), ({ index, 0: text }) => ({
          zone,
          from: index,
          to: index + text.length,
        }))
      }),
    )
    .sort((one, other) => one.from - other.from)
  const ranges = named.flatMap(({ zone, to }, index) => {
    const offset = offsetOf(zone)
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

/** Of each stage its range; a range before the first stage is that of the whole. */
function rangesOfStages(folded: string, unmarked: UnmarkedClock): readonly Range[] {
  return stagesIn(folded, unmarked).flatMap((text) => {
    const span = readNoticeSpan(text, unmarked)
    return span?.kind === 'range' ? [span] : []
  })
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

/** A table in which each stage has only its opening, with one end for all of them behind the last one. */
function openingsWithEnd(folded: string, unmarked: UnmarkedClock): Range | null {
  const spans = stagesIn(folded, unmarked).map((text) => readNoticeSpan(text, unmarked))
  const [first, last] = [spans[0], spans.at(-1)]
  if (first?.kind !== 'open' || last?.kind !== 'range') return null
  const areOpenings = spans.slice(0, -1).every((span) => span?.kind === 'open')
  return areOpenings ? { kind: 'range', start: first.start, end: last.end } : null
}

/** The text of each stage; empty if a time is above the first one. */
function stagesIn(folded: string, unmarked: UnmarkedClock): readonly string[] {
  const stage = new RegExp(TIME_WORDS.stages.map(({ source }) => `(?:${source})`).join('|'), 'giu')
  const starts = Array.from(folded.matchAll(stage), ({ index }) => index)
  const [firstStart] = starts
  if (firstStart === undefined || readNoticeSpan(folded.slice(0, firstStart), unmarked)) return []
  return starts.map((from, index) => folded.slice(from, starts[index + 1]))
}
