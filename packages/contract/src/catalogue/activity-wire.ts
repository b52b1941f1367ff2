import {
  type ActivitySource,
  type AnnouncementFacts,
  type Edge,
  type EdgeChange,
  type FeaturedItem,
  type GameActivity,
  type LauncherSight,
  SOURCE_NAMES,
} from '@ephemeris/core/activity/activity'
import { LAUNCHER_STATES } from '@ephemeris/core/activity/versions/launcher-words'
import { ACTIVITY_TYPES, type GameId } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { formatInstant, parseInstant } from '@ephemeris/core/time/instant'
import { formatWallTime, instantOf, parseWallTime, wallTimeOf } from '@ephemeris/core/time/wall-time'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import * as z from 'zod/mini'

const language = z.enum(LANGUAGES)
const picture = z.union([z.literal(''), z.url({ protocol: /^https$/ })])
const certainty = z.enum(['announced', 'computed', 'expected'])
const featured = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    rank: z.int(),
    /** Ours: what the facts know of it, `light_cone`, `pyro`, `hunt`; absent where they do not. */
    type: z.optional(z.string()),
    element: z.optional(z.string()),
    class: z.optional(z.string()),
  }),
)
const source = z.object({
  name: z.enum(SOURCE_NAMES),
  url: z.nullable(z.url({ protocol: /^https$/ })),
  updated_at: z.string(),
})

/** World-wide instants on the UTC+8 clock, everything else on the clock of the player's server. */
const edgeOnWire = z.object({ time: z.string(), is_global: z.boolean() })
const announcement = z.object({
  published_at: z.nullable(z.string()),
  basis: z.enum(['text', 'window']),
  changes: z.array(z.object({ at: z.string(), edge: z.enum(['start', 'end']), from: edgeOnWire, to: edgeOnWire })),
  gone_since: z.nullable(z.string()),
  is_cancelled: z.optional(z.literal(true)),
  rewards: z.array(z.object({ id: z.string(), name: z.string(), amount: z.int(), per_pull: z.int() })),
})

const launcher = z.object({ state: z.enum(LAUNCHER_STATES), since: z.string() })

type AnnouncementOnWire = z.infer<typeof announcement>

export const activityOnWire = z.object({
  uuid: z.uuid(),
  type: z.enum(ACTIVITY_TYPES),
  title: z.string().check(z.minLength(1)),
  /** Ours: what bars show; absent where that is the title. */
  short_title: z.optional(z.string().check(z.minLength(1))),
  /** Ours: the language of both titles; where it is absent, the one that was asked for. */
  title_lang: z.optional(language),
  /** Ours: the title is our translation or composition; absent where it is the publisher's. */
  is_own_title: z.optional(z.boolean()),
  start_time: z.string(),
  end_time: z.string(),
  banner_img: picture,
  is_version_update: z.optional(z.boolean()),
  /** Ours: the end of an activity other than a version is one instant world-wide too, on the UTC+8 clock. */
  is_global_end: z.optional(z.boolean()),
  source: z.optional(source),
  /** Ours: what the announcement says beside title and times; absent without one. */
  announcement: z.optional(announcement),
  certainty,
  /** Ours: absent where the start is as sure as `certainty` says. */
  start_certainty: z.optional(certainty),
  featured,
  /** Ours: what the publisher's launcher shows of a version, first seen at `since`; absent where it does not. */
  launcher: z.optional(launcher),
})

type ActivityOnWire = z.infer<typeof activityOnWire>
type FeaturedOnWire = ActivityOnWire['featured'][number]

/** What a client insists on; everything else may be absent, and a bad value of it costs nothing but itself. */
const activityReceived = z.object({
  uuid: z.guid(),
  type: z.enum(ACTIVITY_TYPES),
  title: z.string().check(z.minLength(1)),
  short_title: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
  title_lang: z.catch(z.optional(language), undefined),
  is_own_title: z.catch(z.optional(z.boolean()), undefined),
  start_time: z.string(),
  end_time: z.string(),
  banner_img: z.catch(picture, ''),
  is_version_update: z.catch(z.optional(z.boolean()), undefined),
  is_global_end: z.catch(z.optional(z.boolean()), undefined),
  source: z.catch(z.optional(source), undefined),
  announcement: z.catch(z.optional(announcement), undefined),
  certainty: z.catch(certainty, 'announced'),
  start_certainty: z.catch(z.optional(certainty), undefined),
  featured: z.catch(featured, []),
  launcher: z.catch(z.optional(launcher), undefined),
})

