import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import * as z from 'zod/mini'
import { openFields } from './open-activity.ts'
import { readOpenEdge } from './open-edge.ts'

/** What an operator changes of an activity; a field that is absent stays as the sources have it. */
export interface Correction {
  readonly id: string
  readonly change: Partial<
    Pick<
      CatalogueActivity,
      'gameId' | 'type' | 'title' | 'shortTitle' | 'start' | 'end' | 'bannerUrl' | 'certainty' | 'featured' | 'version'
    >
  >
  /** The page that the correction goes by; `null`: none. */
  readonly url: string | null
  /** The activity is none: it is not shown. */
  readonly isRefused: boolean
}

const { uuid, game_id, type, title, short_title, start, end, certainty, featured, version, banner_img } = openFields

/** A row of the open catalogue in which everything but `uuid` may be absent; what only a server can know is ignored. */
const received = z.object({
  uuid,
  game_id: z.optional(game_id),
  type: z.optional(type),
  title: z.optional(title),
  short_title: z.optional(short_title),
  start: z.optional(start),
  end: z.optional(end),
  certainty: z.optional(certainty),
  featured: z.optional(featured),
  version: z.optional(version),
  banner_img: z.optional(banner_img),
  refused: z.optional(z.boolean()),
  source: z.optional(z.object({ url: z.nullable(z.url({ protocol: /^https$/ })) })),
})

/** Without a change or a refusal: the correction of this activity is removed. `fault`: what is wrong. */
export function readCorrection(row: unknown): Correction | { readonly fault: string } {
  const { data: w, error } = received.safeParse(row)
  if (!w) return { fault: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') }
  const given = {
    gameId: w.game_id,
    type: w.type,
    title: w.title,
    shortTitle: w.short_title,
    start: w.start && readOpenEdge(w.start),
    end: w.end && readOpenEdge(w.end),
    bannerUrl: w.banner_img,
    certainty: w.certainty,
    featured: w.featured,
    version: w.version,
  }
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { id: w.uuid.toLowerCase(), change, url: w.source?.url ?? null, isRefused: w.refused === true }
}
