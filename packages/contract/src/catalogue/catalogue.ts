import type { GameActivity } from '@ephemeris/core/activity/activity'
import {
  ACTIVITY_TYPES,
  type ActivityType,
  GAME_IDS,
  type Game,
  type GameId,
  isGameId,
} from '@ephemeris/core/games/game'
import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import { parseWallTime } from '@ephemeris/core/time/wall-time'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { readLanguage } from '../wire/query-fields.ts'
import { type Wire, wire } from '../wire/wire.ts'
import { activityOnWire, readActivity, writeActivity } from './activity-wire.ts'
import { kindFields, type RequestedKinds, readKinds, writeKinds } from './requested-kinds.ts'

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

function mapTypes<T>(make: (type: ActivityType) => T): Record<ActivityType, T> {
  return Object.fromEntries(ACTIVITY_TYPES.map((type) => [type, make(type)])) as Record<ActivityType, T>
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

/** What a player asks of the catalogue. */
export interface ActivityQuery extends RequestedKinds {
  readonly language: Language
  /** Calendar days `YYYY-MM-DD`, both inclusive; `null`: what has not ended 14 days ago or earlier. */
  readonly from: string | null
  readonly to: string | null
}

const day = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((text) => parseWallTime(`${text} 00:00:00`) !== null),
)

const activityQuery = wire(
  z.object({ lang: z.optional(z.string()), ...kindFields, from: z.optional(day), to: z.optional(day) }),
  {
    read: (w): ActivityQuery => ({
      language: readLanguage(w.lang),
      ...readKinds(w),
      from: w.from ?? null,
      to: w.to ?? null,
    }),
    write: (query) => ({
      lang: query.language,
      ...writeKinds(query),
      ...(query.from && { from: query.from }),
      ...(query.to && { to: query.to }),
    }),
  },
)

/** Activities per asked game; `skipped` counts rows that could not be read and were left out. (CAT-4) */
export interface ActivityAnswer {
  readonly games: readonly { readonly gameId: GameId; readonly activities: readonly GameActivity[] }[]
  readonly skipped: number
}

const activitiesOnWire = z.object({ events: z.array(z.object({ game_id: gameId, events: z.array(activityOnWire) })) })

const activitiesReceived = z.object({ events: z.array(z.unknown()) })

const groupReceived = z.object({ game_id: z.string(), events: z.array(z.unknown()) })

/** The server sends nothing but what fits; a client reads by group and row, so that a bad one never costs the others. */
const activityAnswer: Wire<ActivityAnswer> = {
  schema: activitiesOnWire,
  read: (travelled) => {
    let skipped = 0
    const games = activitiesReceived.parse(travelled).events.flatMap((group) => {
      const { data } = groupReceived.safeParse(group)
      if (!data) skipped += 1
      if (!data || !isGameId(data.game_id)) return []
      const { game_id, events: rows } = data
      const activities = rows.map((row) => readActivity(row, game_id)).filter((activity) => activity !== null)
      skipped += rows.length - activities.length
      return [{ gameId: game_id, activities }]
    })
    return { games, skipped }
  },
  write: ({ games }) => ({
    events: games.map(({ gameId, activities }) => ({ game_id: gameId, events: activities.map(writeActivity) })),
  }),
}

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/events',
  auth: 'none',
  summary: 'What runs, comes and has just ended: versions, banners, events and challenge cycles per game.',
  cache: 'public',
  input: activityQuery,
  reply: activityAnswer,
})
