import { LANGUAGES } from '@ephemeris/core/language/language'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { type WallTime, wallTime } from '@ephemeris/core/time/wall-time'
import * as z from 'zod'

/** The largest time that a Date can show, either side of 1970. */
const MAX_MS = 8.64e15
const ms = z.int().min(-MAX_MS).max(MAX_MS)

/** Parts of the bodies that the catalogue keeps as JSON. */
export const asInstant = ms.transform((value): Instant => instant(value))

export const text = z.partialRecord(z.enum(LANGUAGES), z.string())

export const edge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('instant'), at: asInstant }),
  z.object({ kind: z.literal('wall'), at: ms.transform((value): WallTime => wallTime(value)) }),
])

export const featured = z.array(z.object({ id: z.string(), name: text, rank: z.int() }))

/** What an announcement says beside title and times; bodies of an earlier version lack the last two. */
export const announcementFacts = {
  basis: z.enum(['text', 'window']),
  changes: z.array(z.object({ at: asInstant, edge: z.enum(['start', 'end']), from: edge, to: edge })),
  goneSince: asInstant.nullable(),
  isCancelled: z.literal(true).exactOptional(),
  publishedAt: asInstant.nullable().default(null),
  rewards: z.array(z.object({ id: z.string(), name: text, amount: z.int(), perPull: z.int() })).default([]),
}
