import type { DisplayedClock } from '@ephemeris/core/time/clock'
import { type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { readMinuteOfDay } from '@ephemeris/core/time/minute-of-day'
import { type Evening, eveningOf } from '@ephemeris/core/tonight/evening'
import { type Tonight, type TonightIncome, tonightOf } from '@ephemeris/core/tonight/tonight'
import { useMemo } from 'react'
import { useNow } from '#web/lib/page-clock'
import { type Activities, useActivities } from '#web/state/activities'
import { useDeviceClock } from '#web/state/displayed-clock'
import { useMarks } from '#web/state/marks'
import { usePlacedActivities } from '#web/state/placed-activities'
import { usePlaysUntil } from '#web/state/plan/plans'
import { useIncomes } from '#web/state/plan/use-incomes'

export interface TonightState extends Pick<Activities, 'error' | 'retry'> {
  /** `null` until the activities have been loaded. */
  readonly tonight: Tonight | null
  readonly incomes: readonly TonightIncome[]
  /** By activity. */
  readonly bannerEnds: ReadonlyMap<string, Instant>
  readonly evening: Evening
  readonly now: Instant
  /** The player's own: an evening is not the server's. */
  readonly clock: DisplayedClock
}

/** What the player loses by going to bed, to the minute. (TON-1, TON-2) */
export function useTonight(): TonightState {
  const now = useNow(MINUTE_MS)
  const clock = useDeviceClock()
  const marks = useMarks()
  const { time } = usePlaysUntil()
  const { activities, isLoaded, error, retry } = useActivities()
  const { placed, isPlaced } = usePlacedActivities(activities)
  const incomes = useIncomes(activities, now)
  const stop = readMinuteOfDay(time) ?? 0
  const evening = useMemo(() => eveningOf(now, stop, clock), [now, stop, clock])

  const bannerEnds = useMemo(() => new Map(placed.map(({ id, endAt }) => [id, endAt])), [placed])
  const isKnown = isLoaded && isPlaced && incomes !== null
  return {
    tonight: isKnown ? tonightOf({ activities: placed, marks, incomes, evening, now }) : null,
    incomes: incomes ?? [],
    bannerEnds,
    evening,
    now,
    clock,
    error,
    retry,
  }
}
