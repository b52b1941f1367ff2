import { isBannerHost } from '@ephemeris/announcements/publishers/banner-hosts'
import type { OpenActivity } from '@ephemeris/contract/open/open-activity'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import type { FoundAnnouncement } from '../ingest/reading.ts'
import { isKnownSite } from '../shipped/fact-source.ts'

/**
 * A row of another instance as something that was found, as old as its publisher was read by then; pictures and pages of
 * unknown hosts are left out. (MIR-5, MIR-14)
 */
export function mirroredAnnouncement(activity: OpenActivity, now: Instant): FoundAnnouncement {
  const { gameId, type, title, shortTitle, ownTitles, start, end, bannerUrl, featured, version, source, announcement } =
    activity
  const { certainty, startCertainty = certainty } = activity
  return {
    gameId,
    type,
    noticeId: '',
    name: title,
    start,
    end,
    ...(startCertainty === 'expected' && { isStartExpected: true as const }),
    ...(certainty === 'expected' && { isEndExpected: true as const }),
    basis: announcement?.basis ?? 'text',
    publishedAt: announcement?.publishedAt ?? null,
    rewards: announcement?.rewards ?? [],
    bannerUrl: bannerUrl !== null && isBannerHost(new URL(bannerUrl).host) ? bannerUrl : null,
    pool: null,
    featured,
    version: type === 'version' ? version : null,
    cycle: null,
    ...(announcement && { history: { changes: announcement.changes, goneSince: announcement.goneSince } }),
    toldAt: instant(Math.min(source.updatedAt, now)),
    told: { title, shortTitle, ownTitles, url: isKnownSite(source.url) ? source.url : null },
  }
}
