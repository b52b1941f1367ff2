import { type Edge, edgeInstant } from '@ephemeris/core/activity/activity'
import type { ActivityType } from '@ephemeris/core/games/game'
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { wallTimeOf } from '@ephemeris/core/time/wall-time'
import { ruleOf } from '../kinds/notice-kind.ts'
import { foldNotice } from '../notice/folded.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/publisher-offset.ts'
import { datesIn } from '../times/dates.ts'
import { passagesOf } from '../times/passage.ts'
import { looseRanges, rivalRanges, textsInOrder, withoutVersions } from '../times/sections.ts'
import type { NoticeSpan } from '../times/span.ts'
import type { VersionTimes } from '../versions/version-times.ts'
import { ANNOUNCEMENT_WORDS } from '../words/notice-rules.ts'

/** Longer than any activity. */
const NO_END_MS = 400 * DAY_MS

/** Publishers write such ends for what stays; a shorter one may be a wrong year. */
const STAYS_MS = 5 * 365 * DAY_MS

/** Shorter than any activity: some hours of one evening are those of a concert or a broadcast. */
const SHORTEST_MS = 12 * HOUR_MS

/** A stated time is of about the days for which its notice is shown; one of another year is a misprint. */
const FURTHEST_MS = 150 * DAY_MS

export interface ActivityTimes {
  readonly start: Edge
  readonly end: Edge
  /** `text`: the notice states both; `window`: only when the notice is shown is known. */
  readonly basis: 'text' | 'window'
  /** Only the usual length of versions says when it begins, or its kind is not certain. */
  readonly isStartExpected?: true
  readonly isEndExpected?: true
}

export interface NoTimes {
  readonly reason: 'permanent' | 'short' | 'no time' | 'version unknown' | 'order'
}

export interface StatedTime {
  readonly type: ActivityType | null
  readonly span: NoticeSpan | null
  readonly versions: VersionTimes
}

/** When an activity runs, from the times in its notice and the time for which that is shown; else why the time is unknown. */
export function timesOf(notice: PublisherNotice, { type, span, versions }: StatedTime): ActivityTimes | NoTimes {
  const { shownFrom, shownUntil } = notice
  const window: ActivityTimes = { start: shownFrom, end: shownUntil, basis: 'window' }
  if (span?.kind === 'permanent') return { reason: 'permanent' }
  if (span?.kind === 'open') return { reason: span.isLeftOpen ? 'permanent' : 'no time' }
  if (span === null) {
    if (isOnlyFiled(notice) || statesDates(notice, type === 'gacha')) return { reason: 'no time' }
    if (lengthOf(window) > NO_END_MS) return { reason: 'permanent' }
    // The time for which a notice is shown is not the time of an event whose own time could not be read.
    if (type !== 'gacha' || notice.isWindowGuessed) return { reason: 'no time' }
    return orderly(withinVersion(window, versions))
  }
  const shown = at(shownFrom)
  if (span.kind === 'until') {
    // Only the end is stated; the notice is shown from some time around the start.
    const end = versions.edgeOf(span.end, shown)
    if (end === null) return { reason: 'version unknown' }
    const { isEndExpected: _, ...known } = withinVersion(window, versions)
    return orderly({ ...known, end: end.edge, ...(end.isExpected && { isEndExpected: true }) })
  }
  const [start, end] = [versions.edgeOf(span.start, shown), versions.edgeOf(span.end, shown)]
  if (start === null || end === null) return { reason: 'version unknown' }
  const stated: ActivityTimes = {
    ...{ start: start.edge, end: end.edge, basis: 'text' },
    ...(start.isExpected && { isStartExpected: true }),
    ...(end.isExpected && { isEndExpected: true }),
  }
  const isShort = lengthOf(stated) > 0 && lengthOf(stated) < SHORTEST_MS && type !== 'gacha'
  return isShort ? (longerIn(notice, versions) ?? { reason: 'short' }) : orderly(stated)
}

/** What no activity lasts is a fault of the notice, or stays. */
function orderly(times: ActivityTimes): ActivityTimes | NoTimes {
  if (lengthOf(times) <= 0) return { reason: 'order' }
  if (lengthOf(times) <= NO_END_MS) return times
  return { reason: times.basis === 'window' || lengthOf(times) > STAYS_MS ? 'permanent' : 'order' }
}

/**
 * Whether a notice states other times of its activity under the same label or in another language, in a sentence, or a
 * time that is far from the days for which it is shown. (ANN-78)
 */
