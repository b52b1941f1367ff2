import type { Activity } from '@ephemeris/core/activity/activity'
import { activityId } from '@ephemeris/core/activity/activity-id'
import type { VersionWindow } from '@ephemeris/core/activity/versions/expected-versions'
import type { AnnouncedVersion } from '@ephemeris/core/activity/versions/version-facts'
import type { GameId } from '@ephemeris/core/games/game'

/** Versions of which the loaded calendar knows more than the shipped facts: the opening was announced since. */
export function announcedVersions(
  gameId: GameId,
  windows: readonly VersionWindow[],
  activities: readonly Activity[],
): readonly AnnouncedVersion[] {
  const byId = new Map(activities.map((activity) => [activity.id, activity]))
  // First the few of which more may be known: the id of each is a digest.
  const expected = windows.filter(({ certainty }) => certainty !== 'announced')
  return expected.flatMap(({ version, startCertainty }) => {
    const activity = byId.get(activityId(gameId, `${gameId}-v${version}`))
    if (activity?.start.kind !== 'instant') return []
    const isOpeningKnown = (activity.startCertainty ?? activity.certainty) === 'announced'
    if (!isOpeningKnown || (startCertainty === 'announced' && activity.certainty !== 'announced')) return []
    const end = activity.certainty === 'announced' && activity.end.kind === 'instant' ? activity.end.at : null
    return [{ version, start: activity.start.at, end }]
  })
}
