import type { Activity } from '@ephemeris/core/activity/activity'
import { activityId } from '@ephemeris/core/activity/activity-id'
import type { VersionWindow } from '@ephemeris/core/activity/versions/expected-versions'
import type { AnnouncedVersion } from '@ephemeris/core/activity/versions/version-facts'
import type { GameId } from '@ephemeris/core/games/game'
import { type IncomeCalendar, incomeCalendarOf } from '@ephemeris/core/income/income-calendar'
import type { Instant } from '@ephemeris/core/time/instant'
import type { UtcOffset } from '@ephemeris/core/time/zone'
import { OBSERVED } from '../timeline/observed'
import { CYCLES } from '../timeline/recurring'
import { VERSIONS } from '../timeline/versions'

/** When things turn over in a game on a server, as the shipped facts and the loaded calendar have it. */
export function calendarOf(
  gameId: GameId,
  { server, until, activities }: { server: UtcOffset; until: Instant; activities: readonly Activity[] },
): IncomeCalendar {
  const facts = {
    cycles: CYCLES[gameId],
    versions: VERSIONS[gameId],
    versionDays: OBSERVED[gameId].versionDays,
  }
  const calendar = incomeCalendarOf(facts, server, until)
  const announced = announcedVersions(gameId, calendar.versions, activities)
  return announced.length === 0 ? calendar : incomeCalendarOf({ ...facts, announced }, server, until)
}

/** Versions of which the loaded calendar knows more than the shipped facts: the opening was announced since. */
function announcedVersions(
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