export function isContradicted(
  notice: PublisherNotice,
  { start, end }: ActivityTimes,
  versions: VersionTimes,
): boolean {
  const shown = at(notice.shownFrom)
  if (at(end) < shown - FURTHEST_MS || at(start) > shown + FURTHEST_MS || endsOtherwise(notice, end)) return true
  const [first, ...others] = rivalRanges(notice).flatMap((range) => {
    const edges = [range.start, range.end].flatMap((time) => versions.edgeOf(time, shown)?.edge ?? [])
    return edges.length === 2 ? [edges] : []
  })
  return others.some((other) =>
    other.some((edge, index) => {
      const own = first?.[index] ?? edge
      // A wall clock may name the same moment as an instant.
      return Math.abs(at(edge) - at(own)) > (edge.kind === own.kind ? MINUTE_MS : DAY_MS)
    }),
  )
}

/** Whether a sentence says that the event ends on another day; it may leave out the year. */
function endsOtherwise(notice: PublisherNotice, end: Edge): boolean {
  const stated = [...notice.texts].flatMap(([language, { lines }]) => {
    const sentences = lines.map(foldNotice).filter((line) => ANNOUNCEMENT_WORDS.ends.test(line))
    return sentences.flatMap((line) => datesIn(line, language).flatMap(({ day }) => day ?? []))
  })
  const last = end.kind === 'wall' ? end.at : wallTimeOf(end.at, PUBLISHER_OFFSET)
  return stated.some(({ year, month, day }) => {
    const other = Date.UTC(year ?? new Date(last).getUTCFullYear(), month - 1, day)
    return last < other - DAY_MS || last > other + 2 * DAY_MS
  })
}

/** The first range of the notice that is long enough for an activity. */
function longerIn(notice: PublisherNotice, versions: VersionTimes): ActivityTimes | null {
  const shown = at(notice.shownFrom)
  const ranges = textsInOrder(notice).flatMap(({ lines }) => looseRanges(lines).map(({ span }) => span))
  for (const range of ranges) {
    const [start, end] = [range.start, range.end].map((time) => versions.edgeOf(time, shown)?.edge)
    if (start && end && at(end) - at(start) >= SHORTEST_MS) return { start, end, basis: 'text' }
  }
  return null
}

/**
 * Whether nothing but its place, or only the prospect of something, makes a notice with a text an activity: without a
 * time it shows about the game or about what is still to be announced.
 */
function isOnlyFiled(notice: PublisherNotice): boolean {
  const texts = textsInOrder(notice)
  if (texts.every(({ lines }) => lines.length === 0)) return false
  const isUpcoming = texts.some(({ title }) => ANNOUNCEMENT_WORDS.upcoming.test(foldNotice(title)))
  return isUpcoming || ruleOf(notice)?.title === null
}

/**
 * Whether a notice states a day and an hour, or two days, so that its own time is another than that of the list; any day or
 * hour is enough for one whose time would else be that of the list. (ANN-51)
 */
function statesDates(notice: PublisherNotice, isAnyEnough: boolean): boolean {
  const lines = textsInOrder(notice).flatMap((text) => passagesOf(text.lines))
  return lines.some(({ text, tokens: { dates } }) => {
    const days = dates.filter(({ day }) => day !== null).length
    const isTime = isAnyEnough ? dates.length > 0 : days > 1 || (days === 1 && dates.some(({ time }) => time !== null))
    return isTime && !ANNOUNCEMENT_WORDS.otherPeriod.test(withoutVersions(text))
  })
}

/** The time of a list, as far as it lies in the version of its notice: only that it may run then is known. (ANN-11) */
function withinVersion(window: ActivityTimes, versions: VersionTimes): ActivityTimes {
  const from = at(window.start)
  const opens = versions.edgeOf({ kind: 'opening', version: null }, from)?.edge
  const closes = versions.edgeOf({ kind: 'close', version: null }, from)?.edge
  // Lists show a notice from its maintenance on.
  return {
    ...window,
    ...(opens && at(opens) - from > SHORTEST_MS && { start: opens }),
    ...(closes && at(window.end) - at(closes) > SHORTEST_MS && { end: closes }),
    ...{ isStartExpected: true, isEndExpected: true },
  }
}

function lengthOf({ start, end }: ActivityTimes): number {
  return at(end) - at(start)
}

function at(edge: Edge): Instant {
  return edgeInstant(edge, PUBLISHER_OFFSET)
}
