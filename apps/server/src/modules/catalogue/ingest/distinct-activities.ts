import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { Announcement } from './announcement.ts'
import { candidatesBy, isMirrored, isOneActivity, isSameFact, likenessKeys } from './same-activity.ts'

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
  const similarTo = candidatesBy(ordered, (one) => likenessKeys(one, one.name))
  for (const one of ordered) {
    const similar = similarTo(likenessKeys(one, one.name))
    if (!similar.some((other) => kept.has(other) && isOneActivity(other, one))) kept.add(one)
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

/** Of two that say the same, the lower one stays: the one with the id of the facts, then the one that is still announced. */
function rankOf(one: Announcement, facts: ReadonlyMap<string, unknown>): number {
  return (facts.has(one.id) ? 0 : 4) + (one.goneSince === null ? 0 : 2) + (isMirrored(one) ? 1 : 0)
}
