import type { PlacedActivity } from '../activity/activity.ts'
import { isPutAside, type Marks } from '../activity/status.ts'
import { type Phase, phaseOf } from '../activity/timing.ts'
import type { ActivityGame, ActivityKind, ActivityType, GameId } from '../games/game.ts'
import { isFar } from '../time/countdown.ts'
import type { Instant } from '../time/instant.ts'

/** `endTimeDesc` is the name the product inherited: it sorts by end, soonest first. (TL-6) */
export const SORT_MODES = ['default', 'endTimeDesc'] as const

export type SortMode = (typeof SORT_MODES)[number]

/**
 * The player's order of games and, per game, its order of types. What runs at `now` comes first, what is over last; with
 * several games, a few rows of each that are not put aside are above all others, so that none of them is out of view.
 */
export interface SortOrder {
  readonly games: readonly GameId[]
  readonly types: Readonly<Partial<Record<GameId, readonly ActivityType[]>>>
  readonly now: Instant
  readonly marks: Marks
}

type Sortable = Pick<PlacedActivity, 'id' | 'gameId' | 'type' | 'startAt' | 'endAt'>

/** A sorted copy. Ties end at the id, so the order is total and does not depend on the order given. (TL-5) */
export function sortActivities<A extends Sortable>(activities: readonly A[], mode: SortMode, order: SortOrder): A[] {
  if (mode === 'endTimeDesc') return sortByEnd(activities)
  const rankOf = kindRanks(activities, order)
  const keyed = activities.map((activity) => ({ activity, rank: rankOf(activity) }))
  keyed.sort(
    (a, b) => a.rank - b.rank || a.activity.startAt - b.activity.startAt || byText(a.activity.id, b.activity.id),
  )
  return keyed.map(({ activity }) => activity)
}

/** What ends first at the top, in a total order too. (TL-6) */
export function sortByEnd<A extends Pick<Sortable, 'id' | 'endAt'>>(activities: readonly A[]): A[] {
  return activities.toSorted((a, b) => a.endAt - b.endAt || byText(a.id, b.id))
}

/** In the order of the rows. `next`: of what runs in a game, the first to end; `later` begins in a week or more. */
const SECTIONS = ['next', 'running', 'upcoming', 'later', 'ended'] as const satisfies readonly (
  | Phase
  | 'next'
  | 'later'
)[]

/** Of each game. With four, all have room in the view of a tablet on its side. */
const NEXT_COUNT = 2

interface Kind extends Pick<Sortable, 'gameId' | 'type'> {
  readonly section: (typeof SECTIONS)[number]
}

/** The place of each kind among those that occur: they are few, the activities many. */
function kindRanks(activities: readonly Sortable[], order: SortOrder): (activity: Sortable) => number {
  const next = nextOf(activities, order)
  const kindOf = (activity: Sortable): Kind => ({
    gameId: activity.gameId,
    type: activity.type,
    section: next.has(activity.id) ? 'next' : sectionOf(activity, order.now),
  })
  const compare = byKind(order)
  const kinds = new Map(activities.map(kindOf).map((kind) => [keyOf(kind), kind]))
  const sorted = [...kinds.values()].sort(compare)
  const ranks = new Map(sorted.map((kind) => [keyOf(kind), sorted.findIndex((other) => compare(other, kind) === 0)]))
  return (activity) => ranks.get(keyOf(kindOf(activity))) ?? ranks.size
}

function sectionOf(activity: Sortable, now: Instant): Kind['section'] {
  return isFar(activity.startAt, now) ? 'later' : phaseOf(activity, now)
}

/** Ids of what is left to do and ends next in each game; none where there is only one. */
function nextOf(activities: readonly Sortable[], { now, marks }: SortOrder): ReadonlySet<string> {
  const games = new Set(activities.map(({ gameId }) => gameId))
  if (games.size < 2) return new Set()
  const running = sortByEnd(
    activities.filter((activity) => phaseOf(activity, now) === 'running' && !isPutAside(marks, activity.id)),
  )
  return new Set(
    [...games].flatMap((game) =>
      running
        .filter(({ gameId }) => gameId === game)
        .slice(0, NEXT_COUNT)
        .map(({ id }) => id),
    ),
  )
}

function keyOf({ gameId, type, section }: Kind): string {
  return `${gameId} ${type} ${section}`
}

function byKind(order: SortOrder): (a: Kind, b: Kind) => number {
  function gameRank({ gameId }: Kind): number {
    return placeIn<ActivityGame>(order.games, gameId)
  }

  function typeRank({ gameId, type }: Kind): number {
    return placeIn<ActivityKind>((gameId !== 'own' && order.types[gameId]) || [], type)
  }

  return (a, b) =>
    SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) ||
    gameRank(a) - gameRank(b) ||
    byText(a.gameId, b.gameId) ||
    typeRank(a) - typeRank(b)
}

/** What is not in the list comes after all that is. */
function placeIn<T>(list: readonly T[], item: T): number {
  const index = list.indexOf(item)
  return index < 0 ? list.length : index
}

function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
