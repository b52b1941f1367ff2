import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { type Activities, useActivities } from '#web/state/timeline/activities'
import { usePlacedActivities } from '#web/state/timeline/placed-activities'

/** The activities that the timeline shows, on the player's server. */
export interface HomeActivities extends Omit<Activities, 'activities'> {
  readonly placed: readonly PlacedActivity[]
}

export function useHomeActivities(): HomeActivities {
  const { activities, ...state } = useActivities()
  const { placed, isPlaced } = usePlacedActivities(activities)
  return { ...state, placed, isLoaded: state.isLoaded && isPlaced }
}
