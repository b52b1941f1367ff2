import type { Activity, Edge } from '@ephemeris/core/activity/activity'
import {
  ACTIVITY_TYPES,
  type ActivityType,
  GAME_IDS,
  type Game,
  type GameId,
  isActivityType,
  isGameId,
} from '@ephemeris/core/games/game'
import { LANGUAGES, type Language, parseLanguage } from '@ephemeris/core/language/language'
import { formatInstant, parseInstant } from '@ephemeris/core/time/instant'
import { formatWallTime, instantOf, parseWallTime, wallTimeOf } from '@ephemeris/core/time/wall-time'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { AppError } from './errors.ts'
import { wire } from './wire.ts'

const gameId = z.enum(GAME_IDS)
const activityType = z.enum(ACTIVITY_TYPES)
const localizedText = z.record(z.enum(LANGUAGES), z.string())

const gameOnWire = z.object({
  game_id: gameId,
  name: localizedText,
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  activities: z.record(activityType, z.object({ name: localizedText, icon: z.string(), default: z.boolean() })),
  activities_type_list: z.array(activityType),
})

type GameOnWire = z.infer<typeof gameOnWire>

/** One game as it travels and as a device stores it (`gameList`). */
export const gameWire = wire(gameOnWire, {
  read: (w): Game => ({
    id: w.game_id,
    name: w.name,
    color: w.color,
    subTypes: mapTypes((type) => {
      const { name, icon, default: isDefault } = w.activities[type]
      return { name, icon, isDefault }
    }),
    typeOrder: w.activities_type_list,
  }),
  write: (game): GameOnWire => ({
    game_id: game.id,
    name: { ...game.name },
    color: game.color,
    activities: mapTypes((type) => {
      const { name, icon, isDefault } = game.subTypes[type]
      return { name: { ...name }, icon, default: isDefault }
    }),
    activities_type_list: [...game.typeOrder],
  }),
})

function mapTypes<T>(valueOf: (type: ActivityType) => T): Record<ActivityType, T> {
  return Object.fromEntries(ACTIVITY_TYPES.map((type) => [type, valueOf(type)])) as Record<ActivityType, T>
}

/** The games with their sub-types, names in all six languages. */
export const listGames = endpoint({
  method: 'GET',
  path: '/api/games',
  auth: 'none',
  summary: 'The four games and their kinds of activity, with names in six languages.',
  cache: 'public',
  reply: wire(z.object({ games: z.array(gameOnWire) }), {
    read: ({ games }): Game[] => games.map(gameWire.read),
    write: (games) => ({ games: games.map((game) => gameWire.write(game) as GameOnWire) }),
  }),
})

/** What a player asks of the catalogue. A game or sub-type list that is `null` means the default. */
export interface ActivityQuery {
  readonly language: Language
  /** `null`: all games. */
  readonly games: readonly GameId[] | null
  /** Per game the asked kinds; a game that is absent gets its defaults. */
  readonly subTypes: Readonly<Partial<Record<GameId, readonly ActivityType[]>>>
  /** Calendar days `YYYY-MM-DD`, both inclusive; `null`: what has not ended 14 days ago or earlier. */
  readonly from: string | null
  readonly to: string | null
}

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

const queryOnWire = z.object({
  lang: z.optional(z.string()),
  games: z.optional(z.string()),
  genshin_subgroup: z.optional(z.string()),
  starrail_subgroup: z.optional(z.string()),
  zenless_subgroup: z.optional(z.string()),
  wuthering_subgroup: z.optional(z.string()),
  from: z.optional(day),
  to: z.optional(day),
})

type QueryOnWire = z.infer<typeof queryOnWire>

const activityQuery = wire(queryOnWire, {
  read: (w): ActivityQuery => ({
    language: readLanguage(w.lang),
    games: w.games === undefined ? null : [...new Set(splitList(w.games).map(readGameId))],
    subTypes: Object.fromEntries(
      GAME_IDS.flatMap((id) => {
        const list = w[`${id}_subgroup`]
        return list === undefined ? [] : [[id, [...new Set(splitList(list).map(readActivityType))]]]
      }),
    ),
    from: w.from ?? null,
    to: w.to ?? null,
  }),
  write: (query): QueryOnWire => ({
    lang: query.language,
    ...(query.games && { games: query.games.join('.') }),
    ...Object.fromEntries(Object.entries(query.subTypes).map(([id, types]) => [`${id}_subgroup`, types.join('.')])),
    ...(query.from && { from: query.from }),
    ...(query.to && { to: query.to }),
  }),
})

function splitList(text: string): string[] {
  return text.split('.').filter((part) => part !== '')
}

function readLanguage(code: string | undefined): Language {
  const language = parseLanguage(code ?? 'en')
  if (!language) throw new AppError('LANGUAGE_UNKNOWN', `lang: one of ${LANGUAGES.join(', ')}`)
  return language
}

function readGameId(text: string): GameId {
  if (!isGameId(text)) throw new AppError('GAME_UNKNOWN', `games: one or more of ${GAME_IDS.join(', ')}`)
  return text
}

function readActivityType(text: string): ActivityType {
  if (!isActivityType(text)) {
    throw new AppError('SUBTYPE_UNKNOWN', `subgroup: one or more of ${ACTIVITY_TYPES.join(', ')}`)
  }
  return text
}

const activityOnWire = z.object({
  uuid: z.uuid(),
  type: activityType,
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

/** Activities per asked game; `skipped` counts rows that could not be read and were left out. (CAT-4) */
export interface ActivityAnswer {
  readonly games: readonly { readonly gameId: GameId; readonly activities: readonly Activity[] }[]
  readonly skipped: number
}

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/events',
  auth: 'none',
  summary: 'What runs, comes and has just ended: versions, banners, events and challenge cycles per game.',
  cache: 'public',
  input: activityQuery,
  reply: wire(z.object({ events: z.array(z.object({ game_id: z.string(), events: z.array(z.unknown()) })) }), {
    read: ({ events }): ActivityAnswer => {
      let skipped = 0
      const games = events.flatMap(({ game_id, events: rows }) => {
        if (!isGameId(game_id)) return []
        const activities = rows.map((row) => readActivity(row, game_id)).filter((activity) => activity !== null)
        skipped += rows.length - activities.length
        return [{ gameId: game_id, activities }]
      })
      return { games, skipped }
    },
    write: ({ games }) => ({
      events: games.map(({ gameId, activities }) => ({ game_id: gameId, events: activities.map(writeActivity) })),
    }),
  }),
})

/** `null` for a row that does not fit: one bad row never costs the others. (CAT-4) */
function readActivity(row: unknown, gameId: GameId): Activity | null {
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

function writeActivity(activity: Activity): ActivityOnWire {
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