/** `null` for a row that cannot be used: one bad row never costs the others. (CAT-4) */
export function readActivity(row: unknown, gameId: GameId): GameActivity | null {
  const { data: w } = activityReceived.safeParse(row)
  if (!w) return null

  const isWorldWide = w.type === 'version'
  const start = readEdge(w.start_time, isWorldWide || w.is_version_update === true)
  const end = readEdge(w.end_time, isWorldWide || w.is_global_end === true)
  if (!start || !end) return null

  return {
    id: w.uuid,
    gameId,
    type: w.type,
    title: w.title,
    shortTitle: w.short_title ?? w.title,
    titleLanguage: w.title_lang ?? null,
    isTitleOurs: w.is_own_title === true,
    start,
    end,
    bannerUrl: w.banner_img === '' ? null : w.banner_img,
    certainty: w.certainty,
    ...(w.start_certainty && { startCertainty: w.start_certainty }),
    source: w.source ? readSource(w.source) : null,
    announcement: w.announcement ? readAnnouncement(w.announcement) : null,
    featured: w.featured,
    ...readLauncher(w.launcher),
  }
}

export function writeActivity(activity: GameActivity): ActivityOnWire {
  const { launcher: sight } = activity
  return {
    uuid: activity.id,
    type: activity.type,
    title: activity.title,
    ...(activity.shortTitle !== activity.title && { short_title: activity.shortTitle }),
    ...(activity.titleLanguage && { title_lang: activity.titleLanguage }),
    ...(activity.isTitleOurs && { is_own_title: true }),
    start_time: writeEdge(activity.start),
    end_time: writeEdge(activity.end),
    banner_img: activity.bannerUrl ?? '',
    is_version_update: activity.start.kind === 'instant',
    ...(activity.type !== 'version' && activity.end.kind === 'instant' && { is_global_end: true }),
    ...(activity.source && { source: writeSource(activity.source) }),
    ...(activity.announcement && { announcement: writeAnnouncement(activity.announcement) }),
    certainty: activity.certainty,
    ...(activity.startCertainty && { start_certainty: activity.startCertainty }),
    featured: activity.featured.map(writeFeatured),
    ...(sight && { launcher: { state: sight.state, since: formatInstant(sight.since) } }),
  }
}

function readLauncher(w: z.infer<typeof launcher> | undefined): { readonly launcher?: LauncherSight } {
  const since = w ? parseInstant(w.since) : null
  return w && since !== null ? { launcher: { state: w.state, since } } : {}
}

function writeFeatured({ id, name, rank, type, element, class: itemClass }: FeaturedItem): FeaturedOnWire {
  return { id, name, rank, ...(type && { type }), ...(element && { element }), ...(itemClass && { class: itemClass }) }
}

function readSource({ name, url, updated_at }: z.infer<typeof source>): ActivitySource | null {
  const updatedAt = parseInstant(updated_at)
  return updatedAt === null ? null : { name, url, updatedAt }
}

function writeSource({ name, url, updatedAt }: ActivitySource): z.infer<typeof source> {
  return { name, url, updated_at: formatInstant(updatedAt) }
}

function readAnnouncement(w: AnnouncementOnWire): AnnouncementFacts {
  return {
    publishedAt: w.published_at === null ? null : parseInstant(w.published_at),
    basis: w.basis,
    changes: w.changes.map(readChange).filter((change) => change !== null),
    goneSince: w.gone_since === null ? null : parseInstant(w.gone_since),
    ...(w.is_cancelled && { isCancelled: true }),
    rewards: w.rewards.map(({ id, name, amount, per_pull }) => ({ id, name, amount, perPull: per_pull })),
  }
}

function readChange({ at, edge, from, to }: AnnouncementOnWire['changes'][number]): EdgeChange | null {
  const moment = parseInstant(at)
  const [before, after] = [readEdge(from.time, from.is_global), readEdge(to.time, to.is_global)]
  return moment !== null && before && after ? { at: moment, edge, from: before, to: after } : null
}

function writeAnnouncement(facts: AnnouncementFacts): AnnouncementOnWire {
  const edgeOf = (edge: Edge) => ({ time: writeEdge(edge), is_global: edge.kind === 'instant' })
  return {
    published_at: facts.publishedAt === null ? null : formatInstant(facts.publishedAt),
    basis: facts.basis,
    changes: facts.changes.map(({ at, edge, from, to }) => ({
      at: formatInstant(at),
      edge,
      from: edgeOf(from),
      to: edgeOf(to),
    })),
    gone_since: facts.goneSince === null ? null : formatInstant(facts.goneSince),
    ...(facts.isCancelled && { is_cancelled: true }),
    rewards: facts.rewards.map(({ id, name, amount, perPull }) => ({ id, name, amount, per_pull: perPull })),
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
