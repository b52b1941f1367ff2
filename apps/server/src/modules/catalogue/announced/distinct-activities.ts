import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { Announcement } from './announcement.ts'
import {
  candidatesBy,
  featureAllOf,
  isMirrored,
  isOneActivity,
  isPartOf,
  isSameFact,
  likenessKeys,
  nameKeys,
} from './same-activity.ts'

/** An announcement, and the shipped activity whose place it takes. */
export interface Distinct {
  readonly announcement: Announcement
  readonly fact: CatalogueActivity | null
}

/**
 * The announcements of a game without those that say the same as another one, each with the shipped activity that it
 * is, by its id or because both are one activity. It does not matter which of them was known first: an announcement
 * keeps its id, on which marks hang, where the facts of a later release say the same under another id. (ING-17)
 */
export function distinctActivities(
  announcements: readonly Announcement[],
  shipped: readonly CatalogueActivity[],
): readonly Distinct[] {
  const facts = new Map(shipped.map((fact) => [fact.id, fact]))
  const ordered = [...announcements].sort((one, other) => rankOf(one, facts) - rankOf(other, facts))
  const kept = new Set<Announcement>()
  const keptBy = new Map<string, Announcement[]>()
  for (const one of ordered) {
    const keys = keysOf(one)
    if (keys.some((key) => keptBy.get(key)?.some((other) => isOneActivity(other, one)))) continue
    kept.add(one)
    for (const key of keys) keptBy.set(key, [...(keptBy.get(key) ?? []), one])
  }

  const distinct = withoutWholes(
    announcements.filter((one) => kept.has(one)),
    facts,
  )
  const taken = new Set(distinct.map(({ id }) => id))
  const factsLike = candidatesBy(shipped, (fact) => likenessKeys(fact, fact.title))
  return distinct.map((announcement) => {
    const candidates = factsLike(likenessKeys(announcement, announcement.name))
    const like = candidates.find((one) => !taken.has(one.id) && isSameFact(one, announcement))
    const fact = facts.get(announcement.id) ?? like ?? null
    if (fact) taken.add(fact.id)
    return { announcement, fact }
  })
}

/**
 * Banners of a phase that one notice names together, and others each: those of their own stay if they are all there, else
 * the one of the whole. What stays takes over the id of the facts. (ING-17)
 */
function withoutWholes(
  announcements: readonly Announcement[],
  facts: ReadonlyMap<string, unknown>,
): readonly Announcement[] {
  const banners = announcements.filter(({ type }) => type === 'gacha')
  const candidatesOf = candidatesBy(banners, (one) => likenessKeys(one, one.name))
  const gone = new Set<Announcement>()
  const ids = new Map<Announcement, string>()
  for (const whole of banners) {
    const parts = candidatesOf(likenessKeys(whole, whole.name)).filter((one) => isPartOf(one, whole))
    if (parts.length === 0) continue
    const [left, stays] = featureAllOf(parts, whole) ? [[whole], parts] : [parts, [whole]]
    for (const one of left) gone.add(one)
    const id = left.find((one) => facts.has(one.id))?.id
    const heir = stays.find((one) => !facts.has(one.id))
    if (id !== undefined && heir) ids.set(heir, id)
  }
  return announcements
    .filter((one) => !gone.has(one))
    .map((one) => {
      const id = ids.get(one)
      return id === undefined ? one : { ...one, id }
    })
}

/** So that ten thousand rows need not be compared with each other: two that are one share a key. */
function keysOf(one: Announcement): readonly string[] {
  const { type, start, end, name, featured } = one
  const hasFiveStar = type === 'gacha' && featured.some(({ rank }) => rank === 5)
  const keys = hasFiveStar || one.version !== null ? likenessKeys(one, name) : nameKeys(name)
  return [...keys].map((key) => `${start.kind} ${start.at} ${end.kind} ${end.at} ${key}`)
}

/** Of two that say the same, the lower one stays: the one with the id of the facts, then the one that is still announced. */
function rankOf(one: Announcement, facts: ReadonlyMap<string, unknown>): number {
  return (facts.has(one.id) ? 0 : 4) + (one.goneSince === null ? 0 : 2) + (isMirrored(one) ? 1 : 0)
}
