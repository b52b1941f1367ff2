import { type Edge, edgeInstant, SOURCE_NAMES } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { ACTIVITY_TYPES, GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { formatInstant, parseInstant } from '@ephemeris/core/time/instant'
import { formatWallTime, parseWallTime } from '@ephemeris/core/time/wall-time'
import { offsetOf, SERVER_ZONES, type ServerZone } from '@ephemeris/core/time/zone'
import * as z from 'zod/mini'
import { instantText, readInstant } from './instant-wire.ts'

/** An activity as other sites and instances read it: every language, both clocks. */
export type OpenActivity = Omit<CatalogueActivity, 'announcement' | 'cycle'>

const language = z.enum(LANGUAGES)
const text = z.partialRecord(language, z.string())
const certainty = z.enum(['announced', 'computed', 'expected'])
const https = z.url({ protocol: /^https$/ })

/** `world`: one instant everywhere, `2026-05-20T03:00:00Z`; `server`: each game server's clock, `2026-06-09 17:59:00`. */
const edge = z
  .object({ clock: z.enum(['world', 'server']), at: z.string() })
  .check(z.refine(({ clock, at }) => (clock === 'world' ? parseInstant(at) : parseWallTime(at)) !== null))

const instants = z.object({ 'UTC+8': instantText, 'UTC-5': instantText, 'UTC+1': instantText } satisfies Record<
  ServerZone,
  unknown
>)

const edgeWithInstants = z.object({
  clock: z.enum(['world', 'server']),
  at: z.string(),
  /** The same moment for the players of each server. */
  instants,
})

const fields = {
  uuid: z.uuid(),
  game_id: z.enum(GAME_IDS),
  type: z.enum(ACTIVITY_TYPES),
  title: text,
  /** For narrow places; languages whose whole title is short are absent. */
  short_title: text,
  /** Languages whose title Ephemeris has composed or translated. */
  own_titles: z.array(language),
  certainty,
  /** Absent where the start is as sure as the end. */
  start_certainty: z.optional(certainty),
  source: z.object({ name: z.enum(SOURCE_NAMES), url: z.nullable(https), updated_at: instantText }),
  featured: z.array(z.object({ id: z.string(), name: text, rank: z.int() })),
  /** The number of a version, else `null`. */
  version: z.nullable(z.string()),
  banner_img: z.nullable(https),
}

export const openActivityOnWire = z.object({ ...fields, start: edgeWithInstants, end: edgeWithInstants })

/** A row as it comes from elsewhere. */
export const openFields = { ...fields, start: edge, end: edge }

const received = z.object(openFields)

/** `null` for a row that does not fit; the instants of the servers are not read, since they follow from the edges. */
export function readOpenActivity(row: unknown): OpenActivity | null {
  const { data: w } = received.safeParse(row)
  if (!w) return null
  return {
    id: w.uuid,
    gameId: w.game_id,
    type: w.type,
    title: w.title,
    shortTitle: w.short_title,
    ownTitles: w.own_titles,
    start: readOpenEdge(w.start),
    end: readOpenEdge(w.end),
    bannerUrl: w.banner_img,
    certainty: w.certainty,
    ...(w.start_certainty && { startCertainty: w.start_certainty }),
    source: { name: w.source.name, url: w.source.url, updatedAt: readInstant(w.source.updated_at) },
    featured: w.featured,
    version: w.version,
  }
}

export function writeOpenActivity(activity: OpenActivity): z.infer<typeof openActivityOnWire> {
  const { source } = activity
  return {
    uuid: activity.id,
    game_id: activity.gameId,
    type: activity.type,
    title: { ...activity.title },
    short_title: { ...activity.shortTitle },
    own_titles: [...activity.ownTitles],
    start: writeEdge(activity.start),
    end: writeEdge(activity.end),
    certainty: activity.certainty,
    ...(activity.startCertainty && { start_certainty: activity.startCertainty }),
    source: { name: source.name, url: source.url, updated_at: formatInstant(source.updatedAt) },
    featured: activity.featured.map(({ id, name, rank }) => ({ id, name: { ...name }, rank })),
    version: activity.version,
    banner_img: activity.bannerUrl,
  }
}

export function readOpenEdge({ clock, at }: z.infer<typeof edge>): Edge {
  if (clock === 'world') return { kind: 'instant', at: readInstant(at) }
  const wall = parseWallTime(at)
  if (wall === null) throw new RangeError(`not a wall time: ${at}`)
  return { kind: 'wall', at: wall }
}

function writeEdge(given: Edge): z.infer<typeof edgeWithInstants> {
  const of = (zone: ServerZone) => formatInstant(edgeInstant(given, offsetOf(zone)))
  const [asia, america, europe] = SERVER_ZONES
  return {
    ...(given.kind === 'instant'
      ? { clock: 'world', at: formatInstant(given.at) }
      : { clock: 'server', at: formatWallTime(given.at) }),
    instants: { [asia]: of(asia), [america]: of(america), [europe]: of(europe) },
  }
}
