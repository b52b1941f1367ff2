import { isBannerHost } from '@ephemeris/announcements/publishers/entry-shape'
import { edgeInstant, type SourceName } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { GameId } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import type { WordsByGame } from '../announced/reading.ts'
import { catalogueSpan, type TimeSpan } from '../requested-range.ts'
import type { AnnouncedTimes } from '../shipped/computed-activities.ts'
import { readStoredActivity } from './stored-activity.ts'

/** How old announcements are, and what was read beside them. */
export interface ReadTimes {
  /** When each source was last read, by its id; sources that never were are absent. */
  readonly bySource: ReadonlyMap<string, Instant>
  /** When the publisher was read, as another instance reports, by the id of the activity. */
  readonly byActivity: ReadonlyMap<string, Instant>
  readonly launchers: WordsByGame
}

const NOTHING_READ: ReadTimes = { bySource: new Map(), byActivity: new Map(), launchers: {} }

/** All of the catalogue at one moment, in memory. */
export interface Snapshot {
  /** Equal versions mean equal content; empty while nothing has been loaded. */
  readonly version: string
  readonly activities: readonly CatalogueActivity[]
  readonly byId: ReadonlyMap<string, CatalogueActivity>
  /** From the earliest start to the latest end on any server. */
  readonly span: TimeSpan
  /** What the publishers have announced of versions and cycles. */
  readonly announced: AnnouncedTimes
  /** Rows that could not be used and were left out. (CAT-4) */
  readonly skipped: number
}

export const EMPTY_SNAPSHOT: Snapshot = buildSnapshot('', [])

/** One unusable body never costs the others. (CAT-4, CAT-5) */
export function buildSnapshot(version: string, bodies: readonly unknown[], readAt: ReadTimes = NOTHING_READ): Snapshot {
  const activities = bodies.map(readStoredActivity).filter((activity) => activity !== null)
  const usable = activities
    .filter(startsBeforeItEnds)
    .map(withAllowedBanner)
    .map((activity) => asOf(activity, readAt))
  // A period of a cycle takes the place of the computed one, under its id.
  const shown = usable.filter(({ cycle }) => cycle === null)
  return {
    version,
    activities: shown,
    byId: new Map(shown.map((activity) => [activity.id, activity])),
    span: catalogueSpan(usable),
    announced: { versions: announcedVersions(usable), periods: announcedPeriods(usable), launchers: readAt.launchers },
    skipped: bodies.length - usable.length,
  }
}

/** Who announces versions; the facts know theirs already. */
const ANNOUNCING: readonly SourceName[] = ['official', 'mirror', 'corrected']

function announcedVersions(activities: readonly CatalogueActivity[]): AnnouncedTimes['versions'] {
  const of = (gameId: GameId) =>
    activities.flatMap(({ gameId: game, version, source, start, end }) =>
      game === gameId && version !== null && ANNOUNCING.includes(source.name)
        ? [{ version, start: edgeInstant(start, WIRE_OFFSET), end: edgeInstant(end, WIRE_OFFSET) }]
        : [],
    )
  return mapGames(of)
}

function announcedPeriods(activities: readonly CatalogueActivity[]): AnnouncedTimes['periods'] {
  return groupBy(
    activities.filter(({ cycle }) => cycle !== null),
    ({ gameId, cycle }) => `${gameId}/${cycle}`,
  )
}

export function startsBeforeItEnds({ start, end }: CatalogueActivity): boolean {
  return edgeInstant(start, WIRE_OFFSET) <= edgeInstant(end, WIRE_OFFSET)
}

/**
 * What a publisher announces is as old as the latest reading of its notices, until it is over; what another instance
 * reports is as old as it is there. (ING-7, MIR-14)
 */
function asOf(activity: CatalogueActivity, { bySource, byActivity }: ReadTimes): CatalogueActivity {
  const { source, end } = activity
  if (source.name === 'mirror') {
    return { ...activity, source: { ...source, updatedAt: byActivity.get(activity.id) ?? source.updatedAt } }
  }
  const readAt = source.name === 'official' ? bySource.get(activity.gameId) : undefined
  if (readAt === undefined || edgeInstant(end, WIRE_OFFSET) < readAt) return activity
  return { ...activity, source: { ...source, updatedAt: instant(Math.max(source.updatedAt, readAt)) } }
}

/** The page's policy would refuse a picture from elsewhere. (CAT-25) */
function withAllowedBanner(activity: CatalogueActivity): CatalogueActivity {
  if (activity.bannerUrl === null || isBannerHost(new URL(activity.bannerUrl).host)) return activity
  return { ...activity, bannerUrl: null }
}
