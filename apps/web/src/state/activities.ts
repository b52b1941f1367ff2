import { listActivities } from '@ephemeris/contract/catalogue'
import type { Activity } from '@ephemeris/core/activity/activity'
import type { ActivityType, GameId } from '@ephemeris/core/games/game'
import { enabledGames } from '@ephemeris/core/games/selection'
import type { Instant } from '@ephemeris/core/time/instant'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { call } from '#web/lib/api'
import { now } from '#web/lib/server-clock'
import { useGameSelection, useGames } from '#web/state/games'

export interface Activities {
  readonly activities: readonly Activity[]
  /** There is an answer, if only to an earlier question. */
  readonly isLoaded: boolean
  readonly isLoading: boolean
  /** Why the newest answer is missing; what is shown is then of `loadedAt`. */
  readonly error: unknown
  readonly loadedAt: Instant | null
  /** Rows that could not be read and were left out. */
  readonly skipped: number
  retry(): void
}

const NOTHING: Answer = { games: [], skipped: 0, loadedAt: null }

/**
 * The activities of the games and kinds the player chose, in the interface language. (TL-29)
 *
 * A new choice keeps the former answer until the new one is there, and after a failure; nothing chosen asks nothing. A
 * question that is no longer wanted is cancelled.
 */
export function useActivities(): Activities {
  const choice = useChoice()
  const { query: games } = useGames()
  const language = useLocale()
  const isEmpty = choice?.games.length === 0
  const query = useQuery({
    queryKey: ['activities', language, choice],
    queryFn: async ({ signal }) => {
      const question = { language, from: null, to: null, games: choice?.games ?? [], subTypes: choice?.subTypes ?? {} }
      const answer = await call(listActivities, question, { signal })
      return { ...answer, loadedAt: now() }
    },
    enabled: choice !== null && !isEmpty,
    placeholderData: keepPreviousData,
  })
  const answer = useLastOf(isEmpty ? NOTHING : query.data)

  return {
    activities: chosenOf(answer ?? NOTHING, choice),
    isLoaded: answer !== null,
    isLoading: choice === null ? games.isFetching : query.isFetching,
    error: choice === null ? games.error : isEmpty ? null : query.error,
    loadedAt: answer?.loadedAt ?? null,
    skipped: answer?.skipped ?? 0,
    retry: () => void (choice === null ? games : query).refetch(),
  }
}

interface Answer {
  readonly games: readonly { readonly gameId: GameId; readonly activities: readonly Activity[] }[]
  readonly skipped: number
  readonly loadedAt: Instant | null
}

interface Choice {
  readonly games: readonly GameId[]
  readonly subTypes: Readonly<Partial<Record<GameId, readonly ActivityType[]>>>
}

/** `null` until the games are known. */
function useChoice(): Choice | null {
  const selection = useGameSelection()
  if (!selection) return null
  const games = enabledGames(selection.selections)
  return { games, subTypes: Object.fromEntries(games.map((id) => [id, selection.selections[id]?.activities ?? []])) }
}

/** The newest answer there was: a failed question takes nothing away. */
function useLastOf(answer: Answer | undefined): Answer | null {
  const [last, setLast] = useState<Answer | null>(null)
  if (answer && answer !== last) setLast(answer)
  return answer ?? last
}

/** Of an answer that may be to an earlier question, what the present choice still wants. */
function chosenOf({ games }: Answer, choice: Choice | null): Activity[] {
  return games.flatMap(({ gameId, activities }) => {
    const types = choice?.subTypes[gameId]
    return types ? activities.filter(({ type }) => types.includes(type)) : []
  })
}
