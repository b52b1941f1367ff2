import { type Edge, edgeInstant } from '@ephemeris/core/activity/activity'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import type { WallTime } from '@ephemeris/core/time/wall-time'
import { type LeftOut, leftOut } from '../activities/announced-activity.ts'
import { foldNotice } from '../notice/folded.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/publisher-offset.ts'
import type { FoundActivity } from '../read-notices.ts'
import type { ChangeKind } from '../words/change-words.ts'
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
    const named = [...activities, ...waiting].filter((one) => isNear(one, change) && isNamedIn(one, change.titles))
    const longest = Math.max(0, ...named.map((one) => nameLength(one, change.titles)))
    const meant = named.filter((one) => nameLength(one, change.titles) === longest)
    // What does not take place is no activity of its own.
    if (meant.length === 0 && change.kind === 'cancelled') unclear.push(leftOut(change.notice, 'change unclear'))
    else if (meant.length === 0) unmatched.push(change.notice)
    const isOne =
      new Set(meant.map(({ type, noticeId, start, end }) => JSON.stringify([type, noticeId, start, end]))).size === 1
    const results = meant.map((one) => ({ one, changed: isOne ? changed(one, change) : null }))
    for (const { one, changed: next } of results) activities[take(one)] = next ?? doubtful(one)
    if (results.some(({ changed: next }) => next === null)) unclear.push(leftOut(change.notice, 'change unclear'))
  }
  return { activities, unclear, unmatched }
}

function isNear({ start, end, revision }: FoundActivity, { publishedAt }: Change): boolean {
  const [from, until] = [revision?.start ?? start, revision?.end ?? end].map((edge) =>
    edgeInstant(edge, PUBLISHER_OFFSET),
  )
  return (
    from !== undefined &&
    until !== undefined &&
    from - NEAR_MS.before <= publishedAt &&
    publishedAt <= until + NEAR_MS.behind
  )
}

function isNamedIn(one: FoundActivity, titles: readonly string[]): boolean {
  return nameLength(one, titles) >= SHORTEST_NAME
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
  const revision = {
    noticeId: change.notice.id,
    at: change.publishedAt,
    start: before.revision?.start ?? before.start,
    end: before.revision?.end ?? before.end,
  }
  if (change.kind === 'cancelled') return { ...before, revision, isCancelled: true }
  const times = changedPeriod(before, change)
  if (times === null || edgeInstant(times.end, PUBLISHER_OFFSET) <= edgeInstant(times.start, PUBLISHER_OFFSET))
    return null
  const longer = edgeInstant(times.end, PUBLISHER_OFFSET) - edgeInstant(revision.end, PUBLISHER_OFFSET)
  if ((change.kind === 'extended' && longer < 0) || (change.kind === 'shortened' && longer > 0)) return null
  const { isStartExpected: _start, isEndExpected: _end, ...rest } = before
  return { ...rest, ...times, basis: 'text', revision }
}

function doubtful(before: FoundActivity): FoundActivity {
  return { ...before, isStartExpected: true, isEndExpected: true }
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
  const distinct = new Map(news.map((period) => [JSON.stringify(period), period]))
  const [only, ...more] = distinct.values()
  if (only) return more.length === 0 ? only : null
  const first = before.revision ?? before
  if (days === null || stated.some(({ isOld }) => !isOld && kind !== 'extended')) return null
  return kind === 'moved'
    ? { start: later(first.start, days), end: later(first.end, days) }
    : { start: before.start, end: later(first.end, kind === 'shortened' ? -days : days) }
}

/** A start and an end in lines of their own are one period. */
function joined(stated: readonly StatedTimes[]): readonly StatedTimes[] {
  return stated.map((one, index) => {
    const above = stated[index - 1]
    const isEndAlone = one.start === null && (one.end ?? (one.isEnding && one.alone))
    return isEndAlone && above?.alone && !above.isEnding ? { ...one, start: above.alone, end: isEndAlone } : one
  })
}

/** What one line states, beside what is known: a range from the old end on only moves the end. */
function periodOf(before: Before, { start, end, alone, isNew, isEnding }: StatedTimes, kind: ChangeKind): Times | null {
  const known = [before, ...(before.revision ? [before.revision] : [])]
  if (end && start) {
    const isWhole = isNew && kind === 'moved'
    const isFromEnd = !isWhole && known.some((one) => isSameMinute(one.end, start))
    return { start: isFromEnd ? before.start : start, end: asEnd(end) }
  }
  const until = end ?? (isEnding ? alone : null)
  return until && { start: before.start, end: asEnd(until) }
}

function later(edge: Edge, days: number): Edge {
  const at = edge.at + days * DAY_MS
  return edge.kind === 'wall' ? { kind: 'wall', at: at as WallTime } : { kind: 'instant', at: at as Instant }
}
