import type { GameSelections } from '@ephemeris/core/games/selection/selection'
import { readSelections } from '@ephemeris/core/games/selection/stored-selection'
import { readAllPlans } from '@ephemeris/core/plan/stored/stored-plan'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { GAMES } from '@ephemeris/gamedata/games'

/** Marks with which an activity is of no further interest. */
const LEAVING: ReadonlySet<string> = new Set(['done', 'cancelled'])

/** Whether the user of these settings still waits for an activity. (FEED-10) */
export function isOpenForUser(settings: SyncedSettings | null, activityId: string): boolean {
  return !LEAVING.has(settings?.activityStatus[activityId] ?? '')
}

/** Games and kinds as chosen in a slot; all games with their defaults where no slot was ever written. (FEED-10) */
export function selectionsIn(settings: SyncedSettings | null): GameSelections {
  // An empty choice is none: the slot comes from a device that never chose.
  const chosen = settings?.userGameSelections ?? {}
  return readSelections(Object.keys(chosen).length > 0 ? chosen : null, GAMES)
}

/** The announced banners of goals that are not skipped, in the plan of any account. (REM-3) */
export function goalBanners(settings: SyncedSettings | null): ReadonlySet<string> {
  const goals = readAllPlans(settings?.plan ?? {}).flatMap((plan) => plan.goals)
  return new Set(goals.flatMap(({ bannerId, isSkipped }) => (bannerId !== null && !isSkipped ? [bannerId] : [])))
}
