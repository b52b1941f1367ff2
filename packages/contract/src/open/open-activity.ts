import { SOURCE_NAMES } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { LAUNCHER_STATES } from '@ephemeris/core/activity/versions/launcher-words'
import { ACTIVITY_TYPES, GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { formatInstant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { openAnnouncement, readOpenAnnouncement, writeOpenAnnouncement } from './open-announcement.ts'
import { edgeWithInstants, openEdge, readOpenEdge, writeEdgeWithInstants } from './open-edge.ts'

/** An activity as other sites and instances read it: every language, both clocks. */
export type OpenActivity = Omit<CatalogueActivity, 'cycle'>

const language = z.enum(LANGUAGES)
const text = z.partialRecord(language, z.string())
const certainty = z.enum(['announced', 'computed', 'expected'])
const https = z.url({ protocol: /^https$/ })

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
  /** Since version 1.1: absent where nothing was announced. */
  announcement: z.optional(openAnnouncement),
  /** What the publisher's launcher shows of a version, first seen at `since`; absent where it does not. */
  launcher: z.optional(z.object({ state: z.enum(LAUNCHER_STATES), since: instantText })),
}

export const openActivityOnWire = z.object({ ...fields, start: edgeWithInstants, end: edgeWithInstants })

/** A row as it comes from elsewhere. */
export const openFields = { ...fields, start: openEdge, end: openEdge }

const received = z.object(openFields)

/** `null` for a row that does not fit; the instants of the servers are not read, since they follow from the edges. */
export function readOpenActivity(row: unknown): OpenActivity | null {
  const { data: w } = received.safeParse(row)
  if (!w) return null
  return {
    id: w.uuid.toLowerCase(),
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
    announcement: w.announcement ? readOpenAnnouncement(w.announcement) : null,
    featured: w.featured,
    version: w.version,
    ...(w.launcher && { launcher: { state: w.launcher.state, since: readInstant(w.launcher.since) } }),
  }
}

export function writeOpenActivity(activity: OpenActivity): z.infer<typeof openActivityOnWire> {
  const { source, launcher } = activity
  return {
    uuid: activity.id,
    game_id: activity.gameId,
    type: activity.type,
    title: { ...activity.title },
    short_title: { ...activity.shortTitle },
    own_titles: [...activity.ownTitles],
    start: writeEdgeWithInstants(activity.start),
    end: writeEdgeWithInstants(activity.end),
    certainty: activity.certainty,
    ...(activity.startCertainty && { start_certainty: activity.startCertainty }),
    source: { name: source.name, url: source.url, updated_at: formatInstant(source.updatedAt) },
    featured: activity.featured.map(({ id, name, rank }) => ({ id, name: { ...name }, rank })),
    version: activity.version,
    banner_img: activity.bannerUrl,
    ...(activity.announcement && { announcement: writeOpenAnnouncement(activity.announcement) }),
    ...(launcher && { launcher: { state: launcher.state, since: formatInstant(launcher.since) } }),
  }
}
