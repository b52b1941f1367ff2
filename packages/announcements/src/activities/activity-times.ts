import { type Edge, edgeInstant } from '@ephemeris/core/activity/activity'
import type { ActivityType } from '@ephemeris/core/games/game'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ephemeris/core/time/instant'
import { ruleOf } from '../kinds/notice-kind.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/publisher-offset.ts'
import { findTimes } from '../times/notice-found.ts'
import { withoutVersions } from '../times/notice-section.ts'
import { rangesOf, rivalRanges, textsInOrder } from '../times/notice-span.ts'
import { foldedLines, foldNotice, type NoticeSpan } from '../times/notice-time.ts'
import type { VersionTimes } from '../versions/version-times.ts'
import { ANNOUNCEMENT_WORDS } from '../words/notice-rules.ts'

/** Longer than any activity; publishers write such ends for what stays. */
const NO_END_MS = 400 * DAY_MS

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
  const isEndless = lengthOf(window) > NO_END_MS
  const shown = edgeInstant(shownFrom, PUBLISHER_OFFSET)
  if (span?.kind === 'until') {
    // Only the end is stated; the notice is shown from some time around the start.
    const end = versions.edgeOf(span.end, shown)
    if (end === null) return { reason: 'version unknown' }
    const { isEndExpected: _, ...known } = withinVersion(window, versions)
    const until: ActivityTimes = { ...known, end: end.edge, ...(end.isExpected && { isEndExpected: true }) }
    return lengthOf(until) > NO_END_MS ? { reason: 'permanent' } : orderly(until)
  }
  if (span?.kind === 'permanent') return { reason: 'permanent' }
  if (span?.kind === 'open') return { reason: span.isLeftOpen ? 'permanent' : 'no time' }
  if (span === null && (isOnlyFiled(notice) || statesDates(notice, type === 'gacha'))) return { reason: 'no time' }
  if (span === null && isEndless) return { reason: 'permanent' }
  // The time for which a notice is shown is not the time of an event whose own time could not be read.
  if (span === null) {
    return type === 'gacha' && !notice.isWindowGuessed
      ? orderly(withinVersion(window, versions))
      : { reason: 'no time' }
  }

  const start = versions.edgeOf(span.start, shown)
  const end = versions.edgeOf(span.end, shown)
  if (start === null || end === null) return { reason: 'version unknown' }
  const stated: ActivityTimes = {
    start: start.edge,
    end: end.edge,
    basis: 'text',
    ...(start.isExpected && { isStartExpected: true }),
    ...(end.isExpected && { isEndExpected: true }),
  }
  const length = lengthOf(stated)
  if (length > 0 && length < SHORTEST_MS && type !== 'gacha') return longerIn(notice, versions) ?? { reason: 'short' }
  if (length <= 0) return { reason: 'order' }
  if (length > NO_END_MS) return { reason: 'permanent' }
  return stated
}

/**
 * Whether a notice states other times of its activity under the same label or in another language, or a time that is far
 * from the days for which it is shown. (ANN-78)
 */
export function isContradicted(
  notice: PublisherNotice,
  { start, end }: ActivityTimes,
  versions: VersionTimes,
): boolean {
  const shown = edgeInstant(notice.shownFrom, PUBLISHER_OFFSET)
  const [from, until] = [edgeInstant(start, PUBLISHER_OFFSET), edgeInstant(end, PUBLISHER_OFFSET)]
  if (until < shown - FURTHEST_MS || from > shown + FURTHEST_MS) return true
  const [first, ...others] = rivalRanges(notice).flatMap((range) => {
    const edges = [versions.edgeOf(range.start, shown)?.edge, versions.edgeOf(range.end, shown)?.edge]
    return edges.every((edge) => edge !== undefined) ? [edges] : []
  })
  return others.some((other) => other.some((edge, index) => isApart(edge, first?.[index])))
}

/** A wall clock may name the same moment as an instant. */
function isApart(one: Edge, other: Edge | undefined): boolean {
  if (other === undefined) return false
  const apart = Math.abs(edgeInstant(one, PUBLISHER_OFFSET) - edgeInstant(other, PUBLISHER_OFFSET))
  return apart > (one.kind === other.kind ? MINUTE_MS : DAY_MS)
}

/** The first range of the notice that is long enough for an activity. */
function longerIn(notice: PublisherNotice, versions: VersionTimes): ActivityTimes | null {
  const shown = edgeInstant(notice.shownFrom, PUBLISHER_OFFSET)
  for (const span of rangesOf(notice)) {
    const [start, end] = [versions.edgeOf(span.start, shown)?.edge, versions.edgeOf(span.end, shown)?.edge]
    if (start && end && lengthOf({ start, end, basis: 'text' }) >= SHORTEST_MS) return { start, end, basis: 'text' }
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
  return textsInOrder(notice).some(({ lines }) =>
    foldedLines(lines).some((line) => {
      const { dates } = findTimes(line)
      const days = dates.filter(({ day }) => day !== null).length
      const isTime = isAnyEnough
        ? dates.length > 0
        : days > 1 || (days === 1 && dates.some(({ time }) => time !== null))
      return isTime && !ANNOUNCEMENT_WORDS.otherPeriod.test(withoutVersions(line))
    }),
  )
}

/** The time of a list, as far as it lies in the version of its notice: only that it may run then is known. (ANN-11) */
function withinVersion(window: ActivityTimes, versions: VersionTimes): ActivityTimes {
  const [from, until] = [edgeInstant(window.start, PUBLISHER_OFFSET), edgeInstant(window.end, PUBLISHER_OFFSET)]
  const version = { version: null } as const
  const opens = versions.edgeOf({ kind: 'opening', ...version }, from)?.edge
  const closes = versions.edgeOf({ kind: 'close', ...version }, from)?.edge
  // Lists show a notice from its maintenance on.
  const isEarly = opens && edgeInstant(opens, PUBLISHER_OFFSET) - from > SHORTEST_MS
  const isLate = closes && until - edgeInstant(closes, PUBLISHER_OFFSET) > SHORTEST_MS
  return {
    ...window,
    ...(isEarly && { start: opens }),
    ...(isLate && { end: closes }),
    ...{ isStartExpected: true, isEndExpected: true },
  }
}

function orderly(times: ActivityTimes): ActivityTimes | NoTimes {
  return lengthOf(times) > 0 ? times : { reason: 'order' }
}

function lengthOf({ start, end }: ActivityTimes): number {
  return edgeInstant(end, PUBLISHER_OFFSET) - edgeInstant(start, PUBLISHER_OFFSET)
}
