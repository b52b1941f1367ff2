import { SOURCE_NAMES } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { ACTIVITY_TYPES, GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import * as z from 'zod'
import { announcementFacts, asInstant, edge, featured, text } from '../stored-fields.ts'

const https = z.url({ protocol: /^https$/ })

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
  source: z.object({ name: z.enum(SOURCE_NAMES), url: https.nullable(), updatedAt: asInstant }),
  announcement: z.object(announcementFacts).nullable().default(null),
  featured,
  version: z.string().nullable().default(null),
  cycle: z.string().nullable().default(null),
})

/** An activity as the database keeps it; `null` for a body that cannot be used. (CAT-4) */
export function readStoredActivity(stored: unknown): CatalogueActivity | null {
  return body.safeParse(stored).data ?? null
}
