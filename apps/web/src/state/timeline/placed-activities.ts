import type { Activity, PlacedActivity } from '@ephemeris/core/activity/activity'
import { placeActivities } from '@ephemeris/core/activity/place'
import type { EventWindow } from '@ephemeris/core/time/event-window'
import { wallTime } from '@ephemeris/core/time/wall-time'
import { useDeferredValue } from 'react'
import { useConfig } from '#web/state/config'
import { useServerOffsets } from '#web/state/server-zone'

/** While no one can say where the window lies, nothing is moved into it. */
const UNBOUNDED: EventWindow = { start: wallTime(Number.NEGATIVE_INFINITY), end: wallTime(Number.POSITIVE_INFINITY) }

/**
 * The activities on the servers on which their games are played, inside the window that the server publishes; its answer is rendered as in
 * `useActivities`. (TIME-2, TIME-6)
 */
export function usePlacedActivities(activities: readonly Activity[]): {
  placed: PlacedActivity[]
  isPlaced: boolean
} {
  const serverOf = useServerOffsets()
  const { data, isPending } = useConfig()
  const eventWindow = useDeferredValue(data?.eventWindow ?? UNBOUNDED)
  const isPlaced = useDeferredValue(!isPending)
  return { placed: placeActivities(activities, serverOf, eventWindow), isPlaced }
}
