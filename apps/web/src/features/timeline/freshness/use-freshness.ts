import type { GameId } from '@ephemeris/core/games/game'
import { DAY_MS, type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useNow } from '#web/lib/time/page-clock'
import { useConfig } from '#web/state/config'
import { useGameSelection } from '#web/state/games'
import { useActivities } from '#web/state/timeline/activities'

/** How old what is shown of a game is. */
export interface GameFreshness {
  readonly gameId: GameId
  /** When its announcements were last read; the last day of the shipped facts where they never were. */
  readonly readAt: Instant
  /** Older than a day. */
  readonly isOld: boolean
  /** Nothing but what comes with the app. */
  readonly isShipped: boolean
  /** How many activities are shown. */
  readonly count: number
}

/** The games that are switched on, in the player's order; empty while nothing is known. (TL-64) */
export function useFreshness(): readonly GameFreshness[] {
  const { data } = useConfig()
  const { activities } = useActivities()
  const selection = useGameSelection()
  const now = useNow(MINUTE_MS)

  return (selection?.games ?? []).flatMap(({ id }) => {
    const source = data?.catalogue.sources.find(({ gameId }) => gameId === id)
    if (!source || !selection?.selections[id]?.enabled) return []
    const readAt = source.readAt ?? source.updatedAt
    const own = activities.filter(({ gameId, type }) => gameId === id && type !== 'own')
    return [
      {
        gameId: id,
        readAt,
        isOld: now - readAt > DAY_MS,
        isShipped: source.readAt === null,
        count: own.length,
      },
    ]
  })
}

/** The one that was read longest ago. */
export function oldestOf(games: readonly GameFreshness[]): GameFreshness | null {
  return games.toSorted((one, other) => one.readAt - other.readAt)[0] ?? null
}
