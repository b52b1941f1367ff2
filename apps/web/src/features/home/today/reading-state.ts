import type { CatalogueSource } from '@ephemeris/contract/config'
import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { phaseOf } from '@ephemeris/core/activity/timing'
import type { Instant } from '@ephemeris/core/time/instant'

/** Why nothing is announced: no notice was read yet, none could be read yet, or none since a moment. */
export type ReadingState =
  | { readonly kind: 'waiting' | 'failing' }
  | { readonly kind: 'silent'; readonly readAt: Instant }

/**
 * What keeps the page without announcements; `null` where an event or a banner that is announced runs, and where the
 * sources were read and just have none. (HOME-11)
 */
export function readingStateOf(
  sources: readonly CatalogueSource[],
  placed: readonly PlacedActivity[],
  now: Instant,
): ReadingState | null {
  const isAnnounced = ({ type, certainty }: PlacedActivity) =>
    (type === 'event' || type === 'gacha') && certainty === 'announced'
  if (sources.length === 0) return null
  if (placed.some((activity) => isAnnounced(activity) && phaseOf(activity, now) === 'running')) return null

  const readings = sources.map(({ readAt }) => readAt).filter((at) => at !== null)
  const isFailing = sources.every((source) => source.isFailing)
  const [last] = readings.toSorted((one, other) => other - one)
  if (last === undefined) return { kind: isFailing ? 'failing' : 'waiting' }
  return isFailing ? { kind: 'silent', readAt: last } : null
}
