import type { Edge } from '@ephemeris/core/activity/activity'
import type { CatalogueReward } from '@ephemeris/core/activity/catalogue-activity'
import type { ActivityType } from '@ephemeris/core/games/game'
import type { PartialText } from '@ephemeris/core/language/language'
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { wallTimeOf } from '@ephemeris/core/time/wall-time'
import { type AnnouncedItem, featuredItems } from '../banners/featured-items.ts'
import { ruleOf } from '../kinds/notice-kind.ts'
import { momentOf as at, PUBLISHER_OFFSET, type PublisherNotice } from '../notice/notice.ts'
import { inEach, textsOf } from '../notice/texts.ts'
import { datesIn } from '../times/dates.ts'
import { isNameless } from '../times/notice-name.ts'
import { lineRanges, rivalRanges, withoutVersions } from '../times/sections.ts'
import type { NoticeSpan } from '../times/span.ts'
import type { VersionEdge, VersionTimes } from '../versions/version-times.ts'
import { ANNOUNCEMENT_WORDS } from '../words/words.ts'

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

/** Not certain, whatever the notice states. */
export const EXPECTED = { isStartExpected: true, isEndExpected: true } as const

export interface AnnouncedActivity extends ActivityTimes {
  readonly noticeId: string
  readonly type: Exclude<ActivityType, 'version'>
  /** As published. */
  readonly title: PartialText
  /** What the publisher puts in quotation marks, else the whole title. */
  readonly name: PartialText
  readonly bannerUrl: PartialText
  readonly publishedAt: Instant
  readonly rewards: readonly CatalogueReward[]
  readonly featured: readonly AnnouncedItem[]
  /** Where it does not follow from the name. */
  readonly cycle?: string
}

type NoTime = 'permanent' | 'short' | 'no time' | 'version unknown' | 'order'

/** A notice of an activity that is not shown, with the reason for the operator. */
export interface LeftOut {
  readonly noticeId: string
  readonly titles: PartialText
  readonly reason: 'kind' | 'kind unsure' | 'no name' | 'change unclear' | 'contradictory' | NoTime
  /** What it most likely is, where only its kind is unsure and its times are known. */
  readonly likely?: AnnouncedActivity
}

export function leftOut(notice: PublisherNotice, reason: LeftOut['reason']): LeftOut {
  return { noticeId: notice.id, titles: inEach(notice, ({ title }) => title), reason }
}

/** Whether someone has to look: what stays for good or is of no kind is left out on purpose. */
export function isUnclear({ reason }: Pick<LeftOut, 'reason'>): boolean {
  return reason !== 'kind' && reason !== 'permanent' && reason !== 'short'
}

interface StatedTime {
  readonly type: ActivityType | null
  readonly span: NoticeSpan | null
  readonly versions: VersionTimes
}

/** The activity of one kind that a notice, a part or a row of it announces at a stated time. */
export function activityOf(notice: PublisherNotice, stated: StatedTime): AnnouncedActivity | LeftOut {
  const { type } = stated
  if (type === null || type === 'version') return leftOut(notice, 'kind')
  if (notice.isPermanent) return leftOut(notice, 'permanent')
  const times = timesOf(notice, stated)
  if (typeof times === 'string') return leftOut(notice, times)
  if (textsOf(notice).every((text) => isNameless(text, text.language))) return leftOut(notice, 'no name')
  return announcedAt(notice, type, times)
}

export function announcedAt(
  notice: PublisherNotice,
  type: AnnouncedActivity['type'],
  times: ActivityTimes,
): AnnouncedActivity {
  return {
    noticeId: notice.id,
    type,
    title: inEach(notice, ({ title }) => title),
    name: inEach(notice, ({ name }) => name),
    ...times,
    bannerUrl: inEach(notice, ({ bannerUrl }) => bannerUrl),
    publishedAt: at(notice.shownFrom),
    featured: type === 'gacha' ? featuredItems(notice) : [],
    rewards: [],
  }
}

