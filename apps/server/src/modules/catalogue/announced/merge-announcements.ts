import { isDeepStrictEqual } from 'node:util'
import type { EdgeChange } from '@ephemeris/core/activity/activity'
import { activityId } from '@ephemeris/core/activity/activity-id'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { PartialText } from '@ephemeris/core/language/language'
import type { Instant } from '@ephemeris/core/time/instant'
import { formatWallTime, wallTimeOf } from '@ephemeris/core/time/wall-time'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import type { Announcement } from './announcement.ts'
import { isEqualEdge, knownChanges } from './known-changes.ts'
import type { FoundAnnouncement } from './reading.ts'
import {
  candidatesBy,
  isCompatible,
  isInOtherLanguages,
  isMirrored,
  isSame,
  isSameFact,
  likenessKeys,
  type Times,
  wireTime,
} from './same-activity.ts'

/** What a new round of reading is compared with. */
export interface Known {
  /** Of the same game. */
  readonly stored: readonly Announcement[]
  /** The activities that come with the product, of the same game. */
  readonly shipped: readonly CatalogueActivity[]
  readonly now: Instant
  /** Where another instance was read. */
  readonly mirror?: Mirrored
}

interface Mirrored {
  /** The ids that the other instance gives. */
  readonly givenIds: ReadonlyMap<FoundAnnouncement, string>
  /** The shipped activities of the game, by id. */
  readonly facts: ReadonlyMap<string, CatalogueActivity>
  /** Ids of other activities, which it cannot have. */
  readonly reserved: ReadonlySet<string>
}

/**
 * The announcements of a game after a round of reading: what was found, under the id it has had since it was first seen
 * or that the shipped facts give it; what is gone, kept. Reading the same again changes nothing.
 */
export function mergeAnnouncements(found: readonly FoundAnnouncement[], known: Known): readonly Announcement[] {
  const before = matches(found, known)
  const taken = new Set(known.stored.map(({ id }) => id))
  const factsLike = candidatesBy(known.shipped, (activity) => likenessKeys(activity, activity.title))
  const merged = found.map((one) => {
    const stored = before.get(one)
    if (stored) return continued(stored, one, known.now)
    const id = newId(one, { ...known, shipped: factsLike(likenessKeys(one, one.name)) }, taken)
    if (id === null) return null
    taken.add(id)
    return begun(id, one, known.now)
  })
  const present = new Set([...before.values()].map(({ id }) => id))
  return [
    ...merged.filter((announcement) => announcement !== null),
    // What the one kind of source lacks, the other kind may have.
    ...known.stored
      .filter(({ id }) => !present.has(id))
      .map((stored) => (isMirrored(stored) === (known.mirror !== undefined) ? gone(stored, known.now) : stored)),
  ]
}

/**
 * What was stored of each activity that was found, each stored one at most once; what has the same number comes first.
 */
