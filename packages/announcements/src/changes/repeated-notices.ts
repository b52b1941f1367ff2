import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { LeftOut } from '../activities/announced-activity.ts'
import { foldNotice } from '../notice/folded.ts'
import { PUBLISHER_OFFSET } from '../notice/publisher-offset.ts'
import type { FoundActivity } from '../read-notices.ts'

/**
 * One activity for several notices of it: the one that was published last gives the times. Where all were published at
 * once, the first one stays, as expected, and the others are reported. (ANN-76)
 */
export function withoutRepeated(found: readonly FoundActivity[]): {
  readonly activities: readonly FoundActivity[]
  readonly unclear: readonly LeftOut[]
} {
  const activities: FoundActivity[] = []
  const unclear: LeftOut[] = []
  const ordered = [...found].sort((one, other) => (one.publishedAt ?? 0) - (other.publishedAt ?? 0))
  for (const one of ordered) {
    const index = activities.findIndex((other) => isRepeated(other, one))
    const before = activities[index]
    if (!before) {
      activities.push(one)
      continue
    }
    if (one.publishedAt !== null && one.publishedAt > (before.publishedAt ?? 0)) {
      const { start, end } = before.revision ?? before
      const revision = { noticeId: one.noticeId, at: one.publishedAt, start, end }
      activities[index] = { ...before, ...times(one), revision }
    } else {
      activities[index] = { ...before, isStartExpected: true, isEndExpected: true }
      unclear.push({ noticeId: one.noticeId, titles: one.name, reason: 'change unclear' })
    }
  }
  // In the order of the notices, since others are compared with it.
  const order = new Map(found.map((one, index) => [one.noticeId, index] as const).reverse())
  return { activities: activities.sort((one, other) => placeOf(one, order) - placeOf(other, order)), unclear }
}

function placeOf({ noticeId }: FoundActivity, order: ReadonlyMap<string, number>): number {
  return order.get(noticeId) ?? 0
}

function times({ start, end, basis, isStartExpected, isEndExpected }: FoundActivity) {
  return { start, end, basis, ...(isStartExpected && { isStartExpected }), ...(isEndExpected && { isEndExpected }) }
}

function isMoved(one: FoundActivity, other: FoundActivity): boolean {
  return JSON.stringify([one.start, one.end]) !== JSON.stringify([other.start, other.end])
}

/** Whether two notices announce one activity: one name, or the same five-stars in one pool, in periods that overlap. */
function isRepeated(one: FoundActivity, other: FoundActivity): boolean {
  // Seasons of a challenge overlap, and times of a list say nothing new.
  const isPublished = one.type === 'event' || one.type === 'gacha'
  if (!isPublished || one.basis !== 'text' || other.basis !== 'text' || !isMoved(one, other)) return false
  if (one.type !== other.type || one.noticeId === other.noticeId || one.pool !== other.pool) return false
  const [start, end, from, until] = [one.start, one.end, other.start, other.end].map((edge) =>
    edgeInstant(edge, PUBLISHER_OFFSET),
  )
  if (start === undefined || end === undefined || from === undefined || until === undefined) return false
  if (start >= until || from >= end) return false
  const fiveStars = fiveStarsOf(one)
  return one.type === 'gacha' && fiveStars !== '' ? fiveStars === fiveStarsOf(other) : hasSameName(one, other)
}

function fiveStarsOf({ featured }: FoundActivity): string {
  return featured
    .filter(({ rank }) => rank === 5)
    .map(({ id }) => id)
    .sort()
    .join()
}

function hasSameName({ name }: FoundActivity, other: FoundActivity): boolean {
  const names = new Set(Object.values(other.name).map(foldNotice))
  return Object.values(name).some((one) => names.has(foldNotice(one)))
}
