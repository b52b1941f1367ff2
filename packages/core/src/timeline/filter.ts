import type { PlacedActivity } from '../activity/activity.ts'
import { type Marks, type Status, statusOf } from '../activity/status.ts'
import { phaseOf, urgencyOf } from '../activity/timing.ts'
import type { ActivityType, GameId } from '../games/game.ts'
import { searchFor } from '../language/search-key.ts'
import type { DisplayedClock } from '../time/clock.ts'
import type { Instant } from '../time/instant.ts'

/** What the player wants to see; an empty list or text asks nothing. (TL-8) */
export interface TimelineFilter {
  readonly text: string
  /** Games switched off in the head of the timeline. */
  readonly hiddenGames: readonly GameId[]
  readonly type: ActivityType | null
  readonly statuses: readonly Status[]
  /** Only what runs and ends today or tomorrow. */
  readonly isEndingSoon: boolean
  /** Leaves out what is done or cancelled. */
  readonly hideDone: boolean
}

export const NO_FILTER: TimelineFilter = {
  text: '',
  hiddenGames: [],
  type: null,
  statuses: [],
  isEndingSoon: false,
  hideDone: false,
}

export interface FilterContext {
  readonly marks: Marks
  readonly now: Instant
  readonly clock: DisplayedClock
  /** Everything of an activity that a search may hit: titles, game, names of featured items. */
  searchTextOf(activity: PlacedActivity): string
}

export interface Filtered {
  readonly shown: readonly PlacedActivity[]
  /** How many the filter of what ends soon shows, beside the other filters. */
  readonly endingSoonCount: number
}

export function filterActivities(
  activities: readonly PlacedActivity[],
  filter: TimelineFilter,
  context: FilterContext,
): Filtered {
  const isFound = searchFor(filter.text)

  const found = activities.filter((activity) => {
    if (filter.hiddenGames.some((id) => id === activity.gameId)) return false
    if (filter.type && activity.type !== filter.type) return false
    if (!hasWantedStatus(statusOf(context.marks, activity.id), filter)) return false
    return filter.text === '' || isFound(context.searchTextOf(activity))
  })
  const endingSoon = found.filter((activity) => endsSoon(activity, context.now, context.clock))
  return { shown: filter.isEndingSoon ? endingSoon : found, endingSoonCount: endingSoon.length }
}

/** Running, and over today or tomorrow on the displayed clock; an end that is only expected, or no longer announced, is not counted on. (TL-9) */
export function endsSoon(activity: PlacedActivity, now: Instant, clock: DisplayedClock): boolean {
  if (activity.certainty === 'expected' || phaseOf(activity, now) !== 'running') return false
  if (activity.announcement?.goneSince) return false
  return urgencyOf(activity.endAt, now, clock) === 'urgent'
}

function hasWantedStatus(status: Status, { statuses, hideDone }: TimelineFilter): boolean {
  if (hideDone && (status === 'done' || status === 'cancelled')) return false
  return statuses.length === 0 || statuses.includes(status)
}