function matches(
  found: readonly FoundAnnouncement[],
  { stored, shipped, mirror }: Known,
): ReadonlyMap<FoundAnnouncement, Announcement> {
  const matched = new Map<FoundAnnouncement, Announcement>()
  const used = new Set<string>()
  const byId = new Map(stored.map((announcement) => [announcement.id, announcement]))
  for (const one of mirror ? found : []) {
    const candidate = byId.get(mirror?.givenIds.get(one) ?? '')
    if (!candidate || used.has(candidate.id)) continue
    // What it is, the instance that gave it may learn later.
    if (!isCompatible(isMirrored(candidate) ? { ...candidate, type: one.type } : candidate, one)) continue
    matched.set(one, candidate)
    used.add(candidate.id)
  }
  const candidatesOf = candidatesBy(stored, (announcement) => likenessKeys(announcement, announcement.name))
  const rounds = [
    (one: FoundAnnouncement, candidate: Announcement) => candidate.noticeId === one.noticeId && isSame(candidate, one),
    (one: FoundAnnouncement, candidate: Announcement) => isSame(candidate, one),
  ]
  for (const fits of rounds) {
    for (const one of found) {
      if (matched.has(one)) continue
      const candidates = candidatesOf(likenessKeys(one, one.name))
      const candidate = candidates.find((other) => !used.has(other.id) && fits(one, other))
      if (!candidate) continue
      matched.set(one, candidate)
      used.add(candidate.id)
    }
  }
  const announcing = new Set(found.map(({ noticeId }) => noticeId))
  for (const one of found) {
    const { noticeId = '' } = one.revision ?? {}
    if (matched.has(one) || noticeId === '' || announcing.has(noticeId)) continue
    // A change that was read before its activity stood for it, whatever it was taken for. (ANN-74)
    const candidate = stored.find((other) => other.noticeId === noticeId && !used.has(other.id))
    // Marks belong to the id of the facts.
    if (!candidate || shipped.some((fact) => isSameFact(fact, one))) continue
    matched.set(one, candidate)
    used.add(candidate.id)
  }
  // Rows of another instance have no number.
  const left = found.filter((one) => !matched.has(one) && one.noticeId !== '')
  const leftOf = groupBy(left, ({ noticeId }) => noticeId)
  const storedOf = groupBy(
    stored.filter(({ id }) => !used.has(id)),
    ({ noticeId }) => noticeId,
  )
  for (const one of left) {
    const candidates = storedOf.get(one.noticeId) ?? []
    const [candidate, ...more] = candidates.filter((other) => isInOtherLanguages(other, one))
    const isOnly = leftOf.get(one.noticeId)?.length === 1
    if (candidate && more.length === 0 && isOnly) matched.set(one, candidate)
  }
  return matched
}

function begun(id: string, { history, reportedAt, ...found }: FoundAnnouncement, now: Instant): Announcement {
  const { revision, isCancelled } = found
  const { changes = revision ? movesBetween(revision, found, revision.at) : [], goneSince = isCancelled ? now : null } =
    history ?? {}
  return { ...found, id, changes, changedAt: now, reportedAt: reportedAt ?? null, goneSince }
}

/** Times that the text states are not given up for the time in which a notice is shown. */
function continued(
  stored: Announcement,
  { history, reportedAt, ...again }: FoundAnnouncement,
  now: Instant,
): Announcement {
  const before = isMirrored(again) ? stored : withRevision(stored)
  const read = isOfBefore(before, again) ? { ...again, ...revised(before) } : again
  const keepsTimes = before.basis === 'text' && read.basis === 'window' && read.type !== 'version'
  const { isStartExpected: _start, isEndExpected: _end, ...found } = read
  const { start, end, basis, isStartExpected, isEndExpected } = keepsTimes ? before : read
  // Where the change was read first, its activity had other times before it.
  const first = again.revision?.noticeId === before.noticeId ? again.revision : null
  // Better knowledge is no move of the publisher's.
  const isMove = first !== null || before.basis === basis
  const moves = isMove ? movesBetween(first ?? before, { start, end }, first?.at ?? now) : []
  const next: Announcement = {
    ...found,
    id: before.id,
    noticeId: found.noticeId || before.noticeId,
    name: nameOf(before, found),
    pool: found.pool ?? before.pool,
    bannerUrl: found.bannerUrl ?? before.bannerUrl,
    publishedAt: before.publishedAt ?? found.publishedAt,
    featured: found.featured.length > 0 ? found.featured : before.featured,
    rewards: found.rewards.length > 0 ? found.rewards : before.rewards,
    start,
    end,
    basis,
    ...(isStartExpected && { isStartExpected }),
    ...(isEndExpected && { isEndExpected }),
    changes: knownChanges([...before.changes, ...moves], history?.changes ?? []),
    changedAt: before.changedAt,
    reportedAt: before.reportedAt,
    goneSince: history?.goneSince ?? (found.isCancelled ? (before.goneSince ?? now) : null),
  }
  const kept = isDeepStrictEqual(next, stored) ? stored : { ...next, changedAt: now }
  return reportedAt === undefined ? kept : { ...kept, reportedAt: later(before.reportedAt, reportedAt) }
}

