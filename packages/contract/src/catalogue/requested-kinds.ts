import { ACTIVITY_TYPES, type ActivityType, GAME_IDS, type GameId, isActivityType } from '@ephemeris/core/games/game'
import * as z from 'zod/mini'
import { AppError } from '../errors.ts'
import { readGameId } from '../wire/query-fields.ts'

/** Which games and kinds of activity are asked for. A list that is `null` or absent means the default. */
export interface RequestedKinds {
  /** `null`: all games. */
  readonly games: readonly GameId[] | null
  /** Per game the asked kinds; a game that is absent gets its defaults. */
  readonly subTypes: Readonly<Partial<Record<GameId, readonly ActivityType[]>>>
}

type KindFields = { readonly [K in `${GameId}_subgroup`]: z.ZodMiniOptional<z.ZodMiniString<string>> }

/** Fields of a query, each a list with dots: `games=genshin.zenless&genshin_subgroup=event.gacha`. */
export const kindFields = {
  games: z.optional(z.string()),
  ...(Object.fromEntries(GAME_IDS.map((id) => [`${id}_subgroup`, z.optional(z.string())])) as KindFields),
}

type KindsOnWire = { readonly [K in keyof typeof kindFields]?: string | undefined }

/** @throws AppError GAME_UNKNOWN, SUBTYPE_UNKNOWN */
export function readKinds(w: KindsOnWire): RequestedKinds {
  const games = w.games === undefined ? null : splitList(w.games).map((id) => readGameId(id, 'games'))
  const subTypes = GAME_IDS.flatMap((id) => {
    const list = w[`${id}_subgroup`]
    if (list === undefined) return []
    const types = splitList(list).map((type) => readActivityType(type, id))
    return [[id, inOrder(ACTIVITY_TYPES, types)]]
  })
  return { games: games && inOrder(GAME_IDS, games), subTypes: Object.fromEntries(subTypes) }
}

export function writeKinds({ games, subTypes }: RequestedKinds): KindsOnWire {
  const lists = Object.entries(subTypes).map(([id, types]) => [`${id}_subgroup`, types.join('.')])
  return { ...(games && { games: games.join('.') }), ...Object.fromEntries(lists) }
}

/** Order and doubles of a list in the query mean nothing: equal questions become equal. */
function inOrder<T>(all: readonly T[], asked: readonly T[]): T[] {
  return all.filter((item) => asked.includes(item))
}

function splitList(text: string): string[] {
  return text.split('.').filter((part) => part !== '')
}

function readActivityType(text: string, gameId: GameId): ActivityType {
  if (!isActivityType(text)) {
    throw new AppError('SUBTYPE_UNKNOWN', `${gameId}_subgroup: ${ACTIVITY_TYPES.join(' | ')}`)
  }
  return text
}
