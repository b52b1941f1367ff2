import { type Activity, edgeInstant } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import type { GoalCalendar } from '@ephemeris/core/plan/goals/goal-end'
import type { Instant } from '@ephemeris/core/time/instant'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useLocale } from 'use-intl'
import { activitiesQuery } from '#web/state/activities'

export interface PlanCalendar {
  /** All of the game that the server knows, whatever the player chose to see; nothing until it was loaded. */
  readonly activities: readonly Activity[]
  readonly loadedAt: Instant | null
  readonly isLoading: boolean
  readonly error: unknown
  retry(): void
}

const NOTHING: readonly Activity[] = []

/** The calendar of one game, for its plan. An answer is rendered as in `useActivities`. */
export function usePlanCalendar(gameId: GameId): PlanCalendar {
  const language = useLocale()
  const query = useQuery(activitiesQuery(language, { games: [gameId], subTypes: {} }))
  const { isFetching, error, refetch } = query
  const data = useDeferredValue(query.data)
  const group = data?.games.find((one) => one.gameId === gameId)
  return {
    activities: group?.activities ?? NOTHING,
    loadedAt: group && data ? data.loadedAt : null,
    isLoading: isFetching || data !== query.data,
    error,
    retry: () => void refetch(),
  }
}

/** When each banner runs on a server. */
export function bannersOf(
  activities: readonly Activity[],
  server: Parameters<typeof edgeInstant>[1],
): GoalCalendar['banners'] {
  return new Map(
    activities
      .filter(({ type }) => type === 'gacha')
      .map(({ id, start, end }) => [id, { startAt: edgeInstant(start, server), endAt: edgeInstant(end, server) }]),
  )
}
