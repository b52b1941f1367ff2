import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { Announcement } from './announcement.ts'
import { candidatesBy, isMirrored, isOneActivity, isSameFact, likenessKeys, nameKeys } from './same-activity.ts'

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

  const taken = new Set([...kept].map(({ id }) => id))
  const factsLike = candidatesBy(shipped, (fact) => likenessKeys(fact, fact.title))
  return announcements
    .filter((one) => kept.has(one))
    .map((announcement) => {
      const fact =
        facts.get(announcement.id) ??
        factsLike(likenessKeys(announcement, announcement.name)).find(
          (one) => !taken.has(one.id) && isSameFact(one, announcement),
        ) ??
        null
      if (fact) taken.add(fact.id)
      return { announcement, fact }
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
