import { type Edge, edgeInstant } from '@ephemeris/core/activity/activity'
import type { ActivityType } from '@ephemeris/core/games/game'
import { DAY_MS, HOUR_MS } from '@ephemeris/core/time/instant'
import { ruleOf } from '../kinds/notice-kind.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/publisher-offset.ts'
import { rangesOf, textsInOrder } from '../times/notice-span.ts'
import { foldNotice, type NoticeSpan } from '../times/notice-time.ts'
import type { VersionTimes } from '../versions/version-times.ts'
import { ANNOUNCEMENT_WORDS } from '../words/notice-rules.ts'

/** Longer than any activity; publishers write such ends for what stays. */
const NO_END_MS = 400 * DAY_MS

/** Shorter than any activity: some hours of one evening are those of a concert or a broadcast. */
const SHORTEST_MS = 12 * HOUR_MS

/** A day, whether or not a time stands behind it. */
const FULL_DATE = /20\d\d ?[-/.年년] ?\d{1,2} ?[-/.月월] ?\d{1,2}/gu

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
    const until: ActivityTimes = {
      ...window,
      ...(end && { end: end.edge, ...(end.isExpected && { isEndExpected: true }) }),
    }
    return lengthOf(until) > NO_END_MS ? { reason: 'permanent' } : orderly(until)
  }
  if (span?.kind === 'permanent') return { reason: 'permanent' }
  if (span?.kind === 'open') return { reason: span.isLeftOpen ? 'permanent' : 'no time' }
  if (span === null && (isOnlyFiled(notice) || statesDates(notice))) return { reason: 'no time' }
  if (span === null && isEndless) return { reason: 'permanent' }
  // The time for which a notice is shown is not the time of an event whose own time could not be read.
  if (span === null) return type === 'gacha' ? orderly(window) : { reason: 'no time' }

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
  if (length > 0) return stated
  return isEndless || type !== 'gacha' ? { reason: 'order' } : orderly(window)
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

/** Whether a notice states a day from which and one until which, so that its own time is another than that of the list. */
function statesDates(notice: PublisherNotice): boolean {
  return textsInOrder(notice).some(({ lines }) =>
    lines.some(
      (line) => (line.match(FULL_DATE) ?? []).length > 1 && !ANNOUNCEMENT_WORDS.otherPeriod.test(foldNotice(line)),
    ),
  )
}

function orderly(times: ActivityTimes): ActivityTimes | NoTimes {
  return lengthOf(times) > 0 ? times : { reason: 'order' }
}

function lengthOf({ start, end }: ActivityTimes): number {
  return edgeInstant(end, PUBLISHER_OFFSET) - edgeInstant(start, PUBLISHER_OFFSET)
}
