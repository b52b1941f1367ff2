import type { NoticeRevision } from '@ephemeris/announcements/activities/found-activity'
import type { Edge } from '@ephemeris/core/activity/activity'
import type { CatalogueAnnouncement, CatalogueItem } from '@ephemeris/core/activity/catalogue-activity'
import { ACTIVITY_TYPES, type ActivityType, GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { LANGUAGES, type Language, type PartialText } from '@ephemeris/core/language/language'
import type { Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod'
import { announcementFacts, asInstant, edge, featured, text } from '../stored-fields.ts'

/** The words of another instance, and the page that it names. */
export interface MirroredText {
  readonly title: PartialText
  readonly shortTitle: PartialText
  readonly ownTitles: readonly Language[]
  readonly url: string | null
}

/** What the publisher's notices say of one activity, all rounds of reading together. */
export interface Announcement extends CatalogueAnnouncement {
  /** The activity's UUID. Once given it never changes, whatever is corrected. */
  readonly id: string
  readonly gameId: GameId
  readonly type: ActivityType
  /** The publisher's number of the latest notice. */
  readonly noticeId: string
  /** The publisher's name of the activity; for a version the name of its story. */
  readonly name: PartialText
  readonly start: Edge
  readonly end: Edge
  /** Only the usual length of versions says when it begins, or its kind is not certain. */
  readonly isStartExpected?: true
  readonly isEndExpected?: true
  readonly bannerUrl: string | null
  /** The pool of a banner, else `null`. */
  readonly pool: string | null
  readonly featured: readonly CatalogueItem[]
  /** The number of a version, else `null`. */
  readonly version: string | null
  /** The recurring challenge that this is one period of, else `null`. */
  readonly cycle: string | null
  /** The later notice that changed it, when that was shown, and the times before. */
  readonly revision?: NoticeRevision
  /** As another instance reports it; absent where a publisher was read. */
  readonly told?: MirroredText
  /** When a round of reading last found something new in it. */
  readonly changedAt: Instant
  /** When its publisher was read, as another instance reports; `null` where none does. */
  readonly reportedAt: Instant | null
}

const body = z.object({
  id: z.uuid(),
  gameId: z.enum(GAME_IDS),
  type: z.enum(ACTIVITY_TYPES),
  noticeId: z.string(),
  name: text,
  start: edge,
  end: edge,
  isStartExpected: z.literal(true).exactOptional(),
  isEndExpected: z.literal(true).exactOptional(),
  bannerUrl: z.string().nullable(),
  pool: z.string().nullable(),
  featured,
  version: z.string().nullable(),
  cycle: z.string().nullable(),
  revision: z.object({ noticeId: z.string(), at: asInstant, start: edge, end: edge }).exactOptional(),
  told: z
    .object({ title: text, shortTitle: text, ownTitles: z.array(z.enum(LANGUAGES)), url: z.string().nullable() })
    .exactOptional(),
  changedAt: asInstant,
  ...announcementFacts,
})

/** An announcement as the database keeps it; `null` for a body that cannot be used. */
export function readAnnouncement(stored: unknown, reportedAt: Instant | null): Announcement | null {
  const read = announcementIn(stored)
  return 'fault' in read ? null : { ...read, reportedAt }
}

/** The body of an announcement; `fault`: what does not fit. */
export function announcementIn(stored: unknown): Announcement | { readonly fault: string } {
  const { data, error } = body.safeParse(stored)
  return data
    ? { ...data, reportedAt: null }
    : { fault: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') }
}
