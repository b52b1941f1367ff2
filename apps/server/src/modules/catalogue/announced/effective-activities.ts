import { versionsIn } from '@ephemeris/announcements/read-notices'
import type { CatalogueActivity, CatalogueAnnouncement } from '@ephemeris/core/activity/catalogue-activity'
import { bannerTitles } from '@ephemeris/core/activity/titles/banner-title'
import { shortEventTitles } from '@ephemeris/core/activity/titles/short-title'
import type { VersionWindow } from '@ephemeris/core/activity/versions/expected-versions'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { poolWords } from '../shipped/banner-activity.ts'
import { shippedOf } from '../shipped/shipped-activities.ts'
import { versionActivity } from '../shipped/version-activity.ts'
import { versionWindows } from '../shipped/version-windows.ts'
import type { Announcement } from './announcement.ts'
import { distinctActivities } from './distinct-activities.ts'

/**
 * The whole catalogue: what comes with the product, and over it what the publishers have announced. An announcement
 * takes the place of the shipped activity that it is; the titles in languages that it lacks stay.
 */
export function effectiveActivities(announcements: readonly Announcement[]): readonly CatalogueActivity[] {
  return GAME_IDS.flatMap((gameId) => {
    const own = announcements.filter((announcement) => announcement.gameId === gameId)
    const versions = versionsIn(own)
    const windows = versionWindows(gameId, null, { announced: versions })
    const shipped = new Map(shippedOf(gameId, versions).map((activity) => [activity.id, activity]))
    const distinct = distinctActivities(own, [...shipped.values()])
    for (const { fact } of distinct) if (fact) shipped.delete(fact.id)
    const announced = distinct.map(({ announcement, fact }) => {
      const window = windows.find(({ version }) => version === announcement.version)
      return asMirrored(announcedActivity(announcement, { shipped: fact, window: window ?? null }), announcement)
    })
    return [...new Map([...shipped.values(), ...announced].map((activity) => [activity.id, activity])).values()]
  })
}

interface Context {
  readonly shipped: CatalogueActivity | null
  /** A version's place in the chain, which ends it where its own notice does not. */
  readonly window: VersionWindow | null
}

function announcedActivity(announcement: Announcement, { shipped, window }: Context): CatalogueActivity {
  const { id, gameId, type, name, start, end, bannerUrl, version, cycle, changedAt } = announcement
  const { isStartExpected = false, isEndExpected = false } = announcement
  const facts = factsOf(announcement)
  const source = { name: 'official', url: shipped?.source.url ?? null, updatedAt: changedAt } as const
  const picture = bannerUrl ?? shipped?.bannerUrl ?? null
  if (window !== null)
    return { ...versionActivity(gameId, window, { name }), id, bannerUrl: picture, source, announcement: facts }

  const featured = announcement.featured.length > 0 ? announcement.featured : (shipped?.featured ?? [])
  return {
    id,
    gameId,
    type,
    ...titleOf({ ...announcement, featured }, shipped),
    start,
    end,
    bannerUrl: picture,
    certainty: isEndExpected ? 'expected' : 'announced',
    ...(isStartExpected !== isEndExpected && ({ startCertainty: isStartExpected ? 'expected' : 'announced' } as const)),
    source,
    announcement: facts,
    featured,
    version,
    cycle,
  }
}

function factsOf({
  publishedAt,
  basis,
  changes,
  goneSince,
  isCancelled,
  rewards,
}: Announcement): CatalogueAnnouncement {
  return { publishedAt, basis, changes, goneSince, ...(isCancelled && { isCancelled }), rewards }
}

/** What another instance reports keeps its words, and says where it comes from. (MIR-5) */
function asMirrored(activity: CatalogueActivity, { told, changedAt }: Announcement): CatalogueActivity {
  if (!told) return activity
  const { title, shortTitle, ownTitles, url } = told
  return { ...activity, title, shortTitle, ownTitles, source: { name: 'mirror', url, updatedAt: changedAt } }
}

/** Titles of banners are composed around the publisher's name and the featured items; events keep their names. */
function titleOf(
  { gameId, type, name, pool, featured }: Announcement,
  shipped: CatalogueActivity | null,
): Pick<CatalogueActivity, 'title' | 'shortTitle' | 'ownTitles'> {
  if (type === 'gacha') {
    const fiveStars = featured.filter(({ rank }) => rank === 5).map((item) => item.name)
    const titles = bannerTitles({ gameId, name, ...poolWords(gameId, pool), featured: fiveStars })
    return { ...titles, ownTitles: LANGUAGES.filter((language) => !name[language]) }
  }
  const isOurs = shipped?.ownTitles.filter((language) => !name[language]) ?? []
  const title = { ...shipped?.title, ...name }
  return { title, shortTitle: type === 'event' ? shortEventTitles(title, gameId) : {}, ownTitles: isOurs }
}

/** The shipped activities of a game, as announcements are compared with them. */
export function shippedWith(gameId: GameId, announcements: readonly Announcement[]): readonly CatalogueActivity[] {
  return shippedOf(gameId, versionsIn(announcements.filter((announcement) => announcement.gameId === gameId)))
}
