import { SOURCE_NAMES } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { ACTIVITY_TYPES, GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { type WallTime, wallTime } from '@ephemeris/core/time/wall-time'
import * as z from 'zod'

/** The largest time that a Date can show, either side of 1970. */
const MAX_MS = 8.64e15
const ms = z.int().min(-MAX_MS).max(MAX_MS)
const asInstant = ms.transform((value): Instant => instant(value))
const asWallTime = ms.transform((value): WallTime => wallTime(value))

const text = z.partialRecord(z.enum(LANGUAGES), z.string())
const https = z.url({ protocol: /^https$/ })

const edge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('instant'), at: asInstant }),
  z.object({ kind: z.literal('wall'), at: asWallTime }),
])

const certainty = z.enum(['announced', 'computed', 'expected'])

const body = z.object({
  id: z.uuid(),
  gameId: z.enum(GAME_IDS),
  type: z.enum(ACTIVITY_TYPES),
  title: text,
  shortTitle: text.default({}),
  ownTitles: z.array(z.enum(LANGUAGES)),
  start: edge,
  end: edge,
  bannerUrl: https.nullable(),
  certainty,
  startCertainty: certainty.exactOptional(),
  source: z.object({
    name: z.enum(SOURCE_NAMES),
    url: https.nullable(),
    updatedAt: asInstant,
  }),
  featured: z.array(z.object({ id: z.string(), name: text, rank: z.int() })),
  version: z.string().nullable().default(null),
  cycle: z.string().nullable().default(null),
})

/** An activity as the database keeps it; `null` for a body that cannot be used. (CAT-4) */
export function readStoredActivity(stored: unknown): CatalogueActivity | null {
  return body.safeParse(stored).data ?? null
}
