import type { FoundActivity } from '@ephemeris/announcements/activities/found-activity'
import type { Earlier } from '@ephemeris/announcements/read-notices'
import { activityId } from '@ephemeris/core/activity/activity-id'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { GameId } from '@ephemeris/core/games/game'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { BANNERS } from '@ephemeris/gamedata/timeline/banners'
import type { Db } from '#server/db/client'
import { listKnownVersions } from '../stored/known-versions.ts'
import { listAnnouncements } from './announcement.queries.ts'
import type { Announcement } from './announcement.ts'
import { distinctActivities } from './distinct-activities.ts'
import { shippedWith } from './effective-activities.ts'
import { isMirrored, wireTime } from './same-activity.ts'

/** A change of an activity may be announced so long after its end. */
const CHANGED_WITHIN_MS = 14 * DAY_MS

/** What is known of a game before a round of reading: its versions, and all that a notice may still change. (ANN-74) */
export async function listEarlier(db: Db, gameId: GameId, now: Instant): Promise<Earlier> {
  const announcements = (await listAnnouncements(db)).filter((one) => one.gameId === gameId)
  const shipped = shippedWith(gameId, announcements)
  const isOpen = ({ type, end }: Pick<Announcement, 'type' | 'end'>) =>
    type !== 'version' && wireTime(end) > now - CHANGED_WITHIN_MS
  const distinct = distinctActivities(announcements, shipped)
  const facts = new Set(distinct.map(({ fact }) => fact))
  return {
    versions: await listKnownVersions(db, gameId),
    activities: [
      ...distinct.flatMap(({ announcement }) =>
        isOpen(announcement) && !isMirrored(announcement) ? [announcedBefore(announcement)] : [],
      ),
      ...shipped.filter((fact) => isOpen(fact) && !facts.has(fact)).map(shippedBefore),
    ],
  }
}

function announcedBefore(announcement: Announcement): FoundActivity {
  const {
    id: _id,
    changes: _changes,
    changedAt: _at,
    reportedAt: _read,
    goneSince: _gone,
    told: _mirrored,
    ...found
  } = announcement
  return found
}

/** The title of a shipped banner is composed, and no name. */
function shippedBefore(fact: CatalogueActivity): FoundActivity {
  const { gameId, type, title, start, end, bannerUrl, cycle, certainty, featured } = fact
  const banner = type === 'gacha' ? BANNERS[gameId].find((row) => activityId(gameId, row.id) === fact.id) : undefined
  const { name, pool } = banner ?? { name: title, pool: null }
  return {
    ...{ gameId, type, noticeId: '', name, start, end, basis: 'text', bannerUrl, cycle },
    ...{ pool, featured, version: null, publishedAt: null, rewards: [] },
    ...(certainty === 'expected' && { isEndExpected: true as const }),
  }
}
