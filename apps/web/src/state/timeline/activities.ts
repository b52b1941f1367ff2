import { listActivities } from '@ephemeris/contract/catalogue/catalogue'
import type { Activity, GameActivity } from '@ephemeris/core/activity/activity'
import type { ActivityGame, ActivityType, GameId } from '@ephemeris/core/games/game'
import { enabledGames } from '@ephemeris/core/games/selection/selection'
import type { Language } from '@ephemeris/core/language/language'
import type { Instant } from '@ephemeris/core/time/instant'
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLocale } from 'use-intl'
import { deviceStorage } from '#web/lib/device/device-storage'
import { cachedReply } from '#web/lib/offline/cached-reply'
import { call } from '#web/lib/server/api'
import { now } from '#web/lib/server/server-clock'
import { type GameSelectionState, gameSelectionOf, gamesQuery, useGameSelection, useGames } from '#web/state/games'
import { useOwnActivities } from '#web/state/timeline/own-activities'

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

const NO_CHOICE: Choice = { games: [], subTypes: {} }
const NOTHING: Answer = { games: [], skipped: 0, loadedAt: null }

/** What the catalogue has of some games and kinds, in a language. */
export function activitiesQuery(language: Language, choice: Choice) {
  return queryOptions({
    queryKey: ['activities', language, choice],
    queryFn: async ({ signal }) => {
      const answer = await call(listActivities, questionOf(language, choice), { signal })
      return { ...answer, loadedAt: now() }
    },
  })
}

/**
 * Asks for what the first screen will show, before it is drawn. The answer of an earlier visit is shown until the new
 * one is there. Ends when there is one to be shown. (PWA-18)
 */
export async function prefetchActivities(queries: QueryClient, language: Language): Promise<void> {
  if (deviceStorage.settings.gameList === null) await queries.prefetchQuery(gamesQuery)
  const { gameList, gameOrder, userGameSelections } = deviceStorage.settings
  const selection = gameSelectionOf(gameList, gameOrder, userGameSelections)
  const choice = selection && choiceOf(selection)
  if (!choice || choice.games.length === 0) return
  const query = activitiesQuery(language, choice)
  const asked = queries.prefetchQuery(query)
  await showKept(queries, language, choice)
  if (queries.getQueryData(query.queryKey) === undefined) await asked
}

async function showKept(queries: QueryClient, language: Language, choice: Choice): Promise<void> {
  const kept = await cachedReply(listActivities, questionOf(language, choice))
  const { queryKey } = activitiesQuery(language, choice)
  if (!kept || queries.getQueryData(queryKey)) return
  queries.setQueryData(queryKey, { ...kept.reply, loadedAt: kept.answeredAt }, { updatedAt: kept.keptAt })
}

function questionOf(language: Language, choice: Choice) {
  return { language, from: null, to: null, ...choice }
}

/**
 * The activities of the games and kinds the player chose, in the interface language. (TL-29)
 *
 * A new choice keeps the previous answer until the new one is there, and after a failure; nothing chosen asks nothing. A
 * question that is no longer wanted is cancelled. An answer is rendered as a deferred value, so that React can pause: it
 * renders a change of an external store, such as a query, without a pause.
 */
export function useActivities(): Activities {
  const choice = useChoice()
  const { query: games } = useGames()
  const language = useLocale()
  const isEmpty = choice?.games.length === 0
  const query = useQuery({
    ...activitiesQuery(language, choice ?? NO_CHOICE),
    enabled: choice !== null && !isEmpty,
    placeholderData: keepPreviousData,
  })
  const data = useDeferredValue(query.data)
  const answer = useLastOf(isEmpty ? NOTHING : data)
  const all = useMemo(() => (answer ?? NOTHING).games.flatMap((game) => game.activities), [answer])
  const own = useOwnActivities(all)

  return {
    activities: [...chosenOf(answer ?? NOTHING, choice), ...own.filter(({ gameId }) => isChosen(gameId, choice))],
    isLoaded: answer !== null,
    isLoading: choice === null ? games.isFetching : query.isFetching || data !== query.data,
    error: choice === null ? games.error : isEmpty ? null : query.error,
    loadedAt: answer?.loadedAt ?? null,
    skipped: answer?.skipped ?? 0,
    retry: () => void (choice === null ? games : query).refetch(),
  }
}

interface Answer {
  readonly games: readonly { readonly gameId: GameId; readonly activities: readonly GameActivity[] }[]
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
  return selection && choiceOf(selection)
}

function choiceOf({ selections }: GameSelectionState): Choice {
  const games = enabledGames(selections)
  return { games, subTypes: Object.fromEntries(games.map((id) => [id, selections[id]?.activities ?? []])) }
}

/** The newest answer there was: a failed question takes nothing away. */
function useLastOf(answer: Answer | undefined): Answer | null {
  const [last, setLast] = useState<Answer | null>(null)
  if (answer && answer !== last) setLast(answer)
  return answer ?? last
}

function isChosen(gameId: ActivityGame, choice: Choice | null): boolean {
  return gameId === 'own' || choice?.subTypes[gameId] !== undefined
}

/** Of an answer that may be to an earlier question, what the present choice still wants. */
function chosenOf({ games }: Answer, choice: Choice | null): GameActivity[] {
  return games.flatMap(({ gameId, activities }) => {
    const types = choice?.subTypes[gameId]
    return types ? activities.filter(({ type }) => types.includes(type)) : []
  })
}
