import type { Activity, Edge } from '@ephemeris/core/activity/activity'
import { ACTIVITY_TYPES, type GameId } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { formatInstant, parseInstant } from '@ephemeris/core/time/instant'
import { formatWallTime, instantOf, parseWallTime, wallTimeOf } from '@ephemeris/core/time/wall-time'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import * as z from 'zod/mini'

export const activityOnWire = z.object({
  uuid: z.uuid(),
  type: z.enum(ACTIVITY_TYPES),
  title: z.string().check(z.minLength(1)),
  title_lang: z.enum(LANGUAGES),
  start_time: z.string(),
  end_time: z.string(),
  banner_img: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
  is_version_update: z.optional(z.boolean()),
  /** Ours: the end of an activity other than a version is one instant world-wide too, on the UTC+8 clock. */
  is_global_end: z.optional(z.boolean()),
  source: z.object({
    name: z.enum(['official', 'catalogue', 'rule', 'cadence']),
    url: z.nullable(z.url({ protocol: /^https$/ })),
    updated_at: z.string(),
  }),
  certainty: z.enum(['announced', 'computed', 'expected']),
  featured: z.array(z.object({ id: z.string(), name: z.string(), rank: z.int() })),
})

type ActivityOnWire = z.infer<typeof activityOnWire>

/** `null` for a row that does not fit: one bad row never costs the others. (CAT-4) */
export function readActivity(row: unknown, gameId: GameId): Activity | null {
  const { data: w } = activityOnWire.safeParse(row)
  if (!w) return null

  const isWorldWide = w.type === 'version'
  const start = readEdge(w.start_time, isWorldWide || w.is_version_update === true)
  const end = readEdge(w.end_time, isWorldWide || w.is_global_end === true)
  const updatedAt = parseInstant(w.source.updated_at)
  if (!start || !end || updatedAt === null) return null

  return {
    id: w.uuid,
    gameId,
    type: w.type,
    title: w.title,
    titleLanguage: w.title_lang,
    start,
    end,
    bannerUrl: w.banner_img === '' ? null : w.banner_img,
    certainty: w.certainty,
    source: { name: w.source.name, url: w.source.url, updatedAt },
    featured: w.featured,
  }
}

export function writeActivity(activity: Activity): ActivityOnWire {
  return {
    uuid: activity.id,
    type: activity.type,
    title: activity.title,
    title_lang: activity.titleLanguage,
    start_time: writeEdge(activity.start),
    end_time: writeEdge(activity.end),
    banner_img: activity.bannerUrl ?? '',
    is_version_update: activity.start.kind === 'instant',
    ...(activity.type !== 'version' && activity.end.kind === 'instant' && { is_global_end: true }),
    source: {
      name: activity.source.name,
      url: activity.source.url,
      updated_at: formatInstant(activity.source.updatedAt),
    },
    certainty: activity.certainty,
    featured: activity.featured.map(({ id, name, rank }) => ({ id, name, rank })),
  }
}

/** The wire writes world-wide instants on the UTC+8 clock and everything else on the clock of the player's server. */
function readEdge(text: string, isWorldWide: boolean): Edge | null {
  const wall = parseWallTime(text)
  if (wall === null) return null
  return isWorldWide ? { kind: 'instant', at: instantOf(wall, WIRE_OFFSET) } : { kind: 'wall', at: wall }
}

function writeEdge(edge: Edge): string {
  return formatWallTime(edge.kind === 'instant' ? wallTimeOf(edge.at, WIRE_OFFSET) : edge.at)
}