/** Whether a notice says again what a later one, which is no longer shown, has changed. (ANN-74) */
function isOfBefore({ revision }: Announcement, again: Omit<FoundAnnouncement, 'history'>): boolean {
  if (!revision || again.revision || !isEqualEdge(again.start, revision.start)) return false
  return again.type === 'version' || isEqualEdge(again.end, revision.end)
}

/** Another instance reports the moves of an activity, and not the later notice that it knows them from. (MIR-13) */
function withRevision(stored: Announcement): Announcement {
  const { changes, start, end } = stored
  if (!isMirrored(stored) || (changes.length === 0 && !stored.isCancelled)) return stored
  const first = (edge: 'start' | 'end') => changes.find((change) => change.edge === edge)?.from
  const at = changes.at(-1)?.at ?? stored.changedAt
  return { ...stored, revision: { noticeId: '', at, start: first('start') ?? start, end: first('end') ?? end } }
}

function revised({ start, end, basis, isStartExpected, isEndExpected, isCancelled, revision }: Announcement) {
  return {
    ...{ start, end, basis },
    ...(isStartExpected && { isStartExpected }),
    ...(isEndExpected && { isEndExpected }),
    ...(isCancelled && { isCancelled }),
    ...(revision && { revision }),
  }
}

function later(before: Instant | null, reported: Instant): Instant {
  return before !== null && before > reported ? before : reported
}

/** What another instance calls an activity is a whole title, and no name. */
function nameOf(before: Announcement, found: FoundAnnouncement): PartialText {
  if (isMirrored(before) === isMirrored(found)) return { ...before.name, ...found.name }
  return isMirrored(found) ? before.name : found.name
}

function movesBetween(before: Times & Partial<Announcement>, after: Times, at: Instant): readonly EdgeChange[] {
  const expected = { start: before.isStartExpected, end: before.isEndExpected }
  return (['start', 'end'] as const).flatMap((edge) => {
    const [from, to] = [before[edge], after[edge]]
    return expected[edge] || isEqualEdge(from, to) ? [] : [{ at, edge, from, to }]
  })
}

/** A notice that disappears before its activity is over may have been called off; one that was over says nothing. */
function gone(stored: Announcement, now: Instant): Announcement {
  if (stored.goneSince !== null || wireTime(stored.end) <= now) return stored
  return { ...stored, changedAt: now, goneSince: now }
}

/** `null` where the round found the same activity twice. */
function newId(found: FoundAnnouncement, { shipped, mirror }: Known, taken: ReadonlySet<string>): string | null {
  const { gameId, version } = found
  const day = formatWallTime(wallTimeOf(wireTime((found.revision ?? found).start), WIRE_OFFSET)).slice(0, 10)
  const own = `notice/${found.noticeId}/${day}`
  const given = mirror?.givenIds.get(found) ?? null
  const givenFact = given === null ? undefined : mirror?.facts.get(given)
  const fact =
    givenFact && isCompatible(givenFact, found)
      ? givenFact
      : shipped.find((activity) => !taken.has(activity.id) && isSameFact(activity, found))
  const ownIds = [
    activityId(gameId, own),
    // Several activities of one notice differ by their names or featured items.
    activityId(gameId, `${own}/${found.pool ?? ''}/${Object.values(found.name)[0] ?? ''}`),
  ]
  const givenIds = given !== null && !mirror?.reserved.has(given) ? [given] : []
  const candidates =
    version !== null
      ? [activityId(gameId, `${gameId}-v${version}`)]
      : [...(fact ? [fact.id] : []), ...(mirror ? givenIds : ownIds)]
  return candidates.find((id) => !taken.has(id)) ?? null
}
