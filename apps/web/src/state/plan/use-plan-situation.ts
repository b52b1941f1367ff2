import { type Activity, edgeInstant } from '@ephemeris/core/activity/activity'
import { codePayments } from '@ephemeris/core/codes/code-payments'
import { serverOf } from '@ephemeris/core/gacha/server-of'
import type { GameId } from '@ephemeris/core/games/game'
import { knownGoals } from '@ephemeris/core/plan/goals/banner-goals'
import type { GoalCalendar } from '@ephemeris/core/plan/goals/goal-end'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { isUnsettled, withAnnouncedGoals } from '@ephemeris/core/plan/goals/waiting-goals'
import { firstTypedAt, recentPullsOf } from '@ephemeris/core/plan/holdings/recent-pulls'
import type { AccountPlan, PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { DAY_MS, type Instant, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { calendarOf } from '@ephemeris/gamedata/income/game-calendar'
import { INCOME } from '@ephemeris/gamedata/income/income'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useLocale } from 'use-intl'
import { useNow } from '#web/lib/time/page-clock'
import { useCodes } from '#web/state/evening/codes'
import { useMarks } from '#web/state/marks'
import { completePlan, usePlan } from '#web/state/plan/plans'
import { loadFacts } from '#web/state/pulls/game-facts'
import { type CountedAccount, usePulls } from '#web/state/pulls/use-pulls'
import { useServerOffsets } from '#web/state/server-zone'
import { activitiesQuery } from '#web/state/timeline/activities'

/** Versions are continued as far as this: the last goal's horizon lies before. */
const CALENDAR_MS = 600 * DAY_MS

export interface PlanSituationState {
  /** `null` until the facts of the game have been loaded. */
  readonly situation: PlanSituation | null
  readonly calendar: PlanCalendar
  /** `null`: no records of this account are on the device, or no one is signed in. */
  readonly records: CountedAccount | null
  readonly isLoadingRecords: boolean
  readonly error: unknown
  retry(): void
}

/**
 * Everything that the answers of a plan follow from, on this device alone: offline and signed out there is as much as
 * is known. (PLAN-10)
 *
 * @param tried a plan that is only tried; `null`: the one that is kept
 */
export function usePlanSituation({ gameId, uid }: PlanAccount, tried: AccountPlan | null = null): PlanSituationState {
  const kept = usePlan({ gameId, uid })
  const marks = useMarks()
  const now = useNow(MINUTE_MS)
  const server = useServerOffsets()(gameId)
  const calendar = usePlanCalendar(gameId)
  const pulls = usePulls({ gameId, uid })
  const { open: codes } = useCodes(gameId)
  const facts = useQuery({
    queryKey: ['game-facts', gameId],
    queryFn: () => loadFacts(gameId),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: 'always',
  })
  const { activities } = calendar
  const plan = tried ?? kept
  const index = useDeferredValue(facts.data ?? null)
  const histories = pulls.data?.histories ?? NO_HISTORIES

  const situation = useMemo((): PlanSituation | null => {
    if (index?.gameId !== gameId) return null
    // The log of an account is on its own clock, everything else on that of the server on which the game is played.
    const logged = (uid === null ? null : serverOf(uid, index.facts.servers)?.offset) ?? server
    const until = instant(now + CALENDAR_MS)
    return {
      gameId,
      plan,
      marks,
      now,
      index,
      histories,
      facts: INCOME[gameId],
      calendar: calendarOf(gameId, { server, until, activities }),
      banners: bannersOf(activities, server),
      codes: codePayments(codes, now),
      recent: recentPullsOf(histories, { index, server: logged }, firstTypedAt(plan, now)),
    }
  }, [gameId, uid, plan, marks, now, server, index, histories, activities, codes])

  useAnnouncedGoals({ gameId, uid }, { plan: kept, situation, activities })

  return {
    situation,
    calendar,
    records: pulls.data ?? null,
    isLoadingRecords: pulls.isLoading,
    error: facts.error ?? pulls.error,
    retry: () => void Promise.all([facts.refetch(), pulls.refetch()]),
  }
}

const NO_HISTORIES: CountedAccount['histories'] = new Map()

interface Announced {
  /** As it is kept. */
  readonly plan: AccountPlan
  readonly situation: PlanSituation | null
  readonly activities: readonly Activity[]
}

/** Goals that wait get the banner that was announced for them, once for all devices of the player. (PLAN-46) */
function useAnnouncedGoals({ gameId, uid }: PlanAccount, { plan, situation, activities }: Announced): void {
  useEffect(() => {
    if (!situation || !plan.goals.some(isUnsettled)) return
    const { index, now } = situation
    const candidates = knownGoals(activities, { index, server: situation.calendar.server, now })
    if (withAnnouncedGoals(plan, candidates, now) === plan) return
    completePlan({ gameId, uid }, (kept) => withAnnouncedGoals(kept, candidates, now))
  }, [gameId, uid, plan, situation, activities])
}

interface PlanCalendar {
  /** All of the game that the server knows, whatever the player chose to see; nothing until it was loaded. */
  readonly activities: readonly Activity[]
  readonly loadedAt: Instant | null
  readonly isLoading: boolean
  readonly error: unknown
  retry(): void
}

const NOTHING: readonly Activity[] = []

/** The calendar of one game, for its plan. An answer is rendered as in `useActivities`. */
function usePlanCalendar(gameId: GameId): PlanCalendar {
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
function bannersOf(
  activities: readonly Activity[],
  server: Parameters<typeof edgeInstant>[1],
): GoalCalendar['banners'] {
  return new Map(
    activities
      .filter(({ type }) => type === 'gacha')
      .map(({ id, start, end }) => [id, { startAt: edgeInstant(start, server), endAt: edgeInstant(end, server) }]),
  )
}
