import type { Activity } from '@ephemeris/core/activity/activity'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import type { GoalCalendar } from '@ephemeris/core/plan/goals/goal-end'
import type { DisplayedClock } from '@ephemeris/core/time/clock'
import { type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { readMinuteOfDay } from '@ephemeris/core/time/minute-of-day'
import { type Evening, eveningOf } from '@ephemeris/core/tonight/evening'
import { type Tonight, type TonightIncome, tonightOf } from '@ephemeris/core/tonight/tonight'
import { useMemo } from 'react'
import { useNow } from '#web/lib/time/page-clock'
import { useDeviceClock } from '#web/state/displayed-clock'
import { useMarks } from '#web/state/marks'
import { usePlaysUntil } from '#web/state/plan/plans'
import { useIncomes } from '#web/state/plan/use-incomes'
import { type Activities, useActivities } from '#web/state/timeline/activities'
import { usePlacedActivities } from '#web/state/timeline/placed-activities'

export interface TonightState extends Pick<Activities, 'error' | 'retry'> {
  /** `null` until the activities have been loaded. */
  readonly tonight: Tonight | null
  readonly incomes: readonly TonightIncome[]
  /** By activity. */
  readonly banners: GoalCalendar['banners']
  /** What running and coming banners feature, in the language of the page. */
  readonly itemNames: ItemNames
  readonly evening: Evening
  readonly now: Instant
  /** On the player's clock, not the server's. */
  readonly clock: DisplayedClock
}

/** By game, then by item. */
type ItemNames = Readonly<Partial<Record<GameId, ReadonlyMap<string, string>>>>

/** What the player loses by going to bed, to the minute. (TON-1, TON-2) */
export function useTonight(): TonightState {
  const now = useNow(MINUTE_MS)
  const clock = useDeviceClock()
  const marks = useMarks()
  const time = usePlaysUntil()
  const { activities, isLoaded, error, retry } = useActivities()
  const { placed, isPlaced } = usePlacedActivities(activities)
  const incomes = useIncomes(activities, now)
  const stop = readMinuteOfDay(time) ?? 0
  const evening = useMemo(() => eveningOf(now, stop, clock), [now, stop, clock])

  const banners = useMemo(() => new Map(placed.map(({ id, startAt, endAt }) => [id, { startAt, endAt }])), [placed])
  const itemNames = useMemo(() => featuredNames(placed), [placed])
  const isKnown = isLoaded && isPlaced && incomes !== null
  return {
    tonight: isKnown ? tonightOf({ activities: placed, marks, incomes, evening, now }) : null,
    incomes: incomes ?? [],
    banners,
    itemNames,
    evening,
    now,
    clock,
    error,
    retry,
  }
}

function featuredNames(activities: readonly Pick<Activity, 'gameId' | 'featured'>[]): ItemNames {
  const namesIn = (gameId: GameId) =>
    activities.flatMap((one) => (one.gameId === gameId ? one.featured.map(({ id, name }) => [id, name] as const) : []))
  return Object.fromEntries(GAME_IDS.map((gameId) => [gameId, new Map(namesIn(gameId))]))
}
