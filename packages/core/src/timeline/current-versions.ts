import type { PlacedActivity } from '../activity/activity.ts'
import { phaseOf } from '../activity/timing.ts'
import type { ActivityGame } from '../games/game.ts'
import type { Instant } from '../time/instant.ts'

/** A game's current and next version. */
export interface CurrentVersion {
  /** The running one; in the pause between two versions the one that is about to start. */
  readonly version: PlacedActivity
  /** The one after it; `null` while nothing is known of it. */
  readonly next: PlacedActivity | null
}

/** The version of each game that has one running or ahead. (HOME-3) */
export function currentVersions(
  activities: readonly PlacedActivity[],
  now: Instant,
): ReadonlyMap<ActivityGame, CurrentVersion> {
  const versions = activities
    .filter((activity) => activity.type === 'version' && phaseOf(activity, now) !== 'ended')
    .toSorted((a, b) => a.startAt - b.startAt)
  const current = new Map<ActivityGame, CurrentVersion>()
  for (const version of versions) {
    const first = current.get(version.gameId)
    if (!first) current.set(version.gameId, { version, next: null })
    else if (!first.next) current.set(version.gameId, { ...first, next: version })
  }
  return current
}
