import type { Edge } from '@ephemeris/core/activity/activity'
import type { CatalogueItem, CatalogueReward } from '@ephemeris/core/activity/catalogue-activity'
import type { ActivityType, GameId } from '@ephemeris/core/games/game'
import type { PartialText } from '@ephemeris/core/language/language'
import type { Instant } from '@ephemeris/core/time/instant'
import type { ActivityTimes } from './announced-activity.ts'

/** One activity that a game's notices announce. */
export interface FoundActivity extends ActivityTimes {
  readonly gameId: GameId
  readonly type: ActivityType
  /** The publisher's number of the notice. */
  readonly noticeId: string
  /** The publisher's name of the activity; for a version the name of its story. */
  readonly name: PartialText
  readonly bannerUrl: string | null
  /** The pool of a banner, else `null`. */
  readonly pool: string | null
  readonly featured: readonly CatalogueItem[]
  /** The number of a version, else `null`. */
  readonly version: string | null
  /** The recurring challenge that this is one period of, else `null`. */
  readonly cycle: string | null
  readonly publishedAt: Instant | null
  readonly rewards: readonly CatalogueReward[]
  readonly revision?: NoticeRevision
  /** A later notice says that it does not take place. */
  readonly isCancelled?: true
}

/** A later notice that changed the activity, when it was shown, and the times before. */
export interface NoticeRevision {
  readonly noticeId: string
  readonly at: Instant
  readonly start: Edge
  readonly end: Edge
}
