import type { Edge } from '@ephemeris/core/activity/activity'
import { DAY_MS, MINUTE_MS } from '@ephemeris/core/time/instant'
import { EXPECTED, type LeftOut, leftOut } from '../activities/announced-activity.ts'
import type { FoundActivity } from '../activities/found-activity.ts'
import { foldNotice } from '../notice/folded.ts'
import { momentOf, movedBy, type PublisherNotice } from '../notice/notice.ts'
import type { ChangeKind } from '../words/words.ts'
import { asEnd, type Change, isSameMinute, type StatedTimes } from './change-notice.ts'

/** A change is announced so long before its activity begins, or after it should have ended, at most. */
const NEAR_MS = { before: 60 * DAY_MS, behind: 14 * DAY_MS }
/** Names that are shorter may be a word of any title. */
const SHORTEST_NAME = 2

export interface Changed {
  readonly activities: readonly FoundActivity[]
  readonly unclear: readonly LeftOut[]
  /** Notices of changes that name no activity: they may announce one themselves. */
  readonly unmatched: readonly PublisherNotice[]
}

/**
 * Brings what later notices say into the activities that they name: by name, near in time, each change on what the one
 * before it said. Where the match or the new times are not certain, the notice is reported, and the activity is shown as
 * expected. (ANN-74, ANN-75)
 *
 * @param earlier what earlier lists announced and this one does not
 */
export function applyChanges(
  found: readonly FoundActivity[],
  earlier: readonly FoundActivity[],
  changes: readonly Change[],
): Changed {
  const activities = [...found]
  const waiting = [...earlier]
  const unclear: LeftOut[] = []
  const unmatched: PublisherNotice[] = []
  const take = (one: FoundActivity) => {
    const index = activities.indexOf(one)
    if (index < 0) activities.push(...waiting.splice(waiting.indexOf(one), 1))
    return activities.indexOf(one)
  }
  for (const change of [...changes].sort((one, other) => one.publishedAt - other.publishedAt)) {
    const named = [...activities, ...waiting]
      .map((one) => ({ one, length: isNear(one, change) ? nameLength(one, change.titles) : 0 }))
      .filter(({ length }) => length >= SHORTEST_NAME)
    const longest = Math.max(0, ...named.map(({ length }) => length))
    const meant = named.filter(({ length }) => length === longest).map(({ one }) => one)
    // What does not take place is no activity of its own.
    if (meant.length === 0 && change.kind === 'cancelled') unclear.push(leftOut(change.notice, 'change unclear'))
    else if (meant.length === 0) unmatched.push(change.notice)
    const distinct = new Set(
      meant.map(({ type, noticeId, start, end }) => JSON.stringify([type, noticeId, start, end])),
    )
    const results = meant.map((one) => ({ one, next: distinct.size === 1 ? changed(one, change) : null }))
    for (const { one, next } of results) activities[take(one)] = next ?? { ...one, ...EXPECTED }
    if (results.some(({ next }) => next === null)) unclear.push(leftOut(change.notice, 'change unclear'))
  }
  return { activities, unclear, unmatched }
}

function isNear({ start, end, revision }: FoundActivity, { publishedAt }: Change): boolean {
  const [from, until] = [momentOf(revision?.start ?? start), momentOf(revision?.end ?? end)]
  return from - NEAR_MS.before <= publishedAt && publishedAt <= until + NEAR_MS.behind
}

/** How long the longest name of an activity is that one of the titles holds; 0: none. */
function nameLength({ name }: FoundActivity, titles: readonly string[]): number {
  const bare = titles.map(bareText)
  const names = Object.values(name).map(bareText)
  return Math.max(0, ...names.filter((one) => bare.some((title) => title.includes(one))).map(({ length }) => length))
}