/** When an activity runs, from the times in its notice and the time for which that is shown; else why the time is unknown. */
function timesOf(notice: PublisherNotice, { type, span, versions }: StatedTime): ActivityTimes | NoTime {
  const { shownFrom, shownUntil } = notice
  const window: ActivityTimes = { start: shownFrom, end: shownUntil, basis: 'window' }
  if (span?.kind === 'permanent') return 'permanent'
  if (span?.kind === 'open') return span.isLeftOpen ? 'permanent' : 'no time'
  if (span === null) {
    if (isOnlyFiled(notice) || statesDates(notice, type === 'gacha')) return 'no time'
    if (lengthOf(window) > NO_END_MS) return 'permanent'
    // The time for which a notice is shown is not the time of an event whose own time could not be read.
    if (type !== 'gacha' || notice.isWindowGuessed) return 'no time'
    return orderly(withinVersion(window, versions))
  }
  const end = versions.edgeOf(span.end, at(shownFrom))
  // Only the end may be stated; the notice is shown from some time around the start.
  if (span.kind === 'until') return end ? orderly(between(withinVersion(window, versions), { end })) : 'version unknown'
  const start = versions.edgeOf(span.start, at(shownFrom))
  if (start === null || end === null) return 'version unknown'
  const stated = between({ ...window, basis: 'text' }, { start, end })
  const isShort = lengthOf(stated) > 0 && lengthOf(stated) < SHORTEST_MS && type !== 'gacha'
  return isShort ? (longerIn(notice, versions) ?? 'short') : orderly(stated)
}

/** Times with one edge, or both, that a notice states. */
function between(times: ActivityTimes, stated: { readonly start?: VersionEdge; readonly end: VersionEdge }) {
  const { isStartExpected, isEndExpected: _, ...known } = times
  const isExpected = stated.start ? stated.start.isExpected : isStartExpected
  return {
    ...{ ...known, start: stated.start?.edge ?? times.start, end: stated.end.edge },
    ...(isExpected && { isStartExpected: true as const }),
    ...(stated.end.isExpected && { isEndExpected: true as const }),
  }
}

/** What no activity lasts is a fault of the notice, or stays. */
function orderly(times: ActivityTimes): ActivityTimes | NoTime {
  if (lengthOf(times) <= 0) return 'order'
  if (lengthOf(times) <= NO_END_MS) return times
  return times.basis === 'window' || lengthOf(times) > STAYS_MS ? 'permanent' : 'order'
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
  const last = end.kind === 'wall' ? end.at : wallTimeOf(end.at, PUBLISHER_OFFSET)
  const stated = textsOf(notice).flatMap(({ passages, language }) => {
    const sentences = passages.filter(({ text }) => ANNOUNCEMENT_WORDS.ends.test(text))
    return sentences.flatMap(({ text }) => datesIn(text, language).flatMap(({ day }) => day ?? []))
  })
  return stated.some(({ year, month, day }) => {
    const other = Date.UTC(year ?? new Date(last).getUTCFullYear(), month - 1, day)
    return last < other - DAY_MS || last > other + 2 * DAY_MS
  })
}

/** The first range of the notice that is long enough for an activity. */
function longerIn(notice: PublisherNotice, versions: VersionTimes): ActivityTimes | null {
  const ranges = textsOf(notice).flatMap(({ passages }) => lineRanges(passages))
  for (const { span } of ranges) {
    const [start, end] = [span.start, span.end].map((time) => versions.edgeOf(time, at(notice.shownFrom))?.edge)
    if (start && end && at(end) - at(start) >= SHORTEST_MS) return { start, end, basis: 'text' }
  }
  return null
}

/**
 * Whether nothing but its place, or only the prospect of something, makes a notice with a text an activity: without a
 * time it shows about the game or about what is still to be announced.
 */
function isOnlyFiled(notice: PublisherNotice): boolean {
  const texts = textsOf(notice)
  if (texts.every(({ lines }) => lines.length === 0)) return false
  return (
    texts.some(({ titles: [title = ''] }) => ANNOUNCEMENT_WORDS.upcoming.test(title)) || ruleOf(notice)?.title === null
  )
}

/**
 * Whether a notice states a day and an hour, or two days, so that its own time is another than that of the list; any day or
 * hour is enough for one whose time would else be that of the list. (ANN-51)
 */
function statesDates(notice: PublisherNotice, isAnyEnough: boolean): boolean {
  const lines = textsOf(notice).flatMap(({ passages }) => passages)
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
    ...EXPECTED,
  }
}

function lengthOf({ start, end }: ActivityTimes): number {
  return at(end) - at(start)
}
