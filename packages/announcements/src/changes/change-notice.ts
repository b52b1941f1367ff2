import { type Edge, edgeInstant } from '@ephemeris/core/activity/activity'
import { type Instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { WallTime } from '@ephemeris/core/time/wall-time'
import { foldedLines, foldNotice } from '../notice/folded.ts'
import type { PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/publisher-offset.ts'
import { withoutName } from '../times/notice-name.ts'
import { passageOf, type UnmarkedClock } from '../times/passage.ts'
import { textsInOrder } from '../times/sections.ts'
import { type NoticeTime, spanIn } from '../times/span.ts'
import type { VersionTimes } from '../versions/version-times.ts'
import { CHANGE_KINDS, CHANGE_WORDS, type ChangeKind, daysAdded } from '../words/change-words.ts'

/** How far above its time a label says whether that is the old or the new one. */
const LINES_ABOVE = 2

/** Times that one line states, in its order; a time alone may be a start or an end. */
export interface StatedTimes {
  readonly start: Edge | null
  readonly end: Edge | null
  readonly alone: Edge | null
  /** A label calls them those that no longer hold. */
  readonly isOld: boolean
  readonly isNew: boolean
  /** Words of an end stand beside a time alone. */
  readonly isEnding: boolean
}

/** What a notice says about an activity that another notice announced. */
export interface Change {
  readonly notice: PublisherNotice
  readonly kind: ChangeKind
  readonly publishedAt: Instant
  /** Its titles, in which it names the activity. */
  readonly titles: readonly string[]
  readonly stated: readonly StatedTimes[]
  /** By how many days it says that the activity is longer or later; `null`: it does not. */
  readonly days: number | null
}

/** What a title says outside the name of the activity that it is about; `null`: no change. (ANN-74) */
export function changeKindOf(notice: PublisherNotice): ChangeKind | null {
  const outside = textsInOrder(notice)
    .map(withoutName)
    .flatMap(({ title, subtitle }) => [foldNotice(title), foldNotice(subtitle)])
  return CHANGE_KINDS.find((kind) => outside.some((title) => CHANGE_WORDS[kind].test(title))) ?? null
}

/** @param unmarked the clock of a time that names none */
export function changeIn(
  notice: PublisherNotice,
  versions: VersionTimes,
  unmarked: UnmarkedClock = 'server',
): Change | null {
  const kind = changeKindOf(notice)
  if (kind === null) return null
  const texts = textsInOrder(notice)
  const publishedAt = edgeInstant(notice.shownFrom, PUBLISHER_OFFSET)
  const all = texts.map(({ lines }) => foldedLines(lines))
  const edgeOf = (time: NoticeTime) => versions.edgeOf(time, publishedAt)?.edge ?? null
  const stated = all.map((lines) => lines.flatMap((_, index) => statedIn(lines, index, { edgeOf, unmarked })))
  const titles = texts.flatMap(({ title, subtitle }) => [title, subtitle])
  const days = [...titles.map(foldNotice), ...all.flat()].map(daysAdded).find((found) => found !== null) ?? null
  return { notice, kind, publishedAt, titles, stated: stated.find((found) => found.length > 0) ?? [], days }
}

function statedIn(
  lines: readonly string[],
  index: number,
  { edgeOf, unmarked }: { readonly edgeOf: (time: NoticeTime) => Edge | null; readonly unmarked: UnmarkedClock },
): readonly StatedTimes[] {
  const line = lines[index] ?? ''
  const span = spanIn(passageOf(line), unmarked)
  if (span === null || span.kind === 'permanent') return []
  const { times } = passageOf(line)
  const first = times[0]?.from ?? 0
  const above = lines.slice(Math.max(0, index - LINES_ABOVE), index).filter((one) => passageOf(one).times.length === 0)
  const before = line.slice(0, first)
  const label = /\p{L}/u.test(before) ? before : (above.at(-1) ?? '')
  const isNew = CHANGE_WORDS.new.test(label)
  const about = {
    isNew,
    isOld: !isNew && CHANGE_WORDS.old.test(label),
    isEnding: [label, line.slice(times.at(-1)?.to)].some((one) => CHANGE_WORDS.endings.test(one)),
  }
  if (span.kind === 'range') return [{ start: edgeOf(span.start), end: edgeOf(span.end), alone: null, ...about }]
  if (span.kind === 'until') return [{ start: null, end: edgeOf(span.end), alone: null, ...about }]
  return [{ start: null, end: null, alone: edgeOf(span.start), ...about }]
}

/** The last minute of an end lasts until its last second. */
export function asEnd(edge: Edge): Edge {
  const rest = edge.at % (60 * MINUTE_MS)
  if (rest !== 59 * MINUTE_MS) return edge
  const at = edge.at + 59 * SECOND_MS
  return edge.kind === 'wall' ? { kind: 'wall', at: at as WallTime } : { kind: 'instant', at: at as Instant }
}

/** Whether two times are in one minute of one kind of clock. */
export function isSameMinute(one: Edge, other: Edge): boolean {
  return one.kind === other.kind && Math.floor(one.at / MINUTE_MS) === Math.floor(other.at / MINUTE_MS)
}