/** Spaces and quotation marks differ between notices that name the same. */
function bareText(text: string): string {
  return foldNotice(text)
    .toLowerCase()
    .replace(/[\s「」『』"“”«»[\]【】《》'‘’•·]/gu, '')
}

/** The activity as the change leaves it; `null` where that is not certain. */
function changed(before: FoundActivity, change: Change): FoundActivity | null {
  const { start, end } = before.revision ?? before
  const revision = { noticeId: change.notice.id, at: change.publishedAt, start, end }
  if (change.kind === 'cancelled') return { ...before, revision, isCancelled: true }
  const times = changedPeriod(before, change)
  if (times === null || momentOf(times.end) <= momentOf(times.start)) return null
  const longer = momentOf(times.end) - momentOf(end)
  if ((change.kind === 'extended' && longer < 0) || (change.kind === 'shortened' && longer > 0)) return null
  const { isStartExpected: _start, isEndExpected: _end, ...rest } = before
  return { ...rest, ...times, basis: 'text', revision }
}

interface Times {
  readonly start: Edge
  readonly end: Edge
}

/** A period, and what it was before its first change. */
interface Before extends Times {
  readonly revision?: Times
}

/** The one period that a change leaves; `null`: it states none, or several. */
export function changedPeriod(before: Before, { stated, days, kind }: Change): Times | null {
  const current = stated.filter(({ isOld }) => !isOld)
  const labelled = current.filter(({ isNew }) => isNew)
  const periods = joined(labelled.length > 0 ? labelled : current).flatMap((one) => periodOf(before, one, kind) ?? [])
  const isAsBefore = ({ start, end }: Times) => isSameMinute(start, before.start) && isSameMinute(end, before.end)
  const news = periods.filter((period) => !isAsBefore(period) || before.revision !== undefined)
  const [only, ...more] = new Map(news.map((period) => [JSON.stringify(period), period])).values()
  if (only) return more.length === 0 ? only : null
  if (days === null || (current.length > 0 && kind !== 'extended')) return null
  const { start, end } = before.revision ?? before
  const ms = days * DAY_MS
  if (kind === 'moved') return { start: movedBy(start, ms), end: movedBy(end, ms) }
  return { start: before.start, end: movedBy(end, kind === 'shortened' ? -ms : ms) }
}

/** A start and an end in lines of their own are one period. */
function joined(stated: readonly StatedTimes[]): readonly StatedTimes[] {
  return stated.map((one, index) => {
    const above = stated[index - 1]
    const isEndAlone = one.start === null && (one.end ?? (one.isEnding && one.alone))
    return isEndAlone && above?.alone && !above.isEnding ? { ...one, start: above.alone, end: isEndAlone } : one
  })
}

/**
 * What one line states, beside what is known: a range from the old end on only moves the end, unless it is the whole
 * period of what was moved or corrected: said to be new, or as long as before.
 */
function periodOf(before: Before, { start, end, alone, isNew, isEnding }: StatedTimes, kind: ChangeKind): Times | null {
  if (end && start) {
    const stated = { start, end: asEnd(end) }
    const isFromEnd = [before, before.revision].some((one) => {
      if (!one || !isSameMinute(one.end, start)) return false
      const isWhole = (kind === 'moved' || kind === 'corrected') && (isNew || minutesOf(one) === minutesOf(stated))
      return !isWhole
    })
    return isFromEnd ? { ...stated, start: before.start } : stated
  }
  const until = end ?? (isEnding ? alone : null)
  return until && { start: before.start, end: asEnd(until) }
}

/**
 * One activity for several notices of it: the one that was published last gives the times. Where all were published at
 * once, the first one stays, as expected, and the others are reported. (ANN-76)
 */
export function withoutRepeated(found: readonly FoundActivity[]): Omit<Changed, 'unmatched'> {
  const activities: FoundActivity[] = []
  const unclear: LeftOut[] = []
  for (const one of [...found].sort((one, other) => (one.publishedAt ?? 0) - (other.publishedAt ?? 0))) {
    const index = activities.findIndex((other) => isRepeated(other, one))
    const before = activities[index]
    if (!before) activities.push(one)
    else if (one.publishedAt !== null && one.publishedAt > (before.publishedAt ?? 0)) {
      const { start, end, basis, isStartExpected, isEndExpected } = one
      const { start: from, end: until } = before.revision ?? before
      activities[index] = {
        ...{ ...before, start, end, basis, ...(isStartExpected && { isStartExpected }) },
        ...(isEndExpected && { isEndExpected }),
        revision: { noticeId: one.noticeId, at: one.publishedAt, start: from, end: until },
      }
    } else {
      activities[index] = { ...before, ...EXPECTED }
      unclear.push({ noticeId: one.noticeId, titles: one.name, reason: 'change unclear' })
    }
  }
  // In the order of the notices, since others are compared with it.
  const order = new Map(found.map(({ noticeId }, index) => [noticeId, index] as const).reverse())
  const placeOf = ({ noticeId }: FoundActivity) => order.get(noticeId) ?? 0
  return { activities: activities.sort((one, other) => placeOf(one) - placeOf(other)), unclear }
}

/** Whether two notices announce one activity: one name, or the same five-stars in one pool, in periods that overlap. */
function isRepeated(one: FoundActivity, other: FoundActivity): boolean {
  // Seasons of a challenge overlap, and times of a list say nothing new.
  const isPublished = one.type === 'event' || one.type === 'gacha'
  if (!isPublished || one.basis !== 'text' || other.basis !== 'text') return false
  if (one.type !== other.type || one.noticeId === other.noticeId || one.pool !== other.pool) return false
  if (JSON.stringify([one.start, one.end]) === JSON.stringify([other.start, other.end])) return false
  if (momentOf(one.start) >= momentOf(other.end) || momentOf(other.start) >= momentOf(one.end)) return false
  const fiveStars = fiveStarsOf(one)
  if (one.type === 'gacha' && fiveStars !== '') return fiveStars === fiveStarsOf(other)
  const names = new Set(Object.values(other.name).map(foldNotice))
  return Object.values(one.name).some((name) => names.has(foldNotice(name)))
}

function fiveStarsOf({ featured }: FoundActivity): string {
  const ids = featured.flatMap(({ rank, id }) => (rank === 5 ? [id] : []))
  return ids.sort().join()
}

function minutesOf({ start, end }: Times): number {
  return Math.floor((momentOf(end) - momentOf(start)) / MINUTE_MS)
}
