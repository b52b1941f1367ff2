import type { Edge } from '@ephemeris/core/activity/activity'
import { type Instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { momentOf, movedBy, type PublisherNotice } from '../notice/notice.ts'
import { textsOf } from '../notice/texts.ts'
import type { Passage, UnmarkedClock } from '../times/passage.ts'
import { type NoticeTime, spanIn } from '../times/span.ts'
import type { VersionTimes } from '../versions/version-times.ts'
import { amountAdded, CHANGE_KINDS, CHANGE_WORDS, type ChangeKind } from '../words/words.ts'

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

/**
 * The change that a title states outside the name of the activity that it is about; `null`: none. (ANN-74)
 *
 * @param unmarked the clock of a time that names none
 */
export function changeIn(
  notice: PublisherNotice,
  versions: VersionTimes,
  unmarked: UnmarkedClock = 'server',
): Change | null {
  const texts = textsOf(notice)
  const isSaid = (word: RegExp) => texts.some(({ outside }) => outside.some((title) => word.test(title)))
  const kind = CHANGE_KINDS.find((one) => isSaid(CHANGE_WORDS[one]))
  if (kind === undefined) return null
  const publishedAt = momentOf(notice.shownFrom)
  const edgeOf = (time: NoticeTime) => versions.edgeOf(time, publishedAt)?.edge ?? null
  const stated = texts.map(({ passages }) =>
    passages.flatMap((_, index) => statedIn(passages, index, { edgeOf, unmarked })),
  )
  const folded = texts.flatMap(({ passages }) => passages.map(({ text }) => text))
  return {
    ...{ notice, kind, publishedAt },
    titles: texts.flatMap(({ title, subtitle }) => [title, subtitle]),
    stated: stated.find((found) => found.length > 0) ?? [],
    days: amountAdded('days', [...texts.flatMap(({ titles }) => titles), ...folded]),
  }
}

function statedIn(
  lines: readonly Passage[],
  index: number,
  { edgeOf, unmarked }: { readonly edgeOf: (time: NoticeTime) => Edge | null; readonly unmarked: UnmarkedClock },
): readonly StatedTimes[] {
  const line = lines[index]
  const span = line ? spanIn(line, unmarked) : null
  if (!line || span === null || span.kind === 'permanent') return []
  const [first, last] = [line.times[0] ?? null, line.times.at(-1) ?? null]
  const above = lines.slice(Math.max(0, index - LINES_ABOVE), index).filter(({ times }) => times.length === 0)
  const before = line.between(null, first) ?? ''
  const label = /\p{L}/u.test(before) ? before : (above.at(-1)?.text ?? '')
  const isNew = CHANGE_WORDS.new.test(label)
  return [
    {
      start: span.kind === 'range' ? edgeOf(span.start) : null,
      end: span.kind === 'open' ? null : edgeOf(span.end),
      alone: span.kind === 'open' ? edgeOf(span.start) : null,
      isNew,
      isOld: !isNew && CHANGE_WORDS.old.test(label),
      isEnding: [label, line.between(last, null) ?? ''].some((one) => CHANGE_WORDS.endings.test(one)),
    },
  ]
}

/** The last minute of an end lasts until its last second. */
export function asEnd(edge: Edge): Edge {
  return edge.at % (60 * MINUTE_MS) === 59 * MINUTE_MS ? movedBy(edge, 59 * SECOND_MS) : edge
}

/** Whether two times are in one minute of one kind of clock. */
export function isSameMinute(one: Edge, other: Edge): boolean {
  return one.kind === other.kind && Math.floor(one.at / MINUTE_MS) === Math.floor(other.at / MINUTE_MS)
}
