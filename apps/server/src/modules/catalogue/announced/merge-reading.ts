import { edgeInstant } from '@ephemeris/core/activity/activity'
import { GAME_IDS } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import { computedAround } from '../shipped/computed-activities.ts'
import type { Announcement } from './announcement.ts'
import { shippedWith } from './effective-activities.ts'
import { isEqualEdge } from './known-changes.ts'
import { type Known, mergeAnnouncements } from './merge-announcements.ts'
import type { FoundAnnouncement, RoundReading } from './reading.ts'

/** So many activities of other instances are kept; they stay for good, since marks and votes refer to them. */
const MOST_MIRRORED = 10_000

export interface Stored {
  readonly announcements: readonly Announcement[]
  /** Of activities that were retired, and of those that the operator corrects. */
  readonly otherIds: readonly string[]
}

/** The announcements of the games that a round of reading is about. */
export function mergeReading(
  { announcements: stored, otherIds }: Stored,
  { found, givenIds }: Pick<RoundReading, 'found' | 'givenIds'>,
  now: Instant,
): readonly Announcement[] {
  const mirror = givenIds && { givenIds, reserved: new Set([...reservedIds(stored, now), ...otherIds]) }
  const merged = [...found].flatMap(([gameId, announcements]) => {
    const own = stored.filter((announcement) => announcement.gameId === gameId)
    const shipped = shippedWith(gameId, own)
    const taken = mirror ? announcements.filter(beyond({ shipped, stored: own }, mirror.givenIds)) : announcements
    return mergeGame(taken, {
      stored: own,
      shipped,
      now,
      ...(mirror && { mirror: { ...mirror, facts: new Map(shipped.map((fact) => [fact.id, fact])) } }),
    })
  })
  return mirror ? withinLimit(merged, stored) : merged
}

/** An answer that suddenly lacks more than half of what runs is no proof that it is gone. (ING-6) */
function mergeGame(found: readonly FoundAnnouncement[], known: Known): readonly Announcement[] {
  const { stored, now } = known
  const running = stored.filter(({ end, goneSince }) => goneSince === null && edgeInstant(end, WIRE_OFFSET) > now)
  const merged = mergeAnnouncements(found, known)
  const gone = merged.filter(({ goneSince, isCancelled }) => goneSince === now && !isCancelled)
  if (gone.length * 2 <= running.length) return merged
  return merged.map((announcement) =>
    announcement.goneSince === now && !announcement.isCancelled ? { ...announcement, goneSince: null } : announcement,
  )
}

/** Whether another instance says more than what comes with the product. */
function beyond(
  { shipped, stored }: Pick<Known, 'shipped' | 'stored'>,
  givenIds: ReadonlyMap<FoundAnnouncement, string>,
) {
  const announced = new Set(stored.map(({ id }) => id))
  const facts = new Map(shipped.filter(({ id }) => !announced.has(id)).map((fact) => [fact.id, fact]))
  return (one: FoundAnnouncement) => {
    const fact = facts.get(givenIds.get(one) ?? '')
    const hasHistory = one.history !== undefined
    return !fact || hasHistory || !isEqualEdge(fact.start, one.start) || !isEqualEdge(fact.end, one.end)
  }
}

/** Of activities that another instance may not state: shipped, computed but for programmes, announced in other games. */
function reservedIds(stored: readonly Announcement[], now: Instant): readonly string[] {
  return [
    ...GAME_IDS.flatMap((gameId) => shippedWith(gameId, stored)).map(({ id }) => id),
    ...computedAround(now).flatMap(({ id, type }) => (type === 'event' ? [] : [id])),
    ...stored.map(({ id }) => id),
  ]
}

function withinLimit(merged: readonly Announcement[], stored: readonly Announcement[]): readonly Announcement[] {
  const known = new Set(stored.map(({ id }) => id))
  let remaining = MOST_MIRRORED - stored.filter(({ told }) => told !== undefined).length
  return merged.filter(({ id }) => {
    if (known.has(id)) return true
    remaining -= 1
    return remaining >= 0
  })
}
