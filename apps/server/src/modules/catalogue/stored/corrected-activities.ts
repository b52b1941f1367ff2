import type { Correction } from '@ephemeris/contract/open/open-correction'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { Language } from '@ephemeris/core/language/language'
import { type Instant, instant } from '@ephemeris/core/time/instant'

export interface StoredCorrection extends Correction {
  readonly correctedAt: Instant
}

/**
 * The catalogue with what this server's operator says over it. A correction of an activity that no source knows adds it,
 * if it says all that is needed. A refused activity is absent. (MIR-10, MIR-15)
 */
export function correctedActivities(
  activities: readonly CatalogueActivity[],
  corrections: readonly StoredCorrection[],
): readonly CatalogueActivity[] {
  if (corrections.length === 0) return activities
  const byId = new Map(activities.map((activity) => [activity.id, activity]))
  for (const correction of corrections) {
    if (correction.isRefused) {
      byId.delete(correction.id)
      continue
    }
    const corrected = correctedActivity(byId.get(correction.id) ?? null, correction)
    if (corrected) byId.set(corrected.id, corrected)
  }
  return [...byId.values()]
}

/** `null` where neither the sources nor the correction say enough. */
export function correctedActivity(
  known: CatalogueActivity | null,
  { id, change, url, correctedAt }: StoredCorrection,
): CatalogueActivity | null {
  const base = known ?? addedActivity(id, change)
  if (!base) return null
  const { title, shortTitle } = change
  return {
    ...base,
    ...change,
    title: { ...base.title, ...title },
    // A short form of a title that is not there any more would stay on the bars.
    shortTitle: title ? without(base.shortTitle, title, shortTitle) : { ...base.shortTitle, ...shortTitle },
    ownTitles: [...new Set([...base.ownTitles, ...(Object.keys(title ?? {}) as Language[])])],
    source: { name: 'corrected', url: url ?? base.source.url, updatedAt: correctedAt },
  }
}

type Text = CatalogueActivity['title']

function without(shortTitle: Text, title: Text, given: Text = {}): Text {
  const kept = Object.entries(shortTitle).filter(([language]) => !(language in title))
  return { ...Object.fromEntries(kept), ...given }
}

function addedActivity(id: string, change: Correction['change']): CatalogueActivity | null {
  const { gameId, type, title, start, end } = change
  if (!gameId || !type || !title || !start || !end) return null
  return {
    id,
    gameId,
    type,
    title,
    shortTitle: {},
    ownTitles: [],
    start,
    end,
    bannerUrl: null,
    certainty: 'announced',
    source: { name: 'corrected', url: null, updatedAt: instant(0) },
    featured: [],
    announcement: null,
    version: null,
    cycle: null,
  }
}
