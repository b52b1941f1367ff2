import type { PlacedActivity } from '../activity/activity.ts'
import type { ActivityType, GameId } from '../games/game.ts'

/** `endTimeDesc` is the name the product inherited: it sorts by end, soonest first. (TL-6) */
export const SORT_MODES = ['default', 'endTimeDesc'] as const

export type SortMode = (typeof SORT_MODES)[number]

/** The player's order of games and, per game, its order of types. */
export interface SortOrder {
  readonly games: readonly GameId[]
  readonly types: Readonly<Partial<Record<GameId, readonly ActivityType[]>>>
}

type Sortable = Pick<PlacedActivity, 'id' | 'gameId' | 'type' | 'startAt' | 'endAt'>

/** A sorted copy. Ties end at the id, so the order is total and does not depend on the order given. (TL-5) */
export function sortActivities<A extends Sortable>(activities: readonly A[], mode: SortMode, order: SortOrder): A[] {
  return activities.toSorted(mode === 'default' ? byGame(order) : byEnd)
}

function byEnd(a: Sortable, b: Sortable): number {
  return a.endAt - b.endAt || byId(a, b)
}

function byGame(order: SortOrder): (a: Sortable, b: Sortable) => number {
  const gameRank = new Map(order.games.map((game, index) => [game, index]))

  function rankOf({ gameId }: Sortable): number {
    return gameRank.get(gameId) ?? order.games.length
  }

  function typeRankOf({ gameId, type }: Sortable): number {
    const types = order.types[gameId] ?? []
    const index = types.indexOf(type)
    return index < 0 ? types.length : index
  }

  return (a, b) =>
    rankOf(a) - rankOf(b) ||
    byText(a.gameId, b.gameId) ||
    typeRankOf(a) - typeRankOf(b) ||
    a.startAt - b.startAt ||
    byId(a, b)
}

function byId(a: Sortable, b: Sortable): number {
  return byText(a.id, b.id)
}

function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
