import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import { type TimeSpan, wholeSpan } from './asked-range.ts'
import { isBannerHost } from './banner-hosts.ts'
import { readStoredActivity } from './stored-activity.ts'

/** All of the catalogue at one moment, in memory. */
export interface Snapshot {
  /** Equal versions mean equal content; empty while nothing has been loaded. */
  readonly version: string
  readonly activities: readonly CatalogueActivity[]
  readonly byId: ReadonlyMap<string, CatalogueActivity>
  /** From the earliest start to the latest end on any server. */
  readonly span: TimeSpan
  /** Rows that could not be used and were left out. (CAT-4) */
  readonly skipped: number
}

export const EMPTY_SNAPSHOT: Snapshot = buildSnapshot('', [])

/** One unusable body never costs the others. (CAT-4, CAT-5) */
export function buildSnapshot(version: string, bodies: readonly unknown[]): Snapshot {
  const activities = bodies.map(readStoredActivity).filter((activity) => activity !== null)
  const usable = activities.filter(startsBeforeItEnds).map(withAllowedBanner)
  const byId = new Map(usable.map((activity) => [activity.id, activity]))
  return { version, activities: usable, byId, span: wholeSpan(usable), skipped: bodies.length - usable.length }
}

export function startsBeforeItEnds({ start, end }: CatalogueActivity): boolean {
  return edgeInstant(start, WIRE_OFFSET) <= edgeInstant(end, WIRE_OFFSET)
}

/** The page's policy would refuse a picture from elsewhere. (CAT-25) */
function withAllowedBanner(activity: CatalogueActivity): CatalogueActivity {
  if (activity.bannerUrl === null || isBannerHost(new URL(activity.bannerUrl).host)) return activity
  return { ...activity, bannerUrl: null }
}
