import { type Activity, edgeInstant } from '../activity/activity.ts'
import { knownBanners } from '../activity/known-banners.ts'
import { versionNumber } from '../activity/versions/version-number.ts'
import type { Instant } from '../time/instant.ts'
import type { UtcOffset } from '../time/zone.ts'
import type { AnnouncedBanner } from './almanac.ts'

interface ReadingOptions {
  readonly now: Instant
  readonly server: UtcOffset
  /** Whether an item that a banner features is someone to play. */
  isCharacter(itemId: string, banner: Activity): boolean
}

/** The 5-stars that the catalogue announces, as far ahead as to all other pages; what is only expected has no day. (ALM-2) */
export function announcedBanners(
  activities: readonly Activity[],
  { now, server, isCharacter }: ReadingOptions,
): readonly AnnouncedBanner[] {
  const versions = activities
    .filter(({ type }) => type === 'version')
    .map(({ title, start, end }) => ({ title, from: edgeInstant(start, server), to: edgeInstant(end, server) }))
  return knownBanners(activities, { now, server }).flatMap(({ activity, startAt, endAt, isExpected }) => {
    const version = isExpected ? undefined : versions.find(({ from, to }) => from <= startAt && startAt < to)
    return activity.featured
      .filter(({ rank }) => rank === 5)
      .map(({ id, name }) => ({
        itemId: id,
        name,
        isCharacter: isCharacter(id, activity),
        version: version ? versionNumber(version.title) : null,
        startAt: isExpected ? null : startAt,
        endAt: activity.certainty === 'announced' ? endAt : null,
      }))
  })
}
