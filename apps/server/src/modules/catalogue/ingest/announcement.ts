import type { Edge, EdgeChange } from '@ephemeris/core/activity/activity'
import type { CatalogueItem } from '@ephemeris/core/activity/catalogue-activity'
import { ACTIVITY_TYPES, type ActivityType, GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { LANGUAGES, type PartialText } from '@ephemeris/core/language/language'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { type WallTime, wallTime } from '@ephemeris/core/time/wall-time'
import * as z from 'zod'

/** What the publisher's notices say of one activity, all rounds of reading together. */
export interface Announcement {
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
  /** `text`: the notice states both times; `window`: they are when the notice is shown. */
  readonly basis: 'text' | 'window'
  readonly bannerUrl: string | null
  /** The pool of a banner, else `null`. */
  readonly pool: string | null
  readonly featured: readonly CatalogueItem[]
  /** The number of a version, else `null`. */
  readonly version: string | null
  /** The recurring challenge that this is one period of, else `null`. */
  readonly cycle: string | null
  /** Oldest first. */
  readonly changes: readonly EdgeChange[]
  /** When a round of reading last found something new in it. */
  readonly changedAt: Instant
  /** Since when the notice is gone although the activity is not over; `null`: it is there, or it was over. */
  readonly goneSince: Instant | null
}

const ms = z.int().min(-8.64e15).max(8.64e15)
const asInstant = ms.transform((value): Instant => instant(value))
const text = z.partialRecord(z.enum(LANGUAGES), z.string())
const edge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('instant'), at: asInstant }),
  z.object({ kind: z.literal('wall'), at: ms.transform((value): WallTime => wallTime(value)) }),
])

const body = z.object({
  id: z.uuid(),
  gameId: z.enum(GAME_IDS),
  type: z.enum(ACTIVITY_TYPES),
  noticeId: z.string(),
  name: text,
  start: edge,
  end: edge,
  basis: z.enum(['text', 'window']),
  bannerUrl: z.string().nullable(),
  pool: z.string().nullable(),
  featured: z.array(z.object({ id: z.string(), name: text, rank: z.int() })),
  version: z.string().nullable(),
  cycle: z.string().nullable(),
  changes: z.array(z.object({ at: asInstant, edge: z.enum(['start', 'end']), from: edge, to: edge })),
  changedAt: asInstant,
  goneSince: asInstant.nullable(),
})

/** An announcement as the database keeps it; `null` for a body that cannot be used. */
export function readAnnouncement(stored: unknown): Announcement | null {
  return body.safeParse(stored).data ?? null
}
