import { DAY_MS, type Instant } from '../time/instant.ts'
import type { UtcOffset } from '../time/zone.ts'
import { type Activity, edgeInstant, startCertaintyOf } from './activity.ts'
import { OUTLOOK_DAYS } from './timing.ts'

export interface KnownBanner {
  readonly activity: Activity
  readonly startAt: Instant
  readonly endAt: Instant
  readonly isExpected: boolean
}

interface BannerClock {
  readonly now: Instant
  readonly server: UtcOffset
}

/** The banners of the catalogue as far ahead as they are of use: the one book of almanac and plan. (ALM-2) */
export function knownBanners(activities: readonly Activity[], { now, server }: BannerClock): readonly KnownBanner[] {
  return activities
    .filter(({ type }) => type === 'gacha')
    .map((activity) => ({
      activity,
      startAt: edgeInstant(activity.start, server),
      endAt: edgeInstant(activity.end, server),
      isExpected: startCertaintyOf(activity) === 'expected',
    }))
    .filter(({ startAt }) => startAt <= now + OUTLOOK_DAYS * DAY_MS)
}
