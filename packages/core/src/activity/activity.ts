import type { ActivityGame, ActivityKind, ActivityType, GameId } from '../games/game.ts'
import type { Language } from '../language/language.ts'
import type { OwnColor } from '../own/own-entry.ts'
import type { Effort } from '../own/remark.ts'
import type { Instant } from '../time/instant.ts'
import { instantOf, type WallTime } from '../time/wall-time.ts'
import type { UtcOffset } from '../time/zone.ts'
import type { LauncherWord } from './versions/launcher-words.ts'

/**
 * One end of an activity: the same moment everywhere (a version opens), or a time on each server's own clock
 * (a banner closes at 17:59 in Asia and, thirteen hours later, at 17:59 in America). (TIME-2)
 */
export type Edge = { readonly kind: 'instant'; readonly at: Instant } | { readonly kind: 'wall'; readonly at: WallTime }

/** `announced`: published; `computed`: a recurring cycle by its rule; `expected`: by cadence, not announced. */
export type Certainty = 'announced' | 'computed' | 'expected'

/**
 * `official`: the publisher's notices; `mirror`: the catalogue of another instance; `corrected`: this server's
 * operator; `catalogue`: shipped with the product; `rule`: a recurring cycle; `cadence`: the usual length of a version.
 */
export const SOURCE_NAMES = ['official', 'catalogue', 'rule', 'cadence', 'mirror', 'corrected'] as const

export type SourceName = (typeof SOURCE_NAMES)[number]

/** Where the dates come from. `updatedAt` is when the source was last read or checked. */
export interface ActivitySource {
  readonly name: SourceName
  readonly url: string | null
  readonly updatedAt: Instant
}

/** An edge that the publisher moved, as it became known at `at`. */
export interface EdgeChange {
  readonly at: Instant
  readonly edge: 'start' | 'end'
  readonly from: Edge
  readonly to: Edge
}

/** What an announcement surely says that an activity gives. */
export interface Reward {
  readonly id: string
  readonly name: string
  readonly amount: number
  /** How many of it make one pull. */
  readonly perPull: number
}

/** What the publisher's announcement says of an activity beside its title and times. */
export interface AnnouncementFacts {
  /** When the publisher began to show the announcement; `null`: not known. */
  readonly publishedAt: Instant | null
  /** `text`: the announcement states the times; `window`: only when it is shown is known. */
  readonly basis: 'text' | 'window'
  /** Oldest first. */
  readonly changes: readonly EdgeChange[]
  /** Since when the announcement is gone although the activity is not over; `null`: it is there, or it was over. */
  readonly goneSince: Instant | null
  /** A later notice says that the activity does not take place. */
  readonly isCancelled?: true
  /** Only what is certain; empty where the announcement does not say. */
  readonly rewards: readonly Reward[]
}

/** What the publisher's launcher shows of a version, and since when that was seen. */
export type LauncherSight = Omit<LauncherWord, 'version'>

/** What a player has written of an activity that is their own. */
export interface OwnFacts {
  readonly entryId: string
  /** What it belongs to, where that is no game that the catalogue knows; empty: nothing. */
  readonly group: string
  readonly color: OwnColor
  /** In pulls; 0: none. */
  readonly worth: number
  readonly note: string
  /** `null`: not said. */
  readonly effort: Effort | null
}

export interface FeaturedItem {
  readonly id: string
  readonly name: string
  readonly rank: number
  /** What the facts say of it: its type, element and class as in `ItemFacts`; absent where they do not know it. */
  readonly type?: string | undefined
  readonly element?: string | undefined
  readonly class?: string | undefined
}

export interface Activity {
  /** UUID; the same in every language and after every correction, because marks and votes refer to it. */
  readonly id: string
  readonly gameId: ActivityGame
  readonly type: ActivityKind
  /** As published or composed. */
  readonly title: string
  /** What bars and lists show; the same as `title` where there is nothing shorter. */
  readonly shortTitle: string
  /** The language that both titles are in, since a translation may be missing; `null`: the one that was asked for. */
  readonly titleLanguage: Language | null
  /** `title` is our translation or composition, not the publisher's words. */
  readonly isTitleOurs: boolean
  readonly start: Edge
  readonly end: Edge
  /** https; `null` where there is no picture. */
  readonly bannerUrl: string | null
  /** How sure the end is, and the start unless `startCertainty` differs. */
  readonly certainty: Certainty
  /** Absent where the start is as sure as the end. */
  readonly startCertainty?: Certainty
  /** `null`: not stated. */
  readonly source: ActivitySource | null
  /** `null`: nothing was announced, or it is not known. */
  readonly announcement: AnnouncementFacts | null
  readonly featured: readonly FeaturedItem[]
  /** Absent where no launcher shows it; `pre_download` only until it is live. */
  readonly launcher?: LauncherSight
  /** What its player has written of it; absent in what publishers announce. */
  readonly own?: OwnFacts
}

/** An activity of a game, as catalogues have it. */
export interface GameActivity extends Activity {
  readonly gameId: GameId
  readonly type: ActivityType
}

/** Whether it is of a catalogue, and not the player's own. */
export function isOfGame<A extends Activity>(activity: A): activity is A & GameActivity {
  return activity.type !== 'own'
}

/** An activity on the clock of one server: both ends are instants, start never after end. */
export interface PlacedActivity extends Activity {
  readonly startAt: Instant
  readonly endAt: Instant
}

/** The moment of an edge on a server whose clock is at `server`. */
export function edgeInstant(edge: Edge, server: UtcOffset): Instant {
  return edge.kind === 'instant' ? edge.at : instantOf(edge.at, server)
}

/** The start may be a published fact while the end is only expected. (ACT-21) */
export function startCertaintyOf({
  certainty,
  startCertainty,
}: Pick<Activity, 'certainty' | 'startCertainty'>): Certainty {
  return startCertainty ?? certainty
}

/** Whether the files of a version that has not begun can be downloaded ahead. */
export function isPreDownloadOpen(activity: PlacedActivity, now: Instant): boolean {
  const isAhead = startCertaintyOf(activity) === 'expected' || activity.startAt > now
  return activity.launcher?.state === 'pre_download' && isAhead
}

/** The start is right to the day at best: it is expected, or a launcher alone shows that it has passed. (ACT-21) */
export function isStartRough(
  activity: Pick<Activity, 'certainty' | 'startCertainty' | 'source' | 'launcher'>,
): boolean {
  const isOnlySeen = activity.launcher?.state === 'live' && activity.source?.name === 'cadence'
  return isOnlySeen || startCertaintyOf(activity) === 'expected'
}
