import { isDeepStrictEqual } from 'node:util'
import { type Edge, type EdgeChange, edgeInstant } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { PartialText } from '@ephemeris/core/language/language'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { formatWallTime, wallTimeOf } from '@ephemeris/core/time/wall-time'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import { activityId } from '../shipped/activity-id.ts'
import type { Announcement } from './announcement.ts'
import type { FoundAnnouncement } from './found-announcements.ts'

/** What a new round of reading is compared with. */
export interface Known {
  /** Of the same game. */
  readonly stored: readonly Announcement[]
  /** The activities that come with the product, of the same game. */
  readonly shipped: readonly CatalogueActivity[]
  readonly now: Instant
}

/** Further apart two periods of an activity are not one that was moved. */
const FURTHEST_MOVE_MS = 21 * DAY_MS

/**
 * The announcements of a game after a round of reading: what was found, under the id it has had since it was first seen
 * or that the shipped facts give it; what is gone, kept. Reading the same again changes nothing.
 */
export function mergeAnnouncements(found: readonly FoundAnnouncement[], known: Known): readonly Announcement[] {
  const before = matches(found, known.stored)
  const taken = new Set(known.stored.map(({ id }) => id))
  const merged = found.map((one) => {
    const stored = before.get(one)
    if (stored) return continued(stored, one, known.now)
    const id = newId(one, known.shipped, taken)
    if (id === null) return null
    taken.add(id)
    return begun(id, one, known.now)
  })
  const present = new Set([...before.values()].map(({ id }) => id))
  return [
    ...merged.filter((announcement) => announcement !== null),
    ...known.stored.filter(({ id }) => !present.has(id)).map((stored) => gone(stored, known.now)),
  ]
}

/** What was stored of each activity that was found, each stored one at most once; what has the same number comes first. */
function matches(
  found: readonly FoundAnnouncement[],
  stored: readonly Announcement[],
): ReadonlyMap<FoundAnnouncement, Announcement> {
  const matched = new Map<FoundAnnouncement, Announcement>()
  const used = new Set<string>()
  const rounds = [
    (one: FoundAnnouncement, candidate: Announcement) => candidate.noticeId === one.noticeId && isSame(candidate, one),
    (one: FoundAnnouncement, candidate: Announcement) => isSame(candidate, one),
  ]
  for (const fits of rounds) {
    for (const one of found) {
      if (matched.has(one)) continue
      const candidate = stored.find((other) => !used.has(other.id) && fits(one, other))
      if (!candidate) continue
      matched.set(one, candidate)
      used.add(candidate.id)
    }
  }
  return matched
}

function begun(id: string, found: FoundAnnouncement, now: Instant): Announcement {
  return { ...found, id, changes: [], changedAt: now, goneSince: null }
}

/** Times that the text states are not given up for the time in which a notice is shown. */
function continued(before: Announcement, found: FoundAnnouncement, now: Instant): Announcement {
  const keepsTimes = before.basis === 'text' && found.basis === 'window' && found.type !== 'version'
  const { start, end, basis } = keepsTimes ? before : found
  const changes = [changeOf('start', before.start, start, now), changeOf('end', before.end, end, now)]
  const next: Announcement = {
    ...found,
    id: before.id,
    name: { ...before.name, ...found.name },
    bannerUrl: found.bannerUrl ?? before.bannerUrl,
    publishedAt: before.publishedAt ?? found.publishedAt,
    featured: found.featured.length > 0 ? found.featured : before.featured,
    rewards: found.rewards.length > 0 ? found.rewards : before.rewards,
    start,
    end,
    basis,
    // Better knowledge is no move of the publisher's.
    changes:
      before.basis === basis ? [...before.changes, ...changes.filter((change) => change !== null)] : before.changes,
    changedAt: before.changedAt,
    goneSince: null,
  }
  return isDeepStrictEqual(next, before) ? before : { ...next, changedAt: now }
}

function changeOf(edge: EdgeChange['edge'], from: Edge, to: Edge, at: Instant): EdgeChange | null {
  return from.kind === to.kind && from.at === to.at ? null : { at, edge, from, to }
}

/** A notice that disappears before its activity is over may have been called off; one that was over says nothing. */
function gone(stored: Announcement, now: Instant): Announcement {
  if (stored.goneSince !== null || wireTime(stored.end) <= now) return stored
  return { ...stored, changedAt: now, goneSince: now }
}

/** `null` where the round found the same activity twice. */
function newId(
  found: FoundAnnouncement,
  shipped: readonly CatalogueActivity[],
  taken: ReadonlySet<string>,
): string | null {
  const { gameId, version } = found
  const day = formatWallTime(wallTimeOf(wireTime(found.start), WIRE_OFFSET)).slice(0, 10)
  const own = `notice/${found.noticeId}/${day}`
  const fact = shipped.find((activity) => !taken.has(activity.id) && isSameFact(activity, found))
  const candidates =
    version !== null
      ? [activityId(gameId, `${gameId}-v${version}`)]
      : [
          ...(fact ? [fact.id] : []),
          activityId(gameId, own),
          // Several activities of one notice are told apart by what they are called or feature.
          activityId(gameId, `${own}/${found.pool ?? ''}/${Object.values(found.name)[0] ?? ''}`),
        ]
  return candidates.find((id) => !taken.has(id)) ?? null
}

function isSame(stored: Announcement, found: FoundAnnouncement): boolean {
  if (stored.type !== found.type || stored.pool !== found.pool) return false
  if (found.version !== null) return stored.version === found.version
  if (!isNear(stored, found)) return false
  if (found.type === 'gacha')
    return featuresSame(stored, found) && (stored.noticeId === found.noticeId || hasSameName(stored.name, found.name))
  return hasSameName(stored.name, found.name)
}

function isSameFact(activity: CatalogueActivity, found: FoundAnnouncement): boolean {
  if (activity.type !== found.type || !isNear(activity, found)) return false
  if (found.type === 'gacha') return found.featured.length > 0 && featuresSame(activity, found)
  return hasSameName(activity.title, found.name)
}

interface Times {
  readonly start: Edge
  readonly end: Edge
}

/** One that was over before the other began is another period of the same activity. */
function isNear(one: Times, other: Times): boolean {
  const isApart = wireTime(one.end) <= wireTime(other.start) || wireTime(other.end) <= wireTime(one.start)
  return !isApart && Math.abs(wireTime(one.start) - wireTime(other.start)) <= FURTHEST_MOVE_MS
}

type Featuring = Pick<Announcement, 'featured'>

/** Of two banners that run at once one five-star alone may differ by its id, known later than its name. */
function featuresSame(one: Featuring, other: Featuring): boolean {
  const [first, second] = [fiveStars(one), fiveStars(other)]
  if (first.length === 0 || second.length === 0) return first.length === second.length
  return first.some((item) =>
    second.some((candidate) => item.id === candidate.id || hasSameName(item.name, candidate.name)),
  )
}

function fiveStars({ featured }: Featuring) {
  return featured.filter(({ rank }) => rank === 5)
}

function hasSameName(one: PartialText, other: PartialText): boolean {
  const names = new Set(Object.values(one).map(nameKey))
  return Object.values(other).some((name) => nameKey(name) !== '' && names.has(nameKey(name)))
}

/** Spaces, dots and widths differ between places that name the same. */
function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·・•.,:!?'"“”’「」『』《》—–-]/gu, '')
}

function wireTime(edge: Edge): Instant {
  return edgeInstant(edge, WIRE_OFFSET)
}
